import { parseFeed } from 'feedsmith';
import { z } from 'zod';
import { localAddressProblem, parseAddress } from '../../../src/content/addresses/addresses';
import { addressesInCss } from '../css-addresses';
import { placeInHtml, placeOf } from '../place-in-build';
import type { BuiltPage, Reference } from '../read-page';
import { childText, readXml, type XmlElement } from '../read-xml';
import type { Fault, Rule } from '../rule';
import type { Site } from '../site';

/** The references that a browser loads with a page, without being asked. */
const isLoaded = ({ element, rel }: Reference) =>
  element === 'link'
    ? /stylesheet|icon|manifest|preload|prefetch/.test(rel)
    : /^(audio|css|embed|iframe|img|object|script|source|track|video)$/.test(element);

/** Returns what is wrong with the file of a reference; undefined: nothing. */
function fileProblem(
  { element, href, url }: Pick<Reference, 'element' | 'href' | 'url'>,
  site: Site,
) {
  if (!url) return element === 'img' && href === '' ? 'An image names no file.' : undefined;
  if (localAddressProblem(url.href) !== undefined)
    return `${href} is on ${url.hostname}, which visitors cannot reach.`;
  if (url.protocol === 'http:')
    return `Browsers do not load ${href}, because the page comes by https. Write https:`;
  if (url.origin !== site.address) return undefined;
  const size = site.sizeAt(url.pathname);
  const seen =
    { css: 'A style', script: 'A script', img: 'A picture', source: 'A picture' }[element] ??
    'A file';
  if (size === undefined)
    return `${seen} of the page, ${url.pathname}, does not exist. Build the site again, or correct the address.`;
  return size === 0
    ? `${seen} of the page, ${url.pathname}, has 0 bytes. Build the site again.`
    : undefined;
}

/** Lists what the style sheets of a site load. */
const loadedByStyles = (site: Site) =>
  [...site.files]
    .filter((file) => file.endsWith('.css'))
    .flatMap((file) =>
      addressesInCss(site.textAt(file)).map((href) => ({
        element: 'css',
        href,
        url: parseAddress(href, site.address + file),
        file,
      })),
    );

function pageFaults(page: BuiltPage, site: Site): Fault[] {
  const loaded = new Map(page.references.filter(isLoaded).map((one) => [one.href, one]));
  return [...loaded.values()].flatMap((reference) => {
    const message = fileProblem(reference, site);
    if (message === undefined) return [];
    return {
      page: page.address,
      subject: reference.href,
      message,
      source: placeOf(site, page, reference.href || '<img'),
    };
  });
}

/** The scripts that webpack's runtime loads by name when they are needed. */
function laterScripts(site: Site): string[] {
  const runtime = [...site.files].find((file) => /\/webpack-runtime-\w+\.js$/.test(file));
  // A server is asked for what pages name, which these are not.
  if (runtime === undefined || site.host.variants !== undefined) return [];
  return [...site.textAt(runtime).matchAll(/-([\da-f]{20})\.js"/g)].flatMap(([, hash = '']) =>
    [...site.files].some((file) => file.includes(hash)) ? [] : [hash],
  );
}

/** Everything that a page loads is there. */
const file: Rule = {
  id: 'file',
  promise: 'S7',
  why: 'Visitors get a page without its styles, letters, pictures or forms, and browsers block what comes by http.',
  see: 'https://developer.mozilla.org/en-US/docs/Web/HTTP/Reference/Status/404',
  judge(site) {
    const isAnswered = (page: string) => (site.host.answer(page)?.status ?? 200) === 200;
    const empty = site.emptyPages.filter(isAnswered).map((page): Fault => ({
      page,
      subject: page,
      message: `${page} has no HTML, so that visitors see an empty window. Build the site again.`,
    }));
    const inStyles = loadedByStyles(site).flatMap(({ file: style, ...reference }): Fault[] => {
      const message = fileProblem(reference, site);
      return message === undefined
        ? []
        : [{ subject: reference.href, message, source: { file: `public${style}` } }];
    });
    const later = laterScripts(site).map((hash): Fault => ({
      subject: hash,
      message: `The script with the hash ${hash}, which is loaded when a visitor uses a form, does not exist. Build the site again.`,
      source: { file: 'public/static/' },
    }));
    return [
      ...empty,
      ...site.pages.flatMap((page) => pageFaults(page, site)),
      ...inStyles,
      ...later,
    ];
  },
};

const manifestSchema = z.looseObject({
  name: z.string().min(1),
  start_url: z.string(),
  icons: z.array(z.looseObject({ src: z.string(), sizes: z.string().optional() })).min(1),
});

/** Returns what is wrong with a web app manifest. */
function manifestProblems(site: Site, path: string): string[] {
  const text = site.textAt(path);
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    return ['is no JSON'];
  }
  const parsed = manifestSchema.safeParse(data);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    return [`lacks “${issue?.path.join('.') ?? ''}”`];
  }
  return parsed.data.icons.flatMap(({ src }) => {
    const url = parseAddress(src, site.address + path);
    const size = url?.origin === site.address ? site.sizeAt(url.pathname) : undefined;
    return size ? [] : [`names the icon ${src}, which does not exist`];
  });
}

