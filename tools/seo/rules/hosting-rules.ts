import { canonicalPath, parseAddress } from '../../../src/content/addresses/addresses';
import { allows, parsePolicies, unusedHashes, type PolicyRequest } from '../content-policy';
import { placeInHtml } from '../place-in-build';
import type { BuiltPage, Reference } from '../read-page';
import type { Fault, Rule } from '../rule';
import type { Site } from '../site';
import { isHidden } from './indexing-rules';

const headersFile = { file: 'public/_headers' };
const redirectsFile = { file: 'public/_redirects' };

/** The directive that decides whether an element may load its address. */
function directiveOf({ element, rel }: Reference): string | undefined {
  if (element === 'link')
    return {
      stylesheet: 'style-src',
      icon: 'img-src',
      'apple-touch-icon': 'img-src',
      manifest: 'manifest-src',
    }[rel];
  const directives: Readonly<Record<string, string>> = {
    ...{ script: 'script-src', img: 'img-src', source: 'img-src', css: 'font-src' },
    ...{ iframe: 'frame-src', audio: 'media-src', form: 'form-action', object: 'object-src' },
  };
  return directives[element];
}

/** Lists what a browser must be allowed to load, run and send for a page. */
function requestsOf(page: BuiltPage): (PolicyRequest & { what: string })[] {
  const styles = page.hasInlineStyles
    ? [{ directive: 'style-src', text: '', what: 'the styles in the page' }]
    : [];
  const scripts = page.scripts.flatMap((script) =>
    script.text === undefined
      ? []
      : [{ directive: 'script-src', text: script.text, what: 'a script in the page' }],
  );
  const files = page.references.flatMap((reference) => {
    const { element, href, url } = reference;
    // What comes by http is a finding of its own.
    if (!url || !(url.protocol === 'https:' || element === 'form')) return [];
    // A video of the site is played by the page, another one in a frame.
    const player = href.startsWith('/') ? 'media-src' : 'frame-src';
    const isPicture = element === 'css' && !/\.(woff2?|ttf|otf)$/.test(url.pathname);
    const directive = element === 'video' ? player : isPicture ? 'img-src' : directiveOf(reference);
    const what = `${element === 'form' ? 'a form that is sent to' : 'what comes from'} ${url.origin}`;
    // The forms are sent by a script, and by the browser where none runs.
    const directives = element === 'form' ? ['form-action', 'connect-src'] : [directive];
    return directives.flatMap((one) => (one === undefined ? [] : [{ directive: one, url, what }]));
  });
  return [...styles, ...scripts, ...files];
}

function policyFaults(page: BuiltPage, site: Site): Fault[] {
  const header = site.host.answer(page.address)?.headers.get('Content-Security-Policy') ?? '';
  const policies = [header, ...page.policies].flatMap(parsePolicies);
  const blocked = requestsOf(page).filter((request) => !allows(policies, request, site.address));
  const causes = new Set(blocked.map(({ directive, what }) => `${directive} blocks ${what}`));
  const [first] = causes;
  const isOtherBuild = blocked.some(
    (request) => 'text' in request && request.directive === 'script-src',
  );
  if (first === undefined) return [];
  const message = isOtherBuild
    ? 'The Content-Security-Policy blocks a script in the page, as that of another build does: its theme, menu and forms do not work. Publish the headers of this build.'
    : `The Content-Security-Policy blocks a part of the page: ${[...causes].join(', ')}. Publish the headers of this build.`;
  const source =
    page.policies.length > 0 ? placeInHtml(page, 'Content-Security-Policy') : headersFile;
  return [{ page: page.address, subject: 'Content-Security-Policy', message, source }];
}

/** The policy lets each page run its scripts, and no other. */
const policy: Rule = {
  id: 'policy',
  promise: 'H1',
  why: 'A browser blocks what the policy does not allow; without one, it runs whatever gets into a page.',
  see: 'https://www.w3.org/TR/CSP3/',
  judge(site) {
    if (!site.files.has('/_headers') && site.host.variants === undefined) return [];
    const header = site.host.answer('/')?.headers.get('Content-Security-Policy') ?? '';
    const fault = (message: string): Fault[] => [
      { subject: 'Content-Security-Policy', message, source: headersFile },
    ];
    if (header === '')
      return fault(
        'The host sends no Content-Security-Policy, so that a script of somebody else would run.',
      );
    const policies = parsePolicies(header);
    const isOpen = [
      { directive: 'script-src', text: '(any script)' },
      { directive: 'script-src', url: new URL('https://anywhere.invalid/a.js') },
    ];
    if (isOpen.some((request) => allows(policies, request, site.address)))
      return fault('The Content-Security-Policy lets any script run. Allow scripts by hash.');
    const blocked = site.pages.flatMap((page) => policyFaults(page, site));
    if (blocked.length > 0) return blocked;
    const texts = site.pages.flatMap(({ scripts }) => scripts.flatMap(({ text }) => text ?? []));
    const unused = unusedHashes(policies, texts);
    return unused.length === 0
      ? []
      : [
          {
            subject: 'unused',
            level: 'warning',
            message: `The Content-Security-Policy allows ${unused.length} scripts that no page has, as that of another build does. Publish the headers of this build.`,
            source: headersFile,
          },
        ];
  },
};

