/** Old addresses without the slash at their end, and where each of them leads now. */
export type Redirects = ReadonlyMap<string, string>;

/** The ways to ask for a page: `/team`, `/team/`, `/team/index.html`. */
export const spellings = (bare: string): string[] => [bare, `${bare}/`, `${bare}/index.html`];

/** `_redirects`, as Netlify, Cloudflare and this project's own server read it. */
export const redirectsFile = (redirects: Redirects): string =>
  [...redirects]
    .flatMap(([bare, target]) => spellings(bare).map((from) => `${from} ${target} 301\n`))
    .join('');

/** The redirects that `redirectsFile` wrote. */
export const readRedirectsFile = (text: string): Redirects =>
  new Map(
    [...text.matchAll(/^(\S+) (\S+) 301$/gm)]
      .map(([, from = '', to = '']): [string, string] => [from, to])
      .filter(([from]) => !/\/(index\.html)?$/.test(from)),
  );
