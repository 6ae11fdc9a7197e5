import type { ContentPlaces } from './content-places';
import type { Host } from './host';
import type { RenderedPicture } from './measure';
import type { BuiltPage } from './read-page';
import type { Robots } from './robots';

/** A site as visitors, search engines and networks get it: from a folder, or from a server. */
export type Site = {
  /** The folder that contains `content/`. */
  folder: string;
  /** The folder of the files. */
  built: string;
  brand: string;
  /** The public address, without a slash at the end. */
  address: string;
  language: string;
  content: ContentPlaces;
  host: Host;
  /** The page of errors once: Gatsby writes it twice. */
  pages: readonly BuiltPage[];
  /** The addresses of the pages without HTML. */
  emptyPages: readonly string[];
  pageAt: (pathname: string) => BuiltPage | undefined;
  /** Returns how many other pages link to a page. */
  linksTo: (pathname: string) => number;
  /** The paths of the files: `/about/index.html`. */
  files: ReadonlySet<string>;
  /** Returns the file with which a host answers a path, or undefined. */
  fileAt: (pathname: string) => string | undefined;
  /** Returns its size in bytes, or undefined. */
  sizeAt: (pathname: string) => number | undefined;
  bytesAt: (file: string) => Buffer | undefined;
  /** Returns the text of a file; empty if there is none. */
  textAt: (file: string) => string;
  robots: Robots;
  /** The targets in `redirects.json` by the canonical paths of the old addresses. */
  redirects: ReadonlyMap<string, string>;
  /** The pictures as a browser drew them; empty: none did. */
  rendered: readonly RenderedPicture[];
};
