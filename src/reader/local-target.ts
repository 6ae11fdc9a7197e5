import { decodeEscapes, parseAddress } from '../content/addresses/addresses';
import { builtFiles } from '../content/addresses/paths';
import type { Variables } from '../content/variables';
import { filesBelow } from './files-below';

/** Where a link within the site leads. */
type LocalTarget = {
  /** Decoded: `/über/`. */
  path: string;
  /** The id after the "#"; empty: it has none. */
  anchor: string;
  plan: string | null;
};

/**
 * Returns the target of a link within the site; undefined if it leads to another site.
 *
 * @param page the path of the page with the link
 */
export function localTarget(
  href: string,
  { address = 'https://site.invalid' }: Variables,
  page = '/',
): LocalTarget | undefined {
  const { origin, host } = new URL(address);
  const url = parseAddress(href, origin + page);
  // Visitors of http: are sent to https:.
  if (url?.host !== host || !url.protocol.startsWith('http')) return undefined;
  return {
    path: decodeEscapes(url.pathname),
    anchor: decodeEscapes(url.hash.slice(1)),
    plan: url.searchParams.get('plan'),
  };
}

/** Returns the files of a folder such as `static/`, as visitors address them: `/icon.svg`. */
export const staticFilesIn = (folder: string): ReadonlySet<string> =>
  new Set(filesBelow(folder).map((name) => `/${name}`));

/** Returns whether a path is that of a file of `static/`, or of one that every build writes. */
export const isFileOfSite = (path: string, staticFiles: ReadonlySet<string>) =>
  staticFiles.has(path) || builtFiles.includes(path);
