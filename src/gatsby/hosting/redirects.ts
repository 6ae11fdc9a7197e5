import { canonicalPath, decoded } from '../../content/public-address';
import type { Redirects } from '../../content/redirects';

export type Redirect = Redirects['items'][number];

const base = 'https://site.invalid';

/** Returns an address as browsers send it, and as no configuration misreads it. */
export const encode = (address: string) =>
  new URL(address, base).href.replace(base, '').replace(/["`\\${}]/g, encodeURIComponent);

/** Returns how an old address is written, decoded: first as in `redirects.json`, then with and without its last slash. */
function spellings(from: string): string[] {
  const [asWritten = ''] = /(?:\/(?:index\.html)?)?$/.exec(decoded(from)) ?? [];
  return [...new Set([asWritten, '/', ''])].map((end) => canonicalPath(from) + end);
}

/**
 * Returns the ways to write a decoded path in `_redirects`. Netlify compares decoded addresses, and
 * its file holds none with a space. Cloudflare compares encoded ones, by the letters of their percent
 * signs, and encodes what it reads.
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

const spelled = ({ to }: Redirect, paths: readonly string[]): Redirect[] =>
  paths.map((from) => ({ from, to: encode(to) }));

/** Returns the redirects for `_redirects`: as they are written, and in the other spellings. */
export const fileRedirects = (items: readonly Redirect[]) => ({
  written: items.flatMap((one) => spelled(one, spellings(one.from).slice(0, 1).flatMap(encodings))),
  other: items.flatMap((one) => spelled(one, spellings(one.from).slice(1).flatMap(encodings))),
});

/** Returns the redirects for nginx and Caddy, which compare decoded addresses. */
export const serverRedirects = (items: readonly Redirect[]): Redirect[] =>
  items.flatMap((one) => spelled(one, spellings(one.from)));

/** Inserts the query of the request into a target, unless the target has a query of its own. */
export function withQuery(to: string, query: string): string {
  const [address = '', ...fragment] = to.split('#');
  return [address.includes('?') ? address : address + query, ...fragment].join('#');
}
