import { localAddressProblem, parseAddress } from '../../../src/content/addresses/addresses';
import { addressesInCss } from '../css-addresses';
import { placeOf } from '../place-in-build';
import type { BuiltPage, Reference } from '../read-page';
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
export const loadedFileRule: Rule = {
  id: 'file',
  requirement: 'S7',
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
