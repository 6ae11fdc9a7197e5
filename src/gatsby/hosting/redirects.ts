import type { Redirects } from '../../content/redirects';

export type Redirect = Redirects['items'][number];

const base = 'https://site.invalid';

/** Returns an address as browsers send it, and as no configuration misreads it. */
export const encode = (address: string) =>
  new URL(address, base).href.replace(base, '').replace(/["`\\${}]/g, encodeURIComponent);

/** Returns the other way to write an address, with or without its last slash; none for a file. */
const otherSlash = (from: string) => {
  if (/\.\w+$/.test(from)) return [];
  return [from.endsWith('/') ? from.slice(0, -1) : `${from}/`];
};

/**
 * Returns the spellings of an address for `_redirects`. Netlify compares decoded addresses, and its
 * file holds none with a space. Cloudflare compares encoded ones, by the letters of their percent
 * signs, and encodes what it reads.
 */
function encodings(from: string): string[] {
  const inCase = (change: 'toLowerCase' | 'toUpperCase') =>
    encode(from).replace(/%[\da-f]{2}/gi, (sign) => sign[change]());
  const decoded = [decodeURIComponent(encode(from))].filter((address) => !/\s/.test(address));
  const encoded = [inCase('toUpperCase'), inCase('toLowerCase')];
  return [...new Set([...decoded, ...encoded.filter((one) => one !== decoded.map(encode)[0])])];
}

const spelled = (items: readonly Redirect[], spellings: (from: string) => string[]): Redirect[] =>
  items.flatMap(({ from, to }) => spellings(from).map((one) => ({ from: one, to: encode(to) })));

export const fileRedirects = (items: readonly Redirect[]) => ({
  written: spelled(items, encodings),
  other: spelled(items, (from) => otherSlash(from).flatMap(encodings)),
});

/** Returns the redirects for nginx and Caddy, which compare decoded addresses. */
export const serverRedirects = (items: readonly Redirect[]): Redirect[] =>
  spelled(items, (from) =>
    [from, ...otherSlash(from)].map((one) => decodeURIComponent(encode(one))),
  );

/** Inserts the query of the request into a target, unless the target has a query of its own. */
export function withQuery(to: string, query: string): string {
  const [address = '', ...fragment] = to.split('#');
  return [address.includes('?') ? address : address + query, ...fragment].join('#');
}
