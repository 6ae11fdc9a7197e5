/** Old addresses without their trailing slash, and the target of each. */
export type Redirects = ReadonlyMap<string, string>;

/** Returns the ways to request a page: `/team`, `/team/`, `/team/index.html`. */
export const spellings = (bare: string): string[] => [bare, `${bare}/`, `${bare}/index.html`];

/** Returns `_redirects`, for Netlify, Cloudflare and this project's own server. */
export const redirectsFile = (redirects: Redirects): string =>
  [...redirects]
    .flatMap(([bare, target]) => spellings(bare).map((from) => `${from} ${target} 301\n`))
    .join('');

/** Returns the redirects that `redirectsFile` wrote. */
export const readRedirectsFile = (text: string): Redirects =>
  new Map(
    [...text.matchAll(/^(\S+) (\S+) 301$/gm)]
      .map(([, from = '', to = '']): [string, string] => [from, to])
      .filter(([from]) => !/\/(index\.html)?$/.test(from)),
  );
