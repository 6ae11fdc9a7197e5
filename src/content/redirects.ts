import { z } from 'zod';
import { about, href } from './primitives';

const oldAddress = () =>
  z
    .string()
    .regex(/^\/[^\s?#*:]+$/, 'must be an address that this site once had, such as /pricing/');

/** `redirects.json`: what became of addresses at which visitors found something once. */
export const redirectsSchema = z
  .object({
    items: z.array(
      z
        .object({
          from: oldAddress().meta(
            about('The old address; it works with and without its final slash', '/pricing/'),
          ),
          to: href()
            .refine((to) => !to.startsWith('mailto:'), 'must be a page, or start with https://')
            .meta(about('The page that visitors get instead', '/services/')),
        })
        .strict(),
    ),
    gone: z
      .array(oldAddress())
      .meta(about('Addresses of pages that are gone and have no replacement', ['/shop/'])),
  })
  .strict();

export type Redirects = z.infer<typeof redirectsSchema>;

/** An address as it is compared with others: one page may be asked for in three ways. */
export const bareAddress = (address: string) => address.replace(/(\/index\.html|\/)$/, '') || '/';

/** The target of each old address, by its bare form. */
export const redirectTargets = ({ items }: Redirects): ReadonlyMap<string, string> =>
  new Map(items.map(({ from, to }) => [bareAddress(from), to]));

/** What is wrong with the redirects, and the field in which it is. */
export type RedirectFault = { path: PropertyKey[]; message: string };

/** Where a redirect ends, and over how many steps; null when it never does. */
function follow(
  targets: ReadonlyMap<string, string>,
  to: string,
  steps = 1,
): { end: string; steps: number } | null {
  const next = targets.get(bareAddress(to));
  if (next === undefined) return { end: to, steps };
  return steps > targets.size ? null : follow(targets, next, steps + 1);
}

/**
 * Checks that every redirect leads to a page in one step, and that no page disappeared without one.
 *
 * @param pages the addresses of all pages: `/about/`
 * @param removed the addresses of pages that there once were
 */
export function redirectFaults(
  redirects: Redirects,
  pages: readonly string[],
  removed: readonly string[],
): RedirectFault[] {
  const targets = redirectTargets(redirects);
  const live = new Set(pages.map(bareAddress));
  const sources = [...redirects.items.map(({ from }) => from), ...redirects.gone].map(bareAddress);

  const sourceFaults = (address: string, index: number): string[] => {
    const bare = bareAddress(address);
    if (live.has(bare)) return [`"${address}" is a page of the site: remove it here`];
    return sources.indexOf(bare) < index ? [`"${address}" stands here twice: remove one`] : [];
  };
  const targetFaults = (from: string, to: string): string[] => {
    const path = to.replace(/[?#].*$/, '');
    const way = follow(targets, to);
    if (!way) return [`"${from}" leads round in a circle: let it lead to a page`];
    if (way.steps > 1) return [`"${to}" leads on: write "${way.end}", where visitors end up`];
    return to.startsWith('/') && !live.has(bareAddress(path))
      ? [`no page "${path}": name one that is there`]
      : [];
  };
  return [
    ...redirects.items.flatMap(({ from, to }, index) => [
      ...sourceFaults(from, index).map((message) => ({ path: ['items', index, 'from'], message })),
      ...targetFaults(from, to).map((message) => ({ path: ['items', index, 'to'], message })),
    ]),
    ...redirects.gone.flatMap((address, index) =>
      sourceFaults(address, redirects.items.length + index).map((message) => ({
        path: ['gone', index],
        message,
      })),
    ),
    ...removed
      .filter((address) => !sources.includes(bareAddress(address)))
      .map((address) => ({
        path: ['items'],
        message: `"${address}" was a page and is gone: add a redirect, { "from": "${address}", "to": … }, or list it under "gone" when nothing takes its place`,
      })),
  ];
}
