import type { NodePluginArgs } from 'gatsby';
import { z } from 'zod';
import { articleSchema, insightsSchema, topicsSchema } from '../content/insights';
import { articleKind, authorKind, pageKinds } from '../content/kinds';
import { layoutSchema } from '../content/layout';
import { redirectsSchema } from '../content/redirects';
import { siteSchema } from '../content/site';

// Nodes have the fields of their file, tokens filled in.

type Nodes = Pick<NodePluginArgs, 'getNodesByType'>;

export const siteOf = ({ getNodesByType }: Nodes) =>
  z.object(siteSchema.shape).parse(getNodesByType('SiteSettings')[0]);

export const layoutOf = ({ getNodesByType }: Nodes) =>
  z.object(layoutSchema.shape).parse(getNodesByType('Layout')[0]);

export const redirectsOf = ({ getNodesByType }: Nodes) =>
  z.object(redirectsSchema.shape).parse(getNodesByType('Redirects')[0]);

const shared = {
  id: z.string(),
  /** The file's name without its extension. */
  slug: z.string(),
  path: z.string(),
  title: z.string(),
  internal: z.object({ contentFilePath: z.string() }),
};

const { description, topics, author, draft, language } = articleSchema.shape;
const article = z.object({
  ...{ description, topics, author, draft, language },
  ...shared,
  published: z.string(),
  publishedAt: z.string(),
  updatedAt: z.string().nullable(),
});

export type ArticleNode = z.infer<typeof article>;

/** Returns all articles with `insights.json` and `topics.json`; null while the site has no articles. */
export function insightsOf({ getNodesByType }: Nodes) {
  const articles = getNodesByType(articleKind.type).map((node) => article.parse(node));
  if (articles.length === 0) return null;
  const [words] = getNodesByType('Insights');
  const [list] = getNodesByType('Topics');
  return {
    articles,
    words: z.object(insightsSchema.shape).parse(words),
    topics: z.object(topicsSchema.shape).parse(list).items,
  };
}

const named = z.object({ slug: z.string(), name: z.string() });

export const authorNames = ({ getNodesByType }: Nodes): ReadonlyMap<string, string> =>
  new Map(
    getNodesByType(authorKind.type)
      .map((node) => named.parse(node))
      .map(({ slug, name }) => [slug, name]),
  );

const page = z.object({
  ...shared,
  hidden: z.boolean(),
  /** Only `develop` has draft pages. */
  draft: z.boolean().default(false),
});

const headline = z.union([
  z.object({ hero: z.object({ headline: z.string() }) }).transform(({ hero }) => hero.headline),
  z.object({ headline: z.string() }).transform((node) => node.headline),
]);

export type PageNode = z.infer<typeof page> & {
  template: string;
  textFile: string | null;
  /** With its accent between asterisks. */
  headline: string;
};

export const pagesOf = ({ getNodesByType }: Nodes): PageNode[] =>
  pageKinds.flatMap(({ type, template, prose }) =>
    getNodesByType(type).map((node) => {
      const fields = page.parse(node);
      const textFile = prose ? fields.internal.contentFilePath : null;
      return { ...fields, template, textFile, headline: headline.parse(node) };
    }),
  );
