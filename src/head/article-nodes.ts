import type { Blog, BlogPosting } from 'schema-dts';
import { insightsPath } from '../content/paths';
import { absoluteUrl, languageOf, nodeId, type HeadBuild, type HeadSite } from './head-page';
import { plainHeadline } from '../content/headline';

const blogId = (site: Pick<HeadSite, 'address'>) => ({
  '@id': absoluteUrl(site, `${insightsPath}#blog`),
});

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
    isPartOf: { '@type': 'Blog', ...blogId(site), name },
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

/** Returns the nodes of the list of all articles. */
export const blogNodes = (
  site: HeadSite,
  name: string,
  articles: readonly {
    path: string;
    title: string;
    publishedAt: string;
    language: string | null;
  }[],
): Blog[] => [
  {
    '@type': 'Blog',
    ...blogId(site),
    name,
    inLanguage: site.language,
    publisher: nodeId(site, 'organization'),
    blogPost: articles.map(({ path, title, publishedAt, language }) => ({
      '@type': 'BlogPosting',
      '@id': absoluteUrl(site, `${path}#article`),
      url: absoluteUrl(site, path),
      headline: plainHeadline(title),
      datePublished: publishedAt,
      ...(language !== null && { inLanguage: language }),
    })),
  },
];
