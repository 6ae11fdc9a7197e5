import { createHash } from 'node:crypto';
import { load } from 'cheerio';
import { parseAddress } from '../../content/addresses/addresses';
import { buildSettings } from '../../content/schemas/build-settings';
import { PageAttribute } from '../../contract/page-attributes';
import { isExecutableInline } from './script-types';

/** The headers for one path, or for all paths below a folder: `/static/*`. */
export type HeaderRule = { path: string; headers: Readonly<Record<string, string>> };

/** The first rule is for all paths. */
export type HeaderRules = readonly [HeaderRule, ...HeaderRule[]];

/** The default `Cache-Control` of Netlify and Cloudflare, for the servers that have none. */
export const revalidate = 'public, max-age=0, must-revalidate';

/** For files with a hash of their content in their names. */
const immutable = { 'Cache-Control': 'public, max-age=31536000, immutable' };

/**
 * Returns the policy of the editor at `/admin/`. It allows `blob:` and `data:` for pictures that are not saved yet,
 * WebAssembly to decode the photos of a phone, and GitHub for the published editor only.
 */
export function cmsPolicy(isOnline: boolean): string {
  const [api, faces, frame] = isOnline
    ? ['https://api.github.com', 'https://avatars.githubusercontent.com', "'none'"]
    : ['', '', "'self'"];
  return `default-src 'none';script-src 'self' 'wasm-unsafe-eval';style-src 'self' 'unsafe-inline';img-src 'self' blob: data: ${faces};font-src 'self';connect-src 'self' blob: data: ${api};frame-src ${frame};form-action 'none';base-uri 'none'`;
}

/** The name of the reporting endpoint. A header defines it, and the policy refers to it. */
const reportEndpoint = 'policy';

/** Returns the headers of a built site, for all hosts. */
export function headerRules(policy: string, isPreview: boolean, hasCms = false): HeaderRules {
  const { GATSBY_POLICY_REPORTS: reports, GATSBY_TRANSPORT_SECURITY: transportSecurity } =
    buildSettings();
  return [
    {
      path: '/*',
      headers: {
        'Content-Security-Policy': policy,
        ...(reports && { 'Reporting-Endpoints': `${reportEndpoint}="${reports}"` }),
        'Strict-Transport-Security': transportSecurity,
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
    ...(hasCms
      ? [{ path: '/admin/*', headers: { 'Content-Security-Policy': cmsPolicy(true) } }]
      : []),
  ];
}

/** Returns the hash of a script in the syntax of https://www.w3.org/TR/CSP3/#grammardef-hash-source. */
const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const originsOf = (addresses: readonly string[]) =>
  addresses.flatMap((address) => parseAddress(address)?.origin ?? []);

/** Returns the scripts and the origins that the policy must allow for a page. */
function needsOf(html: string) {
  // In XML mode, the content of <template> is searched, too.
  const $ = load(html, { xml: { xmlMode: false } });
  const attributes = (name: string) =>
    $(`[${name}]`)
      .toArray()
      .map((element) => $(element).attr(name) ?? '');
  const videos = attributes(PageAttribute.player);
  const services = $('script[src^="https:"]')
    .toArray()
    .map(({ attribs }) => attribs);
  return {
    scripts: $('script:not([src])')
      .toArray()
      .filter((script) => isExecutableInline($(script).attr('type') ?? ''))
      .map((script) => hash($(script).text())),
    services: originsOf(services.map(({ src = '' }) => src)),
    sendsTo: originsOf(services.flatMap((all) => Object.values(all))),
    forms: originsOf(attributes('action')),
    players: originsOf(videos),
    ownVideos: videos.some((video) => video.startsWith('/')),
  };
}

/**
 * Returns one content security policy for all pages. It allows all inline styles: their hashes would differ on each
 * page, and only the site writes its HTML.
 *
 * It does not require Trusted Types: webpack loads the sending library by setting the `src` of a script, which they
 * forbid.
 */
export function contentSecurityPolicy(pages: readonly string[]): string {
  const needs = pages.map(needsOf);
  const forms = needs.flatMap((page) => page.forms);
  const { GATSBY_POLICY_REPORTS: address } = buildSettings();
  const sources = {
    'default-src': ["'none'"],
    'script-src': [
      "'self'",
      ...needs.flatMap(({ scripts, services }) => [...scripts, ...services]),
    ],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'"],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...forms, ...needs.flatMap(({ sendsTo }) => sendsTo)],
    'frame-src': needs.flatMap(({ players }) => players),
    'media-src': needs.some(({ ownVideos }) => ownVideos) ? ["'self'"] : [],
    'manifest-src': ["'self'"],
    'form-action': ["'self'", ...forms],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    // `report-uri` is for browsers without `report-to`.
    ...(address && { 'report-uri': [address], 'report-to': [reportEndpoint] }),
  };
  return Object.entries(sources)
    .filter(([, list]) => list.length > 0)
    .map(([name, list]) => [name, ...new Set(list)].join(' '))
    .join(';');
}

/**
 * The limits of Cloudflare in characters and lines. It silently ignores the rest:
 * https://developers.cloudflare.com/workers/static-assets/headers/
 */
export const limits = { headerLine: 2000, redirects: 2000, redirectLine: 1000 };

export const longestLine = (text: string) =>
  Math.max(...text.split('\n').map(({ length }) => length));

/**
 * Returns `_headers`. If two rules set a header, Netlify takes the later one. Cloudflare joins both, unless the
 * later rule removes the first one with `!`.
 *
 * @throws a sentence if Cloudflare would ignore a part of it
 */
export function headersFile([everywhere, ...folders]: HeaderRules): string {
  const text = [everywhere, ...folders]
    .map(({ path, headers }) => {
      const isSet = (name: string) => path !== everywhere.path && name in everywhere.headers;
      const lines = Object.entries(headers).map(
        ([name, value]) => `${isSet(name) ? `  ! ${name}\n` : ''}  ${name}: ${value}\n`,
      );
      return `${path}\n${lines.join('')}`;
    })
    .join('\n');
  if (longestLine(text) > limits.headerLine) {
    throw new Error(
      `The longest line of _headers has ${longestLine(text)} characters. Cloudflare reads lines of ${limits.headerLine} characters. Shorten src/gatsby/hosting/header-rules.ts, or the list of hosts whose videos the pages show.`,
    );
  }
  return text;
}

export const readHeadersFile = (text: string): HeaderRule[] =>
  text.split('\n\n').map((block) => {
    const [path = '', ...lines] = block.trim().split(/\n\s*/);
    const set = lines.filter((line) => !line.startsWith('! '));
    const headers = set.map((line): [string, string] => [
      line.slice(0, line.indexOf(':')),
      line.slice(line.indexOf(':') + 2),
    ]);
    return { path, headers: Object.fromEntries(headers) };
  });
