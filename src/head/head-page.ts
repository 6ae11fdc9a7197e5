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
  /** The language of its text, if it is not that of the site. */
  language?: string | null;
};

/** Returns the language of the head of a page, and of most of its words. */
export const languageOf = (site: Pick<HeadSite, 'language'>, page: Pick<HeadPage, 'language'>) =>
  page.language ?? site.language;

/** The facts that the build adds to a page. */
export type HeadBuild = Omit<PublishedPage, 'id' | 'indexed'>;

/** Returns the absolute address of a path. No other code makes one. */
export const absoluteUrl = (site: Pick<HeadSite, 'address'>, path: string) =>
  `${site.address}${path}`;