/** The headers that each page needs, with what is right in them. */
const expectedHeaders: readonly {
  name: string;
  isRight: (value: string) => boolean;
  without: string;
}[] = [
  {
    name: 'Strict-Transport-Security',
    isRight: (value) => Number(/max-age=(\d+)/.exec(value)?.[1] ?? 0) > 0,
    without: 'a first visit may be read on its way',
  },
  {
    name: 'X-Content-Type-Options',
    isRight: (value) => value === 'nosniff',
    without: 'browsers guess the type of a file',
  },
  {
    name: 'Referrer-Policy',
    isRight: (value) => value !== '' && value !== 'unsafe-url',
    without: 'other sites learn which page a visitor came from',
  },
];

const isYear = (cache: string) => Number(/max-age=(\d+)/.exec(cache)?.[1] ?? 0) >= 31_536_000;

/** Names that change with the content of a file. */
const hashed = /^\/static\/[\da-f]{32}\/|-[\da-f]{10,20}\.\w+(\.LICENSE\.txt)?$/;

/** What a host says with each answer. */
const headers: Rule = {
  id: 'headers',
  promise: 'H1',
  why: 'Browsers protect a visitor, and keep a file, only as far as the headers say.',
  see: 'https://owasp.org/www-project-secure-headers/',
  judge(site) {
    if (!site.files.has('/_headers') && site.host.variants === undefined) return [];
    const of = (path: string, name: string) => site.host.answer(path)?.headers.get(name) ?? '';
    const missing = expectedHeaders
      .filter(({ name, isRight }) => !isRight(of('/', name)))
      .map(({ name, without }): Fault => ({
        subject: name,
        message: `The header ${name} is “${of('/', name)}”: ${without}. Publish the headers of this build.`,
        source: headersFile,
      }));
    const isFramed =
      of('/', 'X-Frame-Options') === '' &&
      !of('/', 'Content-Security-Policy').includes('frame-ancestors');
    const kept = [...site.files].filter((file) =>
      isYear(of(file.replace(/index\.html$/, ''), 'Cache-Control')),
    );
    const frozen = kept.filter(
      (file) => !hashed.test(file) && !/^\/_(headers|redirects)$/.test(file),
    );
    const [first] = frozen;
    const asked = [...site.files].filter(
      (file) =>
        file.startsWith('/static/') &&
        hashed.test(file) &&
        !kept.includes(file) &&
        site.host.answer(file) !== undefined,
    );
    const slow: Fault[] =
      asked.length === 0
        ? []
        : [
            {
              subject: 'Cache-Control',
              level: 'warning',
              message:
                'Browsers ask again for files whose names have a hash, such as those of /static/. Set their Cache-Control to a year.',
              source: headersFile,
            },
          ];
    return [
      ...missing,
      ...(isFramed
        ? [
            {
              subject: 'frame-ancestors',
              message:
                'Other sites may show this one in a frame, and catch what visitors press. Publish the headers of this build.',
              source: headersFile,
            },
          ]
        : []),
      ...(first === undefined
        ? []
        : [
            {
              subject: 'immutable',
              message: `Browsers keep ${frozen.length} files for a year whose names do not change with them, such as ${first}, so that visitors see old ones. Shorten their Cache-Control.`,
              source: headersFile,
            },
          ]),
      ...slow,
    ];
  },
};

