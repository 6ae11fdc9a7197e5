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

/** What every answer carries, beside the policy for its content. */
const everywhere = {
  'Cache-Control': cacheClasses.revalidate,
  'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy':
    'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Embedder-Policy': 'require-corp',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/** These are never shown as documents; the policy of pages would be larger than some of them. */
const forFiles = { 'Content-Security-Policy': "default-src 'none'" };

/** Other sites show these: icons beside a search result, cards where a page is shared. */
const forOthers = { 'Cross-Origin-Resource-Policy': 'cross-origin' };

const hashedScript = /^\/[^/]+-[0-9a-f]{10}\.js$/;
const fixedPicture = /^\/[^/]+\.(ico|png|svg)$/;

/**
 * The headers of a built site: the one list that every host's files are made of.
 *
 * Hosts know no patterns for hashes, so files with one in the root are listed by name.
 *
 * @param files the addresses of all files
 * @param pages the HTML of all pages
 * @param preview true: search engines are asked to leave out every file
 */
export function headerRules(
  files: readonly string[],
  pages: readonly string[],
  preview: boolean,
): Rule[] {
  const rule = (address: string, headers: Rule['headers']): Rule => ({ address, headers });
  const robots: Rule['headers'] = preview ? { 'X-Robots-Tag': 'noindex' } : {};
  const immutable = { 'Cache-Control': cacheClasses.immutable, ...forFiles };
  return [
    rule('/*', {
      'Content-Security-Policy': contentSecurityPolicy(pages),
      ...everywhere,
      ...robots,
    }),
    rule('/static/*', immutable),
    rule('/og/*', { ...immutable, ...forOthers }),
    ...files.filter((file) => hashedScript.test(file)).map((file) => rule(file, immutable)),
    ...files
      .filter((file) => fixedPicture.test(file))
      .map((file) => rule(file, { 'Cache-Control': cacheClasses.day, ...forOthers })),
  ];
}
