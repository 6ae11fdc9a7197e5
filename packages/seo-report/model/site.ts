import type { ContentIndex } from './content';
import { decoded, fileAt } from './addresses';
import type { Manifest } from './manifest';
import type { SeoPage } from './page';
import type { Robots } from './robots';
import type { Sitemap } from './sitemap';

/** The facts of an image file. */
export type ImageFile = {
  bytes: number;
  /** In pixels. */
  width: number;
  height: number;
  /** The widths of all pictures in the file; an ICO has several. */
  sides: number[];
  /** `avif`, `webp`, `jpeg`, `png`, `svg` … */
  format: string;
  /** true: it still has the EXIF data of a camera, which can hold a place. */
  hasExif: boolean;
};

/** A picture under `content/`, as saved. */
export type SourceImage = ImageFile & {
  /** From the project's root: `content/images/hero-light.jpg`. */
  file: string;
};

/** The facts of a built site that search engines and networks read, as plain data. */
export type SeoSite = {
  content: ContentIndex;
  /** Every page file, `404.html` among them, sorted. */
  pages: SeoPage[];
  /** Bytes of every file in `public/`, by its path with a slash at the start. */
  files: ReadonlyMap<string, number>;
  /** The image files of `public/`, by their paths. */
  images: ReadonlyMap<string, ImageFile>;
  sources: SourceImage[];
  robots: Robots | null;
  sitemap: Sitemap | null;
  manifest: Manifest | null;
};

/** Returns the pages without 404.html, which repeats `/404/`. */
export const distinctPages = ({ pages }: Pick<SeoSite, 'pages'>) =>
  pages.filter(({ file }) => file !== '404.html');

/** Reports whether a host has a file for the path. */
export const hasFile = ({ files }: SeoSite, path: string) => files.has(fileAt(decoded(path)));

/** Returns the page at a path, or undefined. */
export const pageAt = ({ pages }: SeoSite, path: string) =>
  pages.find((page) => page.path === path);

/** Returns the path of an address of this site; null for any other. */
export const ownPath = ({ content: { site } }: SeoSite, url: string) =>
  url.startsWith(`${site.address}/`) ? new URL(url).pathname : null;
