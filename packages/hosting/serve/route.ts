import { existsSync } from 'node:fs';
import path from 'node:path';
import { bareAddress } from '../../../src/content/redirects';

/** The answer to a requested address: a redirect, or the file at `url`. */
type Route = { redirect: string } | { url: string };

/**
 * Gives every page one address, the one with a trailing slash, as static hosts do, and redirects
 * old addresses to new ones in one step. `url` is the request's path and query; the result has the
 * same form. `targets` has the target of each old address, by its bare form.
 */
export function route(root: string, url: string, targets: ReadonlyMap<string, string>): Route {
  const queryStart = url.indexOf('?');
  const pathname = queryStart === -1 ? url : url.slice(0, queryStart);
  const query = queryStart === -1 ? '' : url.slice(queryStart);

  const target = targets.get(bareAddress(pathname));
  if (target !== undefined) return { redirect: withQuery(target, query) };

  // `/contact%2F` and `//contact/` are the page as well, but its own scripts do not know these
  // spellings.
  const folder = `${decodePath(pathname).replace(/\/index\.html$/, '')}/`.replace(/[/\\]+/g, '/');
  if (pathname !== folder && hasPage(root, folder)) return { redirect: encodeURI(folder) + query };
  return { url: pathname.endsWith('/') ? `${pathname}index.html${query}` : url };
}

/** Inserts the request's query before the fragment, and after an existing query. */
function withQuery(target: string, query: string): string {
  const [address = '', ...fragment] = target.split('#');
  const added = address.includes('?') ? query.replace('?', '&') : query;
  return [address + added, ...fragment].join('#');
}

function hasPage(root: string, folder: string): boolean {
  const file = path.join(root, folder, 'index.html');
  return file.startsWith(root + path.sep) && !folder.includes('\0') && existsSync(file);
}

/**
 * Decodes the path; an invalid one is returned unchanged, and the file server answers it with 400.
 */
export function decodePath(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}
