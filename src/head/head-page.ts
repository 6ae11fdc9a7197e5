import type { PublishedPage } from '../content/published-page';

/** The site's facts that the head needs. */
export type HeadSite = { brand: string; address: string; language: string };

/** The page's facts that the head needs. */
export type HeadPage = {
  title: string;
  description: string;
  /** true: search engines are asked not to index the page, and it has no canonical address. */
  hidden: boolean;
  /** With a leading and a trailing slash: `/about/`. */
  path: string;
};

/** The facts that the build adds to a page. */
export type HeadBuild = Omit<PublishedPage, 'id' | 'indexed'>;

/** Returns the absolute address of a path. No other code makes one. */
export const absoluteUrl = (site: Pick<HeadSite, 'address'>, path: string) =>
  `${site.address}${path}`;
