import { z } from 'zod';
import { canonicalPath, decoded, parsedAddress } from './addresses';
import { about, faultless, href } from './primitives';

function oldAddressFault(address: string): string | undefined {
  if (!address.startsWith('/')) return 'must start with a slash, such as /pricing/';
  if (address.startsWith('/?'))
    return 'must have a path. An address that differs only after "?" cannot be redirected';
  if (address.includes('?'))
    return 'must end before the "?". A redirect works with everything that follows it';
  if (address.includes('#')) return 'must end before the "#". Servers never see what follows it';
  if (/\s/.test(address)) return 'must not contain a space. Write %20 for it';
  if (address.includes('%') && decoded(address) === address)
    return 'has a "%" that is no letter in UTF-8. Write the letter itself, and %25 for a "%"';
  const path = canonicalPath(address);
  if (path === '/') return 'must be an old page. The home page cannot move';
  if (/[*:]/.test(path))
    return 'must be one address, without "*" or ":". Add one redirect for each old page';
  // The configuration of a server cannot hold these.
  return /["\\${}\p{Cc}\p{Cs}]|(?!\u200d)\p{Cf}/u.test(path)
    ? 'must not contain ", \\, $, {, }, half of an emoji or an invisible one'
    : undefined;
}

/** `redirects.json`: where old addresses of the site lead now. */
export const redirectsSchema = z.strictObject({
  items: z.array(
    z.strictObject({
      from: faultless(oldAddressFault).meta(
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
});

export type Redirects = z.infer<typeof redirectsSchema>;

/** Returns the targets by the canonical paths of the old addresses. */
export const redirectTargets = ({ items }: Redirects): ReadonlyMap<string, string> =>
  new Map(items.map(({ from, to }) => [canonicalPath(from), to]));

/** What a site has at its addresses. */
type Places = {
  /** The address of the site itself, right or wrong. */
  address: string;
  /** The published pages and files, as links name them. */
  live: readonly string[];
  /** Returns whether every build writes something at a path. */
  isBuilt: (path: string) => boolean;
};

/** Returns the address on this site to which a redirect leads; undefined if it leads elsewhere. */
export function ownAddress(to: string, address: string): URL | undefined {
  const home = parsedAddress(address) ?? new URL('https://site.invalid');
  const url = parsedAddress(to, home.href);
  const bare = ({ hostname }: URL) => hostname.replace(/^www\./, '');
  return url && bare(url) === bare(home) ? url : undefined;
}

/** Follows a redirect to its end; null if it never ends. */
function follow(
  targets: ReadonlyMap<string, string>,
  to: string,
  places: Places,
  steps = 1,
): { end: string; steps: number } | null {
  const path = ownAddress(to, places.address)?.pathname;
  const next = path === undefined ? undefined : targets.get(canonicalPath(path));
  if (next === undefined) return { end: to, steps };
  return steps > targets.size ? null : follow(targets, next, places, steps + 1);
}

/** Returns the faults in the redirects: each must lead to its end in one step. What is there is not checked here. */
export function redirectFaults(redirects: Redirects, places: Places) {
  const targets = redirectTargets(redirects);
  const live = new Set(places.live.map(canonicalPath));
  const sources = redirects.items.map(({ from }) => canonicalPath(from));
  const sourceFault = (from: string, path: string, index: number): string | undefined => {
    if (live.has(path) || places.isBuilt(path))
      return `"${from}" is a page or a file of the site. Remove this redirect`;
    return sources.indexOf(path) < index ? `"${from}" is listed twice. Remove one` : undefined;
  };
  const wayFault = (from: string, to: string): string | undefined => {
    const path = ownAddress(to, places.address)?.pathname;
    if (path === undefined) return undefined;
    if (canonicalPath(path) === canonicalPath(from))
      return `"${from}" leads to itself. Choose a page`;
    const way = follow(targets, to, places);
    if (!way) return `"${from}" leads in a circle. Choose a page`;
    return way.steps > 1 ? `"${to}" is redirected itself. Write "${way.end}"` : undefined;
  };
  return redirects.items.flatMap(({ from, to }, index) => {
    const path = canonicalPath(from);
    const messages = {
      from: sourceFault(from, path, index),
      to: live.has(path) ? undefined : wayFault(from, to),
    };
    return Object.entries(messages).flatMap(([field, message]) =>
      message === undefined ? [] : [{ path: ['items', index, field], message }],
    );
  });
}