const manifest: Rule = {
  id: 'manifest',
  promise: 'H3',
  why: 'Phones take the name and the icon of the site from it.',
  see: 'https://www.w3.org/TR/appmanifest/',
  judge(site) {
    const pages = site.pages.filter(({ manifests }) => manifests.length > 0);
    const paths = new Set(
      pages.flatMap(({ manifests, address }) =>
        manifests.flatMap((href) => parseAddress(href, site.address + address)?.pathname ?? []),
      ),
    );
    return [...paths]
      .filter((path) => site.sizeAt(path))
      .flatMap((path) =>
        manifestProblems(site, path).map((problem) => ({
          subject: path,
          message: `The manifest ${path} ${problem}.`,
          source: { file: `public${path}` },
        })),
      );
  },
};

/** Where to report security problems (RFC 9116). */
const securityTxt: Rule = {
  id: 'security-txt',
  promise: 'H1',
  why: 'Whoever finds a hole in the site looks here for whom to tell, and not after the day on which it expires.',
  see: 'https://www.rfc-editor.org/rfc/rfc9116',
  judge(site) {
    const path = '/.well-known/security.txt';
    const fields = new Map(
      site
        .textAt(path)
        .split(/\r?\n/)
        .map((line) => line.split(/:\s*(.*)/s))
        .map(([name = '', value = '']) => [name.toLowerCase(), value.trim()]),
    );
    const expires = fields.get('expires') ?? '';
    const time = new Date(expires).getTime();
    const place = site.content.fieldIn('site.json', 'security.expires');
    const fault = (message: string, source = { file: `public${path}` }): Fault[] => [
      { subject: path, message, source },
    ];
    if (!site.files.has(path)) return fault(`${path} is missing.`);
    if (!/^(mailto|https|tel):./.test(fields.get('contact') ?? ''))
      return fault(`${path} names no contact. Write "Contact: mailto:" and an address.`);
    if (Number.isNaN(time))
      return fault(`${path} has no day on which it expires. Write "expires" in site.json.`, place);
    return time < Date.now()
      ? fault(`${path} has expired on ${expires.slice(0, 10)}. Write a later day.`, place)
      : [];
  },
};

/** Lists the addresses that an Atom or RSS feed names, with those in the texts of its entries left out. */
function feedAddresses(element: XmlElement): string[] {
  const { name, attributes, text, children } = element;
  const own =
    name === 'link'
      ? [attributes.href ?? text.trim()]
      : ['uri', 'logo', 'icon', 'url'].includes(name)
        ? [text.trim()]
        : [];
  return [
    ...own,
    ...children.filter((child) => child.name !== 'content').flatMap(feedAddresses),
  ].filter(Boolean);
}

