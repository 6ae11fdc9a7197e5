import type { BlogPosting } from 'schema-dts';
import type { EntryContext } from '../content/page-context';
import { absoluteUrl, pageLanguage, nodeId, type HeadContext, type HeadSite } from './head-page';

type PostingFacts = {
  path: string;
  /** null: the language of the site. */
  language: string | null;
  /** Without asterisks. */
  headline: string;
  description: string;
  /** Noon of the day, in ISO 8601. */
  published: string;
  updated: string;
  author: { name: string; role: string; profiles: readonly { href: string }[] };
  topics: readonly string[];
  /** The path of the image. */
  picture: string | null;
};

/** Returns an article as structured data: a `BlogPosting` of a blog, its list. */
export const articleNodes = (
  site: HeadSite,
  { card }: Pick<HeadContext, 'card'>,
  { path, author, picture, ...article }: PostingFacts,
  list: EntryContext['list'],
): BlogPosting[] => [
  {
    '@type': 'BlogPosting',
    '@id': absoluteUrl(site, `${path}#article`),
    mainEntityOfPage: absoluteUrl(site, path),
    isPartOf: { '@type': 'Blog', '@id': absoluteUrl(site, `${list.path}#blog`), name: list.name },
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
    inLanguage: pageLanguage(site, article),
  },
];
