import type { PageContext } from '../content/page-context';

export type HeadSite = { brand: string; address: string; language: string };

export type HeadPage = {
  title: string;
  description: string;
  /** true: not indexed, and without a canonical address. */
  hidden: boolean;
  /** Such as `/about/`. */
  path: string;
  /** null: that of the site. */
  language?: string | null;
};

/** Returns the language of a page. */
export const languageOf = (site: Pick<HeadSite, 'language'>, page: Pick<HeadPage, 'language'>) =>
  page.language ?? site.language;

/** The part of the page context that the head reads. */
export type HeadContext = Omit<PageContext, 'id' | 'indexed'>;

export const absoluteUrl = (site: Pick<HeadSite, 'address'>, path: string) =>
  `${site.address}${path}`;

type SharedNode = 'organization' | 'website';

/** Returns a reference to a node of the structured data of another page. */
export const nodeId = (site: Pick<HeadSite, 'address'>, node: SharedNode) => ({
  '@id': absoluteUrl(site, `/#${node}`),
});

/** Returns a text without line breaks and non-breaking spaces. */
export const oneLine = (text: string | null) => (text ?? '').replace(/\s+/g, ' ').trim();
