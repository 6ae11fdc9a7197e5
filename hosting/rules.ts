import { contentSecurityPolicy } from './content-security-policy';
import type { Rule } from './rule';

/**
 * How long a browser may keep a file without asking: never, for names that stay when the content
 * changes; for a year, when the name holds a hash of the content; a day, for icons, which hardly
 * ever change and are asked for by name.
 */
export const cacheClasses = {
  revalidate: 'public, max-age=0, must-revalidate',
  immutable: 'public, max-age=31536000, immutable',
  day: 'public, max-age=86400',
} as const;

/** Cloudflare takes no more: https://developers.cloudflare.com/workers/static-assets/headers/ */
export const hostLimits = { rules: 100, characters: 2000 } as const;

/**
 * How long browsers ask for this site by https alone: GATSBY_TRANSPORT_SECURITY, or a year, for all names
 * below its own. A browser that has read it cannot be called back, so an owner begins with less.
 *
 * @throws a sentence when the variable is no such header
 */
function transportSecurity(): string {
  const value = process.env.GATSBY_TRANSPORT_SECURITY || 'max-age=31536000; includeSubDomains';
  if (/^max-age=\d+(; includeSubDomains)?(; preload)?$/.test(value)) return value;
  throw new Error(
    `GATSBY_TRANSPORT_SECURITY is "${value}". Write "max-age=300", "max-age=31536000" or "max-age=31536000; includeSubDomains".`,
  );
}

/** What every answer carries, beside the policy for its content. */
const everywhere = {
  'Cache-Control': cacheClasses.revalidate,
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy':
    'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Embedder-Policy': 'require-corp',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

const withPolicy = (policy: string) => ({ 'Content-Security-Policy': policy });

/** These are never shown as documents; the policy of pages would be larger than some of them. */
const forFiles = withPolicy("default-src 'none'");

/** Other sites show these: icons beside a search result, cards where a page is shared. */
const forOthers = { 'Cross-Origin-Resource-Policy': 'cross-origin' };

/**
 * The pages that the rule for every address is made for: the one that answers where there is none, and
 * home, because Cloudflare puts the values of `/` and `/*` together and a browser would then apply both
 * policies: https://github.com/cloudflare/workers-sdk/issues/11351
 */
const everywherePages = ['/404.html', '/index.html'];

/** Scripts, whose names have a hash: servers that know patterns need no list of them. */
export const hashedScript = /^\/[^/]+-[0-9a-f]{20}\.js$/;
const fixedPicture = /^\/[^/]+\.(ico|png|svg)$/;

const rule = (address: string, headers: Rule['headers']): Rule => ({ address, headers });

/** The policy for every address, and the rules of the pages that have another. */
function pageRules(pages: ReadonlyMap<string, string>, most: number) {
  const policy = contentSecurityPolicy(everywherePages.map((file) => pages.get(file) ?? ''));
  const own = [...pages]
    .filter(([file]) => !everywherePages.includes(file))
    .map(([file, html]) => ({ file, policy: contentSecurityPolicy([html]) }))
    .filter((page) => page.policy !== policy);
  return own.length > most
    ? { policy: contentSecurityPolicy([...pages.values()]), rules: [] }
    : { policy, rules: own.map((page) => rule(page.file, withPolicy(page.policy))) };
}

/**
 * The headers of a built site: the one list that every host's files are made of.
 *
 * Each page has the content-security policy that it needs and no more, which is enough because pages
 * change by plain navigation; where hosts would not take so many rules, all pages have one. Hosts know
 * no patterns for hashes, so files with one in the root are listed by name.
 *
 * @param files the addresses of all files
 * @param pages the HTML of all pages, by the addresses of their files
 * @param preview true: search engines are asked to leave out every file
 */
export function headerRules(
  files: readonly string[],
  pages: ReadonlyMap<string, string>,
  preview: boolean,
): Rule[] {
  const robots: Rule['headers'] = preview ? { 'X-Robots-Tag': 'noindex' } : {};
  const immutable = { 'Cache-Control': cacheClasses.immutable, ...forFiles };
  const fileRules = [
    rule('/static/*', immutable),
    rule('/og/*', { ...immutable, ...forOthers }),
    ...files.filter((file) => hashedScript.test(file)).map((file) => rule(file, immutable)),
    ...files
      .filter((file) => fixedPicture.test(file))
      .map((file) => rule(file, { 'Cache-Control': cacheClasses.day, ...forOthers })),
  ];
  const forPages = pageRules(pages, hostLimits.rules - 1 - fileRules.length);
  return [
    rule('/*', {
      ...withPolicy(forPages.policy),
      ...everywhere,
      'Strict-Transport-Security': transportSecurity(),
      ...robots,
    }),
    ...fileRules,
    ...forPages.rules,
  ];
}
