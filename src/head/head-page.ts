import type { PublishedPage } from '../content/published-page';

/** What the head says of the whole site. */
export type HeadSite = { brand: string; address: string; language: string };

/** What the head says of one page. */
export type HeadPage = {
  title: string;
  description: string;
  /** true: search engines are asked to leave the page out, and it has no canonical address. */
  hidden: boolean;
  /** With both slashes: `/about/`. */
  path: string;
};

/** What the build adds to a page. */
export type HeadBuild = Omit<PublishedPage, 'id'>;

/** The one place that makes an absolute address of a path. */
export const absoluteUrl = (site: Pick<HeadSite, 'address'>, path: string) =>
  `${site.address}${path}`;
