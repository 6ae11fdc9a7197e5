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
