import { z } from 'zod';
import { about, faultless, href } from './primitives';

/** Returns whether the configuration of any server can hold an address. */
function isReadable(address: string): boolean {
  try {
    return !/["\\${}\p{Cc}]/u.test(decodeURIComponent(address));
  } catch {
    return false;
  }
}

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
 * Returns the form in which addresses are compared: without the final slash or `index.html`, and
 * percent-encoded as browsers send it.
 */
export const bareAddress = (address: string) =>
  address.replace(/(\/index\.html|\/)$/, '').replace(/[^\0-\x7F]+/g, encodeURIComponent) || '/';

/** Returns the targets by the bare form of the old addresses. */
export const redirectTargets = ({ items }: Redirects): ReadonlyMap<string, string> =>
  new Map(items.map(({ from, to }) => [bareAddress(from), to]));

type RedirectFault = { path: PropertyKey[]; message: string };

const fault = (path: PropertyKey[], message: string | undefined): RedirectFault[] =>
  message === undefined ? [] : [{ path, message }];

/** Follows a redirect to its end; null if it never ends. */
function follow(
  targets: ReadonlyMap<string, string>,
  to: string,
  steps = 1,
): { end: string; steps: number } | null {
  const next = targets.get(bareAddress(to));
  if (next === undefined) return { end: to, steps };
  return steps > targets.size ? null : follow(targets, next, steps + 1);
}

type Places = {
  /** The published pages, and the files beside them. */
  pages: readonly string[];
  drafts: readonly string[];
};

function targetFault(to: string, { pages, drafts }: Places): string | undefined {
  const { pathname } = new URL(to, 'https://site.invalid');
  const isAt = (page: string) => bareAddress(page) === bareAddress(pathname);
  if (drafts.some(isAt)) return `"${pathname}" is a draft. Publish it, or choose another page`;
  if (isAt('/404/')) return `"${pathname}" is the page of errors. Choose another page`;
  return pages.some(isAt) ? undefined : `There is no page "${pathname}". Choose a page that exists`;
}

/** Returns the faults in the redirects: each must lead to a page in one step. */
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
  const itemFaults = (from: string, to: string, index: number): RedirectFault[] => {
    const atSource = fault(['items', index, 'from'], sourceFault(from, index));
    if (!live.has(bareAddress(from)))
      return [...atSource, ...fault(['items', index, 'to'], wayFault(from, to))];
    const isNoPage = targetFault(to, places)?.startsWith('There is no page') ?? false;
    const message = `"${from}" is a page, and "${to}" is none. Swap the two`;
    return to.startsWith('/') && isNoPage ? fault(['items', index, 'from'], message) : atSource;
  };
  return [
    ...redirects.items.flatMap(({ from, to }, index) => itemFaults(from, to, index)),
    ...redirects.gone.flatMap((address, index) =>
      fault(['gone', index], sourceFault(address, redirects.items.length + index)),
    ),
  ];
}
