/** Where an address leads: to a path of this site, to another site, or to no page (`mailto:`). */
type Target =
  | { kind: 'internal'; path: string; id: string }
  | { kind: 'external'; url: string }
  | { kind: 'other'; url: string };

/** A placeholder for the site's address while paths are resolved. */
const here = 'https://this-site.invalid';

/** Decodes the escapes of an address. A broken one, as in `/100%`, stays: no file and no id matches it. */
export const decoded = (text: string) => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/**
 * Resolves an address in a page.
 *
 * @param path the page that holds it: `/about/`
 * @param address the site's own public address, without a final slash
 */
export function targetOf(url: string, path: string, address: string): Target {
  if (!URL.canParse(url, here + path)) return { kind: 'other', url };
  const target = new URL(url, here + path);
  if (target.origin === here || target.origin === address) {
    return { kind: 'internal', path: target.pathname, id: decoded(target.hash.slice(1)) };
  }
  return /^https?:$/.test(target.protocol) ? { kind: 'external', url } : { kind: 'other', url };
}

/** Returns the file of `public/` that a host serves for a path: `/about/` is `/about/index.html`. */
export const fileAt = (path: string) => (path.endsWith('/') ? `${path}index.html` : path);
