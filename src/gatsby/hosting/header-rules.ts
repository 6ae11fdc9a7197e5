/** Headers of the answers at one address, or at all addresses below a folder: `/static/*`. */
export type HeaderRule = { path: string; headers: Readonly<Record<string, string>> };

/** The first rule is for all addresses. */
export type HeaderRules = readonly [HeaderRule, ...HeaderRule[]];

/** Netlify and Cloudflare send this by themselves where no rule says otherwise. */
export const revalidate = 'public, max-age=0, must-revalidate';

/** For files whose names have a hash of their content. */
const immutable = { 'Cache-Control': 'public, max-age=31536000, immutable' };

/** @throws a sentence if GATSBY_TRANSPORT_SECURITY is not the value of such a header */
function transportSecurity(): string {
  const value = process.env.GATSBY_TRANSPORT_SECURITY || 'max-age=31536000; includeSubDomains';
  if (/^max-age=\d+(; includeSubDomains)?(; preload)?$/.test(value)) return value;
  throw new Error(
    `GATSBY_TRANSPORT_SECURITY is "${value}". Write "max-age=300", "max-age=31536000" or "max-age=31536000; includeSubDomains".`,
  );
}

/**
 * Returns the policy of the desk at `/admin/`: it shows pictures before they are saved, and speaks
 * with the service of the repository only where the site is published.
 */
export function deskPolicy(isOnline: boolean): string {
  const [api, faces] = isOnline
    ? ['https://api.github.com', 'https://avatars.githubusercontent.com']
    : ['', ''];
  return `default-src 'none';script-src 'self';style-src 'self' 'unsafe-inline';img-src 'self' blob: data: ${faces};font-src 'self';connect-src 'self' blob: data: ${api};form-action 'none';base-uri 'none'`;
}

/** Returns the headers of a built site, for all hosts. */
export const headerRules = (policy: string, isPreview: boolean, hasDesk = false): HeaderRules => [
  {
    path: '/*',
    headers: {
      'Content-Security-Policy': policy,
      'Strict-Transport-Security': transportSecurity(),
      'X-Content-Type-Options': 'nosniff',
      'X-Frame-Options': 'DENY',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Permissions-Policy': 'camera=(), microphone=(), geolocation=()',
      'Cross-Origin-Opener-Policy': 'same-origin',
      ...(isPreview && { 'X-Robots-Tag': 'noindex' }),
    },
  },
  { path: '/static/*', headers: immutable },
  { path: '/og/*', headers: immutable },
  ...(hasDesk
    ? [{ path: '/admin/*', headers: { 'Content-Security-Policy': deskPolicy(true) } }]
    : []),
];
