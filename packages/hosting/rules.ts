import { asksRecaptcha, contentSecurityPolicy, hasPlayer } from './content-security-policy';
import type { Rule } from './rule';

/**
 * How long a browser may keep a file without asking: not at all, for names that stay when the
 * content changes; for a year, if the name has a hash of the content; a day, for icons, which
 * hardly ever change and are requested by name.
 */
export const cacheClasses = {
  revalidate: 'public, max-age=0, must-revalidate',
  immutable: 'public, max-age=31536000, immutable',
  day: 'public, max-age=86400',
} as const;

/** The header that a CDN in front of a server reads instead of Cache-Control (RFC 9213). */
export const cdnHeader = 'CDN-Cache-Control';

/**
 * How long a CDN may keep a file that browsers revalidate at each visit: a minute, so that it asks
 * its server once a minute for any number of visitors. For an hour more it may answer first and
 * revalidate afterwards, and for a week if the server gives no answer.
 */
const cdnClass = 'public, max-age=60, stale-while-revalidate=3600, stale-if-error=604800';

/**
 * The same for CloudFront, which reads only Cache-Control. Browsers read it too, so a page that is
 * seen again within a minute may be outdated.
 */
export const cloudFrontClass =
  'public, max-age=0, s-maxage=60, stale-while-revalidate=60, stale-if-error=604800';

/**
 * Returns the rules for a server behind a CDN. Netlify and Cloudflare know when their files change.
 */
export const withCdn = (rules: readonly Rule[]): Rule[] =>
  rules.map(({ address, headers }) => {
    const kept = headers['Cache-Control'];
    if (kept === undefined) return { address, headers };
    const value = kept === cacheClasses.revalidate ? cdnClass : kept;
    return { address, headers: { ...headers, [cdnHeader]: value } };
  });

/** Cloudflare's limits: https://developers.cloudflare.com/workers/static-assets/headers/ */
export const hostLimits = { rules: 100, characters: 2000 } as const;

/**
 * Returns how long browsers use only https for this site: GATSBY_TRANSPORT_SECURITY, or a year, for
 * all subdomains. A browser that has read it cannot be called back, so an owner begins with less.
 *
 * @throws a sentence if the variable is not such a header
 */
function transportSecurity(): string {
  const value = process.env.GATSBY_TRANSPORT_SECURITY || 'max-age=31536000; includeSubDomains';
  if (/^max-age=\d+(; includeSubDomains)?(; preload)?$/.test(value)) return value;
  throw new Error(
    `GATSBY_TRANSPORT_SECURITY is "${value}". Write "max-age=300", "max-age=31536000" or "max-age=31536000; includeSubDomains".`,
  );
}

/** The headers of every answer, apart from the policy for its content. */
const everywhere = {
  'Cache-Control': cacheClasses.revalidate,
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy':
    'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/** Blocks what another host shows in a frame, unless it marks each of its files as embeddable. */
const embedder = (policy: 'require-corp' | 'unsafe-none') => ({
  'Cross-Origin-Embedder-Policy': policy,
});

const withPolicy = (policy: string) => ({ 'Content-Security-Policy': policy });

/** These are never shown as documents; the policy of pages would be larger than some of them. */
const forFiles = withPolicy("default-src 'none'");

/** Other sites show these: icons next to a search result, cards where a page is shared. */
const forOthers = { 'Cross-Origin-Resource-Policy': 'cross-origin' };

/**
 * The pages covered by the rule for every address: the not-found page, and home. Cloudflare joins
 * the values of `/` and `/*`, and a browser would then apply both policies:
 * https://github.com/cloudflare/workers-sdk/issues/11351
 */
const everywherePages = ['/404.html', '/index.html'];

/** Scripts, whose names have a hash: servers that support patterns need no list of them. */
export const hashedScript = /^\/[^/]+-[0-9a-f]{20}\.js$/;
const fixedPicture = /^\/[^/]+\.(ico|png|svg)$/;

const rule = (address: string, headers: Rule['headers']): Rule => ({ address, headers });

/**
 * Returns the policy for every address, whether it keeps out frames of other hosts, and the rules of
 * the pages that differ.
 */
function pageRules(pages: ReadonlyMap<string, string>, most: number) {
  const policy = contentSecurityPolicy(everywherePages.map((file) => pages.get(file) ?? ''));
  const own = [...pages]
    .filter(([file]) => !everywherePages.includes(file))
    .map(([file, html]) => ({ file, html, policy: contentSecurityPolicy([html]) }))
    .filter((page) => page.policy !== policy);
  if (own.length > most) {
    const all = [...pages.values()];
    return { policy: contentSecurityPolicy(all), isEmbedder: !all.some(hasPlayer), rules: [] };
  }
  const isEmbedder = !everywherePages.some((file) => hasPlayer(pages.get(file) ?? ''));
  const rules = own.map((page) =>
    rule(page.file, {
      ...withPolicy(page.policy),
      ...(isEmbedder && hasPlayer(page.html) && embedder('unsafe-none')),
    }),
  );
  return { policy, isEmbedder, rules };
}

/**
 * Returns the headers of a built site; every host's files come from this one list.
 *
 * Each page has the content-security policy that it needs and no more, which is enough because
 * pages change by plain navigation. If that exceeds the hosts' limit, all pages share one. Hosts
 * have no patterns for hashes, so files with one in the root are listed by name.
 *
 * @param files the addresses of all files
 * @param pages the HTML of all pages, by the addresses of their files
 * @param preview true: search engines are asked not to index any file
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
      ...(forPages.isEmbedder &&
        ![...pages.values()].some(asksRecaptcha) &&
        embedder('require-corp')),
      'Strict-Transport-Security': transportSecurity(),
      ...robots,
    }),
    ...fileRules,
    ...forPages.rules,
  ];
}
