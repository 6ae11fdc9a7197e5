import { z } from 'zod';
import { about, faultless, href } from './primitives';

/** Returns whether the configurations of servers can hold an address, once it is decoded. */
function isReadable(address: string): boolean {
  try {
    return !/["\\${}\p{Cc}]/u.test(decodeURIComponent(address));
  } catch {
    return false;
  }
}

/** Returns the fault in an old address, as the end of a sentence; undefined if it is correct. */
function oldAddressFault(address: string): string | undefined {
  if (!address.startsWith('/')) return 'must start with a slash, such as /pricing/';
  if (address.startsWith('/?'))
    return 'must have a path. An address that differs only after "?" cannot be redirected';
  if (address.includes('?'))
    return 'must end before the "?". A redirect works with everything that follows it';
  if (address.includes('#')) return 'must end before the "#". Servers never see what follows it';
  if (/[*:]/.test(address))
    return 'must be one address, without "*" or ":". Add one redirect for each old page';
  if (/\s/.test(address)) return 'must not contain a space. Write %20 for it';
  if (!isReadable(address))
    return 'must not contain ", \\, $, { or }, and has two hexadecimal digits after each "%"';
  return address === '/' ? 'must be an old page. The home page cannot move' : undefined;
}

const oldAddress = () => faultless(oldAddressFault);

/** `redirects.json`: where old addresses of the site lead now. */
export const redirectsSchema = z.strictObject({
  items: z.array(
    z.strictObject({
      from: oldAddress().meta(
        about('The old address; it works with and without its final slash', '/pricing/'),
      ),
      to: href()
        .refine(
          (to) => !/^(mailto|tel):/.test(to),
          'must be a page of the site, or start with https://',
        )
        .meta(about('The page to which visitors are sent', '/services/')),
    }),
  ),
  gone: z
    .array(oldAddress())
    .meta(about('Addresses of pages that are gone and have no replacement', ['/shop/'])),
});

export type Redirects = z.infer<typeof redirectsSchema>;

/**
 * Returns the form in which addresses are compared and written for hosts: there are three ways to request one
 * page, and browsers send the letters outside ASCII percent-encoded.
 */
export const bareAddress = (address: string) =>
  address.replace(/(\/index\.html|\/)$/, '').replace(/[^\0-\x7F]+/g, encodeURIComponent) || '/';

/** Returns the target of each old address, by its bare form. */
export const redirectTargets = ({ items }: Redirects): ReadonlyMap<string, string> =>
  new Map(items.map(({ from, to }) => [bareAddress(from), to]));

/** A fault in the redirects, and its field. */
type RedirectFault = { path: PropertyKey[]; message: string };

/** Returns where a redirect ends, and over how many steps; null if it never ends. */
function follow(
  targets: ReadonlyMap<string, string>,
  to: string,
  steps = 1,
): { end: string; steps: number } | null {
  const next = targets.get(bareAddress(to));
  if (next === undefined) return { end: to, steps };
  return steps > targets.size ? null : follow(targets, next, steps + 1);
}

/** The pages to which a redirect may lead. */
type Places = {
  /** The addresses of the published pages, `/about/`, and of files beside them. */
  pages: readonly string[];
  /** The addresses of the drafts. */
  drafts: readonly string[];
};

/** Returns the fault in a target within the site; undefined if visitors arrive. */
function targetFault(to: string, { pages, drafts }: Places): string | undefined {
  const { pathname } = new URL(to, 'https://site.invalid');
  const isAt = (page: string) => bareAddress(page) === bareAddress(pathname);
  if (drafts.some(isAt)) return `"${pathname}" is a draft. Publish it, or choose another page`;
  if (isAt('/404/')) return `"${pathname}" is the page of errors. Choose another page`;
  return pages.some(isAt) ? undefined : `There is no page "${pathname}". Choose a page that exists`;
}

/** Returns the faults in the redirects: every one has to lead to a page in one step. */
export function redirectFaults(redirects: Redirects, places: Places): RedirectFault[] {
  const targets = redirectTargets(redirects);
  const live = new Set(places.pages.map(bareAddress));
  const sources = [...redirects.items.map(({ from }) => from), ...redirects.gone].map(bareAddress);

  const sourceFault = (address: string, index: number): string | undefined => {
    const bare = bareAddress(address);
    if (live.has(bare)) return `"${address}" is a page or a file of the site. Remove this redirect`;
    return sources.indexOf(bare) < index ? `"${address}" is listed twice. Remove one` : undefined;
  };
  const wayFault = (from: string, to: string): string | undefined => {
    if (bareAddress(from) === bareAddress(to)) return `"${from}" leads to itself. Choose a page`;
    const way = follow(targets, to);
    if (!way) return `"${from}" leads in a circle. Choose a page`;
    if (way.steps > 1) return `"${to}" is redirected itself. Write "${way.end}"`;
    return to.startsWith('/') ? targetFault(to, places) : undefined;
  };
  const fault = (path: PropertyKey[], message: string | undefined): RedirectFault[] =>
    message === undefined ? [] : [{ path, message }];
  return [
    ...redirects.items.flatMap(({ from, to }, index) => {
      const ofSource = fault(['items', index, 'from'], sourceFault(from, index));
      if (
        live.has(bareAddress(from)) &&
        targetFault(to, places)?.startsWith('There is no page') === true &&
        to.startsWith('/')
      )
        return fault(
          ['items', index, 'from'],
          `"${from}" is a page, and "${to}" is none. Swap the two`,
        );
      // A redirect that must be removed needs no better target.
      return live.has(bareAddress(from))
        ? ofSource
        : [...ofSource, ...fault(['items', index, 'to'], wayFault(from, to))];
    }),
    ...redirects.gone.flatMap((address, index) =>
      fault(['gone', index], sourceFault(address, redirects.items.length + index)),
    ),
  ];
}
