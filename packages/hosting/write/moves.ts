import { spellings, type Redirects } from './redirects-file';

/** One permanent redirect: the whole requested address, and its target. */
export type Move = { from: string; to: string };

const ending = '/index.html';

/**
 * Returns the redirects from a page's other spellings to the one with a slash, for servers without
 * one address per page.
 */
const toSlash = (page: string): Move[] => {
  const bare = page.slice(0, -ending.length);
  return spellings(bare)
    .filter((from) => from !== '' && from !== `${bare}/`)
    .map((from) => ({ from, to: `${bare}/` }));
};

/**
 * Returns every redirect of a site: from old addresses, and from the other spellings of its pages.
 *
 * @param files the addresses of all files
 */
export const movesOf = (files: readonly string[], redirects: Redirects): Move[] => [
  ...files
    .filter((file) => file.endsWith(ending) && !file.startsWith('/_gatsby/'))
    .flatMap(toSlash),
  ...[...redirects].flatMap(([bare, to]) => spellings(bare).map((from) => ({ from, to }))),
];

/** Splits a target where the request's query belongs. */
export function splitTarget(to: string): { address: string; fragment: string; hasQuery: boolean } {
  const hash = to.indexOf('#');
  const address = hash === -1 ? to : to.slice(0, hash);
  return {
    address,
    fragment: hash === -1 ? '' : to.slice(hash),
    hasQuery: address.includes('?'),
  };
}
