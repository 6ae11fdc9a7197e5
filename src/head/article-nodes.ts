import type { BlogPosting } from 'schema-dts';
import { insightsPath } from '../content/paths';
import { absoluteUrl, languageOf, nodeId, type HeadBuild, type HeadSite } from './head-page';

type PostingFacts = {
  path: string;
  /** null: that of the site. */
  language: string | null;
  /** Without the accent. */
  headline: string;
  description: string;
  /** The beginnings of days, in ISO 8601. */
  published: string;
  updated: string;
  author: { name: string; role: string; profiles: readonly { href: string }[] };
  topics: readonly string[];
  /** A path. */
  picture: string | null;
};

/**
 * Returns the nodes of an article.
 *
 * @param name of the list of articles
 */
export const articleNodes = (
  site: HeadSite,
  { card }: Pick<HeadBuild, 'card'>,
  { path, author, picture, ...article }: PostingFacts,
  name: string,
): BlogPosting[] => [
  {
    '@type': 'BlogPosting',
    '@id': absoluteUrl(site, `${path}#article`),
    mainEntityOfPage: absoluteUrl(site, path),
    isPartOf: { '@type': 'Blog', '@id': absoluteUrl(site, `${insightsPath}#blog`), name },
    headline: article.headline,
    description: article.description,
    datePublished: article.published,
    dateModified: article.updated,
    author: {
      '@type': 'Person',
      name: author.name,
      jobTitle: author.role,
      ...(author.profiles.length > 0 && { sameAs: author.profiles.map(({ href }) => href) }),
    },
    publisher: nodeId(site, 'organization'),
    image: [picture, card.path]
      .filter((file) => file !== null)
      .map((file) => absoluteUrl(site, file)),
    articleSection: article.topics,
    inLanguage: languageOf(site, article),
  },
];
