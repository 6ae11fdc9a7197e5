import { createHash } from 'node:crypto';
import { parseAddress } from '../../src/content/addresses/addresses';

/** What a page asks a browser to load or to run: an address, or a script or style in the page. */
export type PolicyRequest = { directive: string; url: URL } | { directive: string; text: string };

type Policy = ReadonlyMap<string, readonly string[]>;

/** Parses the policies of a header: commas separate policies (https://www.w3.org/TR/CSP3/#parse-serialized-policy). */
export const parsePolicies = (header: string): Policy[] =>
  header
    .split(',')
    .filter((policy) => policy.trim() !== '')
    .map((policy) => {
      const directives = new Map<string, string[]>();
      for (const directive of policy.split(';')) {
        const [name = '', ...sources] = directive.trim().split(/\s+/);
        // Browsers ignore a directive that is there again.
        if (name !== '' && !directives.has(name.toLowerCase()))
          directives.set(name.toLowerCase(), sources);
      }
      return directives;
    });

/** The directives that decide in place of one that is not there. */
const fallbacks: Readonly<Record<string, readonly string[]>> = {
  'script-src': ['default-src'],
  'style-src': ['default-src'],
  'img-src': ['default-src'],
  'font-src': ['default-src'],
  'connect-src': ['default-src'],
  'media-src': ['default-src'],
  'object-src': ['default-src'],
  'manifest-src': ['default-src'],
  'frame-src': ['child-src', 'default-src'],
};

const isHash = (source: string) => /^'sha(256|384|512)-/.test(source);

function allowsText(sources: readonly string[], text: string): boolean {
  const hashes = sources.filter(isHash);
  const isHashed = hashes.some((source) => {
    const [algorithm = '', digest] = source.slice(1, -1).split(/-(.*)/s);
    return createHash(algorithm).update(text).digest('base64') === digest;
  });
  // With a hash or a nonce, browsers ignore 'unsafe-inline'.
  const isStrict = hashes.length > 0 || sources.some((source) => source.startsWith("'nonce-"));
  return isHashed || (!isStrict && sources.includes("'unsafe-inline'"));
}

/** Returns whether a source names an address (https://www.w3.org/TR/CSP3/#match-url-to-source-expression). */
function matches(source: string, url: URL, own: string): boolean {
  if (source === "'self'") return url.origin === own;
  if (source === '*') return /^(https?|wss?):$/.test(url.protocol);
  if (/^[a-z][a-z\d+.-]*:$/i.test(source)) return url.protocol === source.toLowerCase();
  if (source.startsWith("'")) return false;
  const scheme = /^[a-z][a-z\d+.-]*:\/\//i.test(source) ? '' : `${new URL(own).protocol}//`;
  const expected = parseAddress((scheme + source).replace('//*.', '//any.').replace(/:\*/, ''));
  if (expected?.protocol !== url.protocol && expected?.protocol !== 'http:') return false;
  const isHost = source.includes('*.')
    ? url.hostname.endsWith(expected.hostname.replace(/^any/, ''))
    : url.hostname === expected.hostname;
  const isPort = source.includes(':*') || url.port === expected.port;
  const { pathname } = expected;
  const isPath =
    pathname === '/' ||
    (pathname.endsWith('/') ? url.pathname.startsWith(pathname) : url.pathname === pathname);
  return isHost && isPort && isPath;
}

/**
 * Returns whether policies let a browser do what a page asks for.
 *
 * @param own the origin of the page
 */
export const allows = (policies: readonly Policy[], request: PolicyRequest, own: string): boolean =>
  policies.every((policy) => {
    const { directive } = request;
    const names = [directive, ...(fallbacks[directive] ?? [])];
    const sources = names.map((name) => policy.get(name)).find((list) => list !== undefined);
    if (sources === undefined) return true;
    return 'text' in request
      ? allowsText(sources, request.text)
      : sources.some((source) => matches(source, request.url, own));
  });

/** Lists the hashes that a policy allows, and no script of these texts has. */
export function unusedHashes(policies: readonly Policy[], texts: readonly string[]): string[] {
  const allowed = policies.flatMap((policy) => policy.get('script-src') ?? []).filter(isHash);
  return allowed.filter((source) => texts.every((text) => !allowsText([source], text)));
}
