import { createHash } from 'node:crypto';
import { load } from 'cheerio';

/** Returns a hash in the syntax of https://www.w3.org/TR/CSP3/#grammardef-hash-source. */
const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The types of scripts that a browser runs; others, such as JSON-LD, are data. */
const runs = ['', 'module', 'text/javascript', 'speculationrules'];

/** @throws a sentence if GATSBY_POLICY_REPORTS is no address */
function reportAddress(): string[] {
  const address = process.env.GATSBY_POLICY_REPORTS ?? '';
  if (address === '') return [];
  if (/^https:\/\/[\w.-]+(:\d+)?(\/[\w./?=&%-]*)?$/.test(address)) return [address];
  throw new Error(
    `GATSBY_POLICY_REPORTS is "${address}". Write an address such as https://reports.example.com/csp.`,
  );
}

const originsOf = (addresses: readonly string[]) =>
  addresses.filter((address) => URL.canParse(address)).map((address) => new URL(address).origin);

function needsOf(html: string) {
  // htmlparser2 treats the content of <template> as any other.
  const $ = load(html, { xml: { xmlMode: false } });
  const attributes = (name: string) =>
    $(`[${name}]`)
      .toArray()
      .map((element) => $(element).attr(name) ?? '');
  const videos = attributes('data-player');
  return {
    scripts: $('script:not([src])')
      .toArray()
      .filter((script) => runs.includes($(script).attr('type') ?? ''))
      .map((script) => hash($(script).text())),
    forms: originsOf(attributes('action')),
    players: originsOf(videos),
    films: videos.some((video) => video.startsWith('/')),
  };
}

/**
 * Returns the one content-security policy of all pages. Inline styles need no hash: nobody but the
 * site writes its HTML, and their hashes would differ on each page.
 *
 * It has no Trusted Types: if a translator changed the page before React ran, React redraws it
 * through `innerHTML`, and with them the page would be empty.
 */
export function contentSecurityPolicy(pages: readonly string[]): string {
  const needs = pages.map(needsOf);
  const forms = needs.flatMap((page) => page.forms);
  const sources = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...needs.flatMap(({ scripts }) => scripts)],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'"],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...forms],
    'frame-src': needs.flatMap(({ players }) => players),
    'media-src': needs.some(({ films }) => films) ? ["'self'"] : [],
    'manifest-src': ["'self'"],
    'form-action': ["'self'", ...forms],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    // `report-to`, which is newer, needs a second header.
    'report-uri': reportAddress(),
  };
  return Object.entries(sources)
    .filter(([, list]) => list.length > 0)
    .map(([name, list]) => [name, ...new Set(list)].join(' '))
    .join(';');
}