/** Follows the redirects of an address within the site. */
function chainFrom(path: string, site: Site): { steps: string[]; status: number; isLoop: boolean } {
  const steps = [path];
  for (;;) {
    const last = steps.at(-1) ?? path;
    const url = parseAddress(last, site.address);
    const answer =
      url?.origin === site.address ? site.host.answer(decodeURI(url.pathname)) : undefined;
    if (answer?.location === undefined)
      return { steps, status: answer?.status ?? 200, isLoop: false };
    const next =
      parseAddress(answer.location, site.address + last)?.href.replace(site.address, '') ?? '';
    const isLoop = steps.some(
      (step) =>
        canonicalPath(step) === canonicalPath(next.replace(/[?#].*$/, '')) &&
        step.endsWith('/') === next.endsWith('/'),
    );
    if (isLoop) return { steps: [...steps, next], status: answer.status, isLoop };
    steps.push(next);
  }
}

/** Every page answers, and every old address leads to one in one step. */
const redirects: Rule = {
  id: 'redirects',
  promise: 'H2',
  why: 'Visitors of an address that is hidden, lost or sent in a circle see nothing of the page.',
  see: 'https://developers.google.com/search/docs/crawling-indexing/301-redirects',
  judge(site) {
    const faults: Fault[] = site.host.mistakes.map(({ file, message }) => ({
      subject: message,
      message: `${file}: ${message}, so that hosts leave it out. Publish the files of this build.`,
      source: { file: `public/${file}` },
    }));
    const catchAll = site.host.redirects.filter(
      ({ from, status }) => from === '/*' && status < 400,
    );
    // One line that catches everything has a finding of its own.
    if (catchAll.length > 0) return faults;
    const pages = site.pages.filter(({ isNotFound }) => !isNotFound).map(({ address }) => address);
    const hidden = [...pages, ...site.emptyPages].filter(
      (address) => (site.host.answer(address)?.status ?? 200) !== 200,
    );
    for (const address of hidden) {
      const { status = 0, location } = site.host.answer(address) ?? {};
      const said = location === undefined ? `answers ${status}` : `is sent to ${location}`;
      const message = `${address} ${said}, so that nobody sees the page. Correct the redirects, or the settings of the host.`;
      faults.push({ page: address, subject: address, message, source: redirectsFile });
    }
    const sources = new Set([
      ...site.host.redirects.map(({ from }) => from),
      ...site.redirects.keys(),
    ]);
    const seen = new Set(hidden.map(canonicalPath));
    for (const from of [...sources].filter((one) => !/[*:]/.test(one))) {
      if (seen.has(canonicalPath(from))) continue;
      seen.add(canonicalPath(from));
      const { steps, status, isLoop } = chainFrom(from, site);
      if (isLoop) for (const step of steps) seen.add(canonicalPath(step));
      const [, first = '', second = ''] = steps;
      const message = isLoop
        ? `${steps.join(' leads to ')}: a circle, which browsers end with an error.`
        : status >= 400
          ? `${steps.join(' leads to ')}, which does not exist.`
          : steps.length > 2
            ? `${from} leads to ${first}, which leads to ${second}. Write the last one.`
            : undefined;
      if (message !== undefined)
        faults.push({
          subject: from,
          message,
          source: site.redirects.has(canonicalPath(from))
            ? site.content.fieldIn('redirects.json', 'items')
            : redirectsFile,
        });
    }
    return faults;
  },
};

/** A host answers an unknown address with the page of errors and its status. */
const notFound: Rule = {
  id: 'not-found',
  promise: 'H2',
  why: 'Search engines keep wrong addresses that answer as a page does, and visitors find no way on.',
  see: 'https://developers.google.com/search/docs/crawling-indexing/http-network-errors#soft-404-errors',
  judge(site) {
    const address = '/404.html';
    const page = site.pageAt(address);
    const fault = (
      subject: string,
      message: string,
      source = site.content.fileOf(address),
    ): Fault[] => [{ page: address, subject, message, source }];
    const unknown = site.host.answer('/no-such-page-of-this-site/');
    const { status = 404, location } = unknown ?? {};
    if (status !== 404)
      return fault(
        '/*',
        `An unknown address is answered with ${location ?? 'a page'} and the status ${status} instead of 404.`,
        redirectsFile,
      );
    if (!page)
      return fault(
        address,
        '404.html is missing, so that some hosts answer every address with the home page.',
      );
    if (page.words === 0 || page.mainHeadings.length === 0)
      return fault('words', 'The page of errors has no words. Write a headline and a way on.');
    const open = [page, site.pageAt('/404/')].filter((one) => one?.isNoindex === false);
    return isHidden(site) || open.length === 0
      ? []
      : fault(
          'noindex',
          'The page of errors does not say “noindex”, so that search engines may keep it. Set hidden: true.',
        );
  },
};

export const hostingRules = [policy, headers, redirects, notFound];