function feedProblems(site: Site, path: string): string[] {
  const text = site.textAt(path);
  let root: XmlElement;
  try {
    root = readXml(text);
    parseFeed(text);
  } catch (error) {
    return [`is ${error instanceof Error ? error.message : 'no feed'}`];
  }
  const entries = root.children.filter(({ name }) => name === 'entry' || name === 'item');
  const ids = entries.map((entry) => childText(entry, 'id') || childText(entry, 'guid'));
  const twice = ids.filter((id, index) => ids.indexOf(id) !== index);
  const days = entries.flatMap((entry) =>
    ['updated', 'published', 'pubDate'].map((name) => childText(entry, name)).filter(Boolean),
  );
  const gone = [...new Set(feedAddresses(root))].filter((address) => {
    const url = parseAddress(address);
    if (!url || localAddressProblem(address) !== undefined) return true;
    return url.origin === site.address && site.fileAt(url.pathname) === undefined;
  });
  const isElsewhere =
    childText(root, 'id').startsWith('http') &&
    !childText(root, 'id').startsWith(`${site.address}/`);
  // One host is one cause.
  const hosts = new Set(gone.map((address) => parseAddress(address)?.origin ?? address));
  return [
    ...[...hosts].map((host) =>
      host === site.address
        ? `names ${gone.find((address) => address.startsWith(host)) ?? host}, which does not exist`
        : `names ${host}, which readers cannot reach. Expected ${site.address}`,
    ),
    ...(isElsewhere && hosts.size === 0
      ? [`has an id on another host: ${childText(root, 'id')}`]
      : []),
    ...(entries.length === 0 ? ['has no article'] : []),
    ...[...new Set(twice)].map((id) => `has the id ${id} twice`),
    ...days
      .filter((day) => Number.isNaN(new Date(day).getTime()))
      .map((day) => `says “${day}”, which is no day`),
    ...entries
      .filter((entry) => childText(entry, 'title') === '')
      .map(() => 'has an article without a title'),
  ];
}

const feed: Rule = {
  id: 'feed',
  promise: 'S11',
  why: 'A reader of feeds shows nothing of a feed that it cannot read, and forgets a feed that it cannot find.',
  see: 'https://www.rfc-editor.org/rfc/rfc4287',
  judge(site) {
    const announced = new Map(
      site.pages.flatMap((page) => page.feeds.map((href) => [href, page] as const)),
    );
    return [...announced].flatMap(([href, page]): Fault[] => {
      const { pathname, origin } = parseAddress(href, site.address + page.address) ?? {};
      const source = { file: `public${pathname ?? ''}` };
      if (pathname === undefined || origin !== site.address || !site.files.has(pathname))
        return [
          {
            subject: href,
            message: `The feed ${href}, which the pages announce, does not exist.`,
            source: placeInHtml(page, href),
          },
        ];
      return feedProblems(site, pathname).map((problem) => ({
        subject: href,
        message: `The feed ${href} ${problem}.`,
        source,
      }));
    });
  },
};

/** Folders of the computers that build, and what only a build or `develop` needs. */
const buildTraces: readonly { what: string; pattern: RegExp }[] = [
  {
    what: 'the folder in which the site was built',
    pattern: /(?<![\w.-])\/(work|home|root|tmp|Users|var\/folders)\/[\w.-]+/,
  },
  {
    what: 'a key that must stay secret',
    pattern:
      /-----BEGIN [A-Z ]*PRIVATE KEY-----|\bAKIA[0-9A-Z]{16}\b|\bgh[pousr]_\w{36}|\bgithub_pat_\w{22,}|\bxox[abprs]-[\w-]{10,}|\b[sr]k_(live|test)_\w{16,}|\bnpm_\w{36}|\bAIza[\w-]{35}|\b(accessToken|password|passwd|secret)["']?\s*[:=]\s*["'][^"']{8,}/,
  },
];

const internalFiles = /stats\.json$|\/~|\.(tsx?|mdx|env|log|map)$/;

/** What is published by mistake. */
const published: Rule = {
  id: 'published',
  promise: 'H3',
  why: 'Everybody can read what is published.',
  see: 'https://owasp.org/Top10/A05_2021-Security_Misconfiguration/',
  judge: (site) => [
    ...[...site.files]
      .filter((name) => internalFiles.test(name))
      .map((name): Fault => ({
        subject: name,
        message: `${name} is published, and only a build needs it. Delete it.`,
        source: { file: `public${name}` },
      })),
    ...[...site.files]
      .filter((name) => /\.(html|js|css|json|txt|svg|xml|webmanifest)$/.test(name))
      .flatMap((name) => {
        const text = site.textAt(name);
        return buildTraces.flatMap(({ what, pattern }): Fault[] => {
          const [found] = pattern.exec(text) ?? [];
          return found === undefined
            ? []
            : [
                {
                  subject: name,
                  message: `${name} shows ${what}: ${found.slice(0, 40)}`,
                  source: { file: `public${name}` },
                },
              ];
        });
      }),
  ],
};

export const fileRules = [file, manifest, securityTxt, feed, published];
