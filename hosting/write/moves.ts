import { spellings, type Redirects } from './redirects-file';

/** One address that leads to another for good: the whole address asked for, and where it leads. */
export type Move = { from: string; to: string };

const ending = '/index.html';

/** For servers that give a page no address of its own: from its other spellings to the one with a slash. */
const toSlash = (page: string): Move[] => {
  const bare = page.slice(0, -ending.length);
  return spellings(bare)
    .filter((from) => from !== '' && from !== `${bare}/`)
    .map((from) => ({ from, to: `${bare}/` }));
};

/**
 * Every move of a site: from old addresses, and from the other spellings of its pages.
 *
 * @param files the addresses of all files
 */
export const movesOf = (files: readonly string[], redirects: Redirects): Move[] => [
  ...files
    .filter((file) => file.endsWith(ending) && !file.startsWith('/_gatsby/'))
    .flatMap(toSlash),
  ...[...redirects].flatMap(([bare, to]) => spellings(bare).map((from) => ({ from, to }))),
];

/** A target's parts, between which the query of the request belongs. */
export function splitTarget(to: string): { address: string; fragment: string; hasQuery: boolean } {
  const hash = to.indexOf('#');
  const address = hash === -1 ? to : to.slice(0, hash);
  return {
    address,
    fragment: hash === -1 ? '' : to.slice(hash),
    hasQuery: address.includes('?'),
  };
}
