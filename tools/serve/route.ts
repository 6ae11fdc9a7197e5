import { existsSync } from 'node:fs';
import path from 'node:path';

/** What to do with a requested address: send the browser elsewhere, or serve the file at `url`. */
export type Route = { redirect: string } | { url: string };

/**
 * Gives every page one address, the one with a slash at its end, as static hosts do.
 * `url` is the request's path and query; answers in the same form.
 */
export function route(root: string, url: string): Route {
  const queryStart = url.indexOf('?');
  const pathname = queryStart === -1 ? url : url.slice(0, queryStart);
  const query = queryStart === -1 ? '' : url.slice(queryStart);

  const folder = pathname.endsWith('/index.html')
    ? pathname.slice(0, -'index.html'.length)
    : `${pathname}/`;
  if (!pathname.endsWith('/') && hasPage(root, folder)) {
    // More than one slash at the start would name another host.
    return { redirect: folder.replace(/^[/\\]+/, '/') + query };
  }
  return { url: pathname.endsWith('/') ? `${pathname}index.html${query}` : url };
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
