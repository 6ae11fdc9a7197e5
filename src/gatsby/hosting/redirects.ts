import type { Redirects } from '../../content/redirects';

/** A permanent redirect, from one spelling of an old address. */
export type Redirect = Redirects['items'][number];

const base = 'https://site.invalid';

/** Returns an address as browsers send it, and as no configuration misreads it. */
const encode = (address: string) =>
  new URL(address, base).href.replace(base, '').replace(/["`\\${}]/g, encodeURIComponent);

/** Returns the other way to write an address, with or without its last slash; none for a file. */
const otherSlash = (from: string) => {
  if (/\.\w+$/.test(from)) return [];
  return [from.endsWith('/') ? from.slice(0, -1) : `${from}/`];
};

/** Returns an address with the letters of its percent signs in upper and in lower case. */
const bothCases = (from: string) => {
  const lower = encode(from).replace(/%[\da-f]{2}/gi, (text) => text.toLowerCase());
  const upper = lower.replace(/%[\da-f]{2}/g, (text) => text.toUpperCase());
  return [...new Set([upper, lower])];
};

const spelled = (items: readonly Redirect[], spellings: (from: string) => string[]): Redirect[] =>
  items.flatMap(({ from, to }) => spellings(from).map((one) => ({ from: one, to: encode(to) })));

/**
 * Returns the redirects for hosts that compare encoded addresses letter by letter: those that are
 * written in `redirects.json`, and those with the other slash.
 */
export const encodedRedirects = (items: readonly Redirect[]) => ({
  written: spelled(items, bothCases),
  other: spelled(items, (from) => otherSlash(from).flatMap(bothCases)),
});

/** Returns the redirects for servers that compare decoded addresses. */
export const decodedRedirects = (items: readonly Redirect[]): Redirect[] =>
  spelled(items, (from) =>
    [from, ...otherSlash(from)].map((one) => decodeURIComponent(encode(one))),
  );

/**
 * Inserts the query of the request into a target, before its fragment; a target with a query of its
 * own keeps that one.
 */
export function withQuery(to: string, query: string): string {
  const [address = '', ...fragment] = to.split('#');
  return [address.includes('?') ? address : address + query, ...fragment].join('#');
}
