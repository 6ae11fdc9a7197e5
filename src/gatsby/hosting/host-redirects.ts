import { canonicalPath, decodeEscapes } from '../../content/addresses/addresses';
import type { Redirects } from '../../content/types/redirects-type';
import { limits, longestLine } from './header-rules';

export type Redirect = Redirects['items'][number];

const base = 'https://site.invalid';

/** Encodes an address for browsers and server configurations. */
export const encode = (address: string) =>
  new URL(address, base).href.replace(base, '').replace(/["`\\${}]/g, encodeURIComponent);

/** Returns the spellings of an old path, decoded: as in `redirects.json`, with and without its last slash. */
function spellings(from: string): string[] {
  const [asWritten = ''] = /(?:\/(?:index\.html)?)?$/.exec(decodeEscapes(from)) ?? [];
  return [...new Set([asWritten, '/', ''])].map((end) => canonicalPath(from) + end);
}

/**
 * Returns the spellings of a decoded path in `_redirects`. Netlify compares decoded paths, and reads none with a
 * space. Cloudflare encodes the paths that it reads, and compares them encoded, with the case of the escapes.
 */
function encodings(path: string): string[] {
  const sent = encode(path.replace(/[%?#]/g, encodeURIComponent));
  const inCase = (change: 'toLowerCase' | 'toUpperCase') =>
    sent.replace(/%[\da-f]{2}/gi, (sign) => sign[change]());
  const isReadable = !/[\s%?#]/.test(path);
  const encoded = [inCase('toUpperCase'), inCase('toLowerCase')];
  return [
    ...new Set(isReadable ? [path, ...encoded.filter((one) => one !== encode(path))] : encoded),
  ];
}

/** Returns the redirects for nginx and Caddy. Both compare decoded paths. */
export const serverRedirects = (items: readonly Redirect[]): Redirect[] =>
  items.flatMap(({ from, to }) => spellings(from).map((path) => ({ from: path, to: encode(to) })));

/** Adds a server's variable for the query of the request to a target, unless the target has a query. */
export function withQuery(to: string, query: string): string {
  const [address = '', ...fragment] = to.split('#');
  return [address.includes('?') ? address : address + query, ...fragment].join('#');
}

/**
 * Returns `_redirects`, for Netlify and Cloudflare.
 *
 * @throws a sentence if Cloudflare would ignore a part of it
 */
export function redirectsFile(items: readonly Redirect[]): string {
  const lines = items.flatMap(({ from, to }) =>
    spellings(from)
      .flatMap(encodings)
      .map((path) => `${path} ${encode(to)} 301\n`),
  );
  const text = lines.join('');
  if (lines.length > limits.redirects || longestLine(text) > limits.redirectLine) {
    throw new Error(
      `_redirects has ${lines.length} lines, and its longest ${longestLine(text)} characters. Cloudflare reads ${limits.redirects} lines of ${limits.redirectLine} characters. Remove the oldest redirects from content/redirects.json.`,
    );
  }
  return text;
}

/** Parses `_redirects`: the targets by the canonical paths of the old addresses. */
export const readRedirectsFile = (text: string): ReadonlyMap<string, string> =>
  new Map(
    [...text.matchAll(/^(\S+) (\S+) 301$/gm)].map(([, from = '', to = '']) => [
      canonicalPath(from),
      to,
    ]),
  );
