import { existsSync } from 'node:fs';
import path from 'node:path';
import { bareAddress } from '../../src/content/redirects';

/** What to do with a requested address: send the browser elsewhere, or serve the file at `url`. */
export type Route = { redirect: string } | { url: string };

/**
 * Gives every page one address, the one with a slash at its end, as static hosts do, and leads old
 * addresses to new ones in one step.
 * `url` is the request's path and query; answers in the same form. `targets` has the target of each
 * old address, by its bare form.
 */
export function route(root: string, url: string, targets: ReadonlyMap<string, string>): Route {
  const queryStart = url.indexOf('?');
  const pathname = queryStart === -1 ? url : url.slice(0, queryStart);
  const query = queryStart === -1 ? '' : url.slice(queryStart);

  const target = targets.get(bareAddress(pathname));
  if (target !== undefined) return { redirect: withQuery(target, query) };

  const folder = pathname.endsWith('/index.html')
    ? pathname.slice(0, -'index.html'.length)
    : `${pathname}/`;
  if (!pathname.endsWith('/') && hasPage(root, folder)) {
    // More than one slash at the start would name another host.
    return { redirect: folder.replace(/^[/\\]+/, '/') + query };
  }
  return { url: pathname.endsWith('/') ? `${pathname}index.html${query}` : url };
}

/** The query of the request belongs before the fragment, and after a query that is already there. */
function withQuery(target: string, query: string): string {
  const [address = '', ...fragment] = target.split('#');
  const added = address.includes('?') ? query.replace('?', '&') : query;
  return [address + added, ...fragment].join('#');
}

function hasPage(root: string, folder: string): boolean {
  let decoded;
  try {
    decoded = decodeURIComponent(folder);
  } catch {
    return false; // Not a valid address; the file server answers 400.
  }
  const file = path.join(root, decoded, 'index.html');
  return file.startsWith(root + path.sep) && !decoded.includes('\0') && existsSync(file);
}
