import { z } from 'zod';

/** Matches host names that only one machine or network knows (RFC 2606, 6761, 6762, 8375, and common use). */
const localHostnames =
  /(^|\.)(localhost|local|localdomain|internal|intranet|lan|home|corp|arpa|test|invalid)$/;

/** Matches the IP addresses of one machine or network, as `URL` writes them (RFC 1918, 4193, 4291). */
const privateAddress =
  /^(?:0|10|127|192\.168|172\.(?:1[6-9]|2\d|3[01]))\.[\d.]+$|^\[(?:::1|f[cd]..:.*|fe[89ab].:.*)\]$/;

const publicDomain = /^([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z][a-z0-9-]*[a-z0-9]$/;

/**
 * Parses an address; undefined if it is invalid. `URL.canParse` is no alternative: after some calls, Node 20 runs a
 * compiled version of it that refuses letters such as ü.
 */
export function parseAddress(text: string, base?: string): URL | undefined {
  try {
    return new URL(text, base);
  } catch {
    return undefined;
  }
}

/** Decodes the escapes of an address. An address with a broken escape, such as `/100%`, is returned unchanged. */
export function decodeEscapes(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * Returns the canonical spelling of a path: decoded, without doubled slashes, dots, `index.html` and the last slash.
 * Paths with the same canonical spelling lead to the same page.
 */
export function canonicalPath(path: string): string {
  const parts: string[] = [];
  for (const part of decodeEscapes(path).split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '' && part !== '.') parts.push(part);
  }
  if (parts.at(-1) === 'index.html') parts.pop();
  return `/${parts.join('/')}`;
}

/**
 * Returns why a text cannot be the public address of a site, as a sentence without its subject; undefined if it can.
 * Host names that end with `.example` are accepted as samples (RFC 2606).
 */
export function siteAddressProblem(text: string): string | undefined {
  if (!text.startsWith('https://')) {
    return 'must start with https://, such as https://www.example.com';
  }
  const name = text.slice('https://'.length);
  if (/^https?:/.test(name)) return 'has https:// twice. Write it once';
  const host = parseAddress(text)?.hostname ?? '';
  if (localHostnames.test(host) || /^[\d.]+$|^\[/.test(host)) {
    return `leads to "${host}", which visitors cannot reach. Write the public domain, such as https://www.example.com`;
  }
  return /[/:?#@]/.test(name) || name !== name.toLowerCase() || !publicDomain.test(host)
    ? 'must be https:// and a domain in lowercase letters, with nothing after it, such as https://www.example.com'
    : undefined;
}

/** Returns why visitors cannot follow an address that a tutorial may name, as the end of a sentence. */
export function localAddressProblem(href: string): string | undefined {
  const { protocol = '', hostname = '' } = parseAddress(href) ?? {};
  const isLocal =
    privateAddress.test(hostname) || !/[.:]/.test(hostname) || localHostnames.test(hostname);
  return protocol.startsWith('http') && isLocal
    ? `leads to "${hostname}", which visitors cannot reach. Copy the address from the browser`
    : undefined;
}

/** The addresses that programs put in place of others, with the parameter for the other. */
const wrappers: Readonly<Record<string, string>> = {
  'safelinks.protection.outlook.com/': 'url',
  'www.google.com/url': 'q',
  'l.facebook.com/l.php': 'u',
  'l.instagram.com/': 'u',
  'www.youtube.com/redirect': 'q',
  'www.linkedin.com/redir/redirect': 'url',
  'slack-redir.net/link': 'url',
  'vk.com/away.php': 'to',
};

/** Returns the address to which a program, such as Outlook, has wrapped a link; undefined for other addresses. */
export function wrappedAddress(href: string): string | undefined {
  const { hostname = '', pathname = '', searchParams } = parseAddress(href) ?? {};
  const found = Object.entries(wrappers).find(([end]) => `${hostname}${pathname}`.endsWith(end));
  return found && (searchParams?.get(found[1]) ?? undefined);
}

const anySite = 'https://site.invalid';

/** Returns whether a text is an e-mail address, with letters of any language. */
export function isEmail(text: string): boolean {
  const [, name = '', domain = ''] = /^(.*)@([^@/?#:]*)$/.exec(text) ?? [];
  const host = parseAddress(`https://${domain}`)?.hostname ?? '';
  const inAscii = `${name.replace(/[\p{L}\p{M}\p{N}]/gu, 'a')}@site.invalid`;
  return publicDomain.test(host) && z.email().safeParse(inAscii).success;
}

function probablyMeant(written: string): string | undefined {
  if (written.startsWith('//')) return `https:${written}`;
  if (/\.(?:docx?|epub|mp[34]|pdf|pptx?|xlsx?|zip)$/i.test(written))
    return `/downloads/${written.split('/').at(-1)}`;
  if (isEmail(written)) return `mailto:${written}`;
  const domain = parseAddress(`https://${written}`)?.hostname.split('.').at(-1) ?? '';
  // The ending of a file name, as in about.html, is not a domain.
  const isDomain = written.includes('.') && /^[a-z]{2,}$/.test(domain);
  if (isDomain && !/^(?:html?|mdx?|php)$/.test(domain)) return `https://${written}`;
  // Syntax of another system is no path: {{page}}, @/about.
  const isPath = /^[\p{L}\p{N}\p{M}~_.?=#&/ -]+$/u.test(written);
  const path = isPath ? parseAddress(written, anySite)?.pathname : undefined;
  const name = path?.replace(/\.(?:html?|mdx?|php)$/, '');
  return name === undefined || /\.|\/$/.test(name) ? name : `${name}/`;
}

const allowedForms =
  'must start with a slash for a page of this site, such as /about/, or with https://, mailto: or tel:';

const problemByScheme: Readonly<Record<string, (url: URL) => string | undefined>> = {
  'https:': ({ username, password }) =>
    username + password === ''
      ? undefined
      : 'has a user name or a password, which visitors see. Delete all up to the @',
  'mailto:': ({ pathname }) =>
    decodeEscapes(pathname).split(',').every(isEmail)
      ? undefined
      : 'needs a whole e-mail address after mailto:, such as mailto:{email}',
  'tel:': ({ pathname }) => {
    if (pathname.includes('(0)')) return 'has a zero that is not dialed. Delete (0)';
    return /\d{3}/.test(pathname) ? undefined : 'needs a number after tel:, such as tel:+15550100';
  },
};

/**
 * Returns why a browser cannot follow an address, as the end of a sentence; undefined if it can. Does not check
 * whether a page of this site exists.
 */
export function hrefProblem(href: string): string | undefined {
  if (/^\s*#?$/.test(href)) return 'is empty. Write where it leads';
  if (/\p{Cf}/u.test(href)) return 'has an invisible character. Type it again';
  // In browsers, //x and /\x lead to another host.
  if (/^[/#]/.test(href) && parseAddress(href, anySite)?.origin === anySite) return undefined;
  if (/^https?:(?!\/\/)/.test(href))
    return `lacks a slash. Did you mean "${href.replace(/:\/?/, '://')}"?`;
  const url = parseAddress(href);
  if (!url && href.startsWith('http'))
    return 'is not valid. Copy it from the browser, or, in a text, put it between backticks';
  if (!url) {
    const meant = probablyMeant(href.trim());
    return allowedForms + (meant === undefined ? '' : `. Did you mean "${meant}"?`);
  }
  const problemOf = problemByScheme[url.protocol.replace(/^http:/, 'https:')];
  return problemOf ? problemOf(url) : allowedForms;
}
