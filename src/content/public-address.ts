/** Names of one machine or one network (RFC 2606, 6761, 6762, 8375, and common use). */
const localNames =
  /(^|\.)(localhost|local|localdomain|internal|intranet|lan|home|corp|arpa|test|invalid)$/;

const domain = /^([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z][a-z0-9-]*[a-z0-9]$/;

/**
 * Parses an address. `URL.canParse` fails here: once it is hot, Node 20 runs a compiled version
 * that refuses letters such as ü.
 */
export function parsedAddress(text: string, base?: string): URL | undefined {
  try {
    return new URL(text, base);
  } catch {
    return undefined;
  }
}

/** Decodes the escapes of an address. A broken one, as in `/100%`, stays as it is. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * Returns the one spelling of a path: decoded, without doubled slashes, dots, `index.html` and the last
 * slash. Paths with the same spelling are one address of the site.
 */
export function canonicalPath(path: string): string {
  const parts: string[] = [];
  for (const part of decoded(path).split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '' && part !== '.') parts.push(part);
  }
  if (parts.at(-1) === 'index.html') parts.pop();
  return `/${parts.join('/')}`;
}

/**
 * Returns why a text cannot be the public address of a site, as a sentence without its subject.
 * Names that end with `.example` are samples (RFC 2606), and pass.
 */
export function addressFault(text: string): string | undefined {
  if (!text.startsWith('https://')) {
    return 'must start with https://, such as https://www.example.com';
  }
  const name = text.slice('https://'.length);
  if (/^https?:/.test(name)) return 'has https:// twice. Write it once';
  const host = parsedAddress(text)?.hostname ?? '';
  if (localNames.test(host) || /^[\d.]+$|^\[/.test(host)) {
    return `leads to "${host}", which visitors cannot reach. Write the public domain, such as https://www.example.com`;
  }
  return /[/:?#@]/.test(name) || name !== name.toLowerCase() || !domain.test(host)
    ? 'must be https:// and a domain in small letters, with nothing after it, such as https://www.example.com'
    : undefined;
}
