import type { PageContext } from '../content/page-context';

export type HeadSite = { brand: string; address: string; language: string };

export type HeadPage = {
  title: string;
  description: string;
  /** true: the page is not indexed, and has no canonical address. */
  hidden: boolean;
  path: string;
  /** null: the language of the site. */
  language?: string | null;
};

export const pageLanguage = (site: Pick<HeadSite, 'language'>, page: Pick<HeadPage, 'language'>) =>
  page.language ?? site.language;

/** The part of the page context that the head reads. */
export type HeadContext = Omit<PageContext, 'id' | 'indexed'>;

export const absoluteUrl = (site: Pick<HeadSite, 'address'>, path: string) =>
  `${site.address}${path}`;

type SharedNode = 'organization' | 'website';

/** Returns a reference to a node in the structured data of the home page. */
export const nodeId = (site: Pick<HeadSite, 'address'>, node: SharedNode) => ({
  '@id': absoluteUrl(site, `/#${node}`),
});

/** Returns a text on one line, with plain spaces. */
export const oneLine = (text: string | null) => (text ?? '').replace(/\s+/g, ' ').trim();
