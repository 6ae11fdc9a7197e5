import type { ContentIndex } from './content';
import { decoded, fileAt } from './addresses';
import type { Manifest } from './manifest';
import type { SeoPage } from './page';
import type { Robots } from './robots';
import type { Sitemap } from './sitemap';

/** What an image file really is. */
export type ImageFile = {
  bytes: number;
  /** In pixels. */
  width: number;
  height: number;
  /** The widths of all pictures in the file; an ICO has several. */
  sides: number[];
  /** `avif`, `webp`, `jpeg`, `png`, `svg` … */
  format: string;
  /** true: it still carries what a camera wrote into it, its place among that. */
  hasExif: boolean;
};

/** A picture under `content/`, as its writer saved it. */
export type SourceImage = ImageFile & {
  /** From the project's root: `content/images/hero-light.jpg`. */
  file: string;
};

/** A built site as far as search engines and those who share it are concerned, as plain data. */
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

/** The pages without 404.html, which repeats `/404/`. */
export const distinctPages = ({ pages }: Pick<SeoSite, 'pages'>) =>
  pages.filter(({ file }) => file !== '404.html');

/** true: a host answers the path with a file. */
export const hasFile = ({ files }: SeoSite, path: string) => files.has(fileAt(decoded(path)));

/** The page at a path, or undefined. */
export const pageAt = ({ pages }: SeoSite, path: string) =>
  pages.find((page) => page.path === path);

/** The path of an address within the site; null for any other. */
export const ownPath = ({ content: { site } }: SeoSite, url: string) =>
  url.startsWith(`${site.address}/`) ? new URL(url).pathname : null;
