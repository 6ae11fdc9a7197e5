import type { Article } from 'schema-dts';
import type { EntryContext } from '../content/page-context';
import { absoluteUrl, nodeId, type HeadContext, type HeadSite } from './head-page';

type CaseStudyFacts = {
  path: string;
  /** Without asterisks. */
  headline: string;
  description: string;
  /** Noon of the day, in ISO 8601. */
  published: string;
  updated: string;
  /** Where the work can be read as it was published; null: nowhere. */
  original: { href: string } | null;
};

/** Returns a case study as structured data: an `Article` about a work. */
export const caseStudyNodes = (
  site: HeadSite,
  { card }: Pick<HeadContext, 'card'>,
  { path, original, ...facts }: CaseStudyFacts,
  list: EntryContext['list'],
): Article[] => [
  {
    '@type': 'Article',
    '@id': absoluteUrl(site, `${path}#article`),
    mainEntityOfPage: absoluteUrl(site, path),
    isPartOf: {
      '@type': 'CollectionPage',
      '@id': absoluteUrl(site, `${list.path}#webpage`),
      name: list.name,
    },
    headline: facts.headline,
    description: facts.description,
    datePublished: facts.published,
    dateModified: facts.updated,
    author: nodeId(site, 'organization'),
    publisher: nodeId(site, 'organization'),
    image: absoluteUrl(site, card.path),
    inLanguage: site.language,
    ...(original && { about: { '@type': 'CreativeWork', url: original.href } }),
  },
];
