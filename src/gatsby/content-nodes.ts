import type { NodePluginArgs } from 'gatsby';
import { z } from 'zod';
import { articleSchema, insightsSchema, topicsSchema } from '../content/insights';
import { articleKind, authorKind, pageKinds } from '../content/kinds';
import { layoutSchema } from '../content/layout';
import { redirectsSchema } from '../content/redirects';
import { siteSchema } from '../content/site';

type Nodes = Pick<NodePluginArgs, 'getNodesByType'>;

/** Returns `site.json`, tokens filled in. */
export const siteOf = ({ getNodesByType }: Nodes) =>
  z.object(siteSchema.shape).parse(getNodesByType('SiteSettings')[0]);

/** Returns `layout.json`, tokens filled in. */
export const layoutOf = ({ getNodesByType }: Nodes) =>
  z.object(layoutSchema.shape).parse(getNodesByType('Layout')[0]);

/** Returns `redirects.json`. */
export const redirectsOf = ({ getNodesByType }: Nodes) =>
  z.object(redirectsSchema.shape).parse(getNodesByType('Redirects')[0]);

/** Returns `insights.json` and `topics.json`; null while the site has no articles. */
export function insightsOf({ getNodesByType }: Nodes) {
  const articles = articlesOf({ getNodesByType });
  if (articles.length === 0) return null;
  const [words] = getNodesByType('Insights');
  const [topics] = getNodesByType('Topics');
  return {
    articles,
    words: z.object(insightsSchema.shape).parse(words),
    topics: z.object(topicsSchema.shape).parse(topics).items,
  };
}

/** The entries that the components in a text show, by the names of their files. */
const named = z.object({ testimonials: z.array(z.string()), faq: z.array(z.string()) });

const article = z.object({
  ...articleSchema.pick({
    description: true,
    topics: true,
    author: true,
    draft: true,
    language: true,
  }).shape,
  id: z.string(),
  slug: z.string(),
  path: z.string(),
  // In `develop`, with the mark of a draft.
  title: z.string(),
  published: z.string(),
  publishedAt: z.string(),
  updatedAt: z.string().nullable(),
  named,
  internal: z.object({ contentFilePath: z.string() }),
});

/** The facts of an article that the build needs. */
export type ArticleNode = z.infer<typeof article>;

/** Returns all articles. */
const articlesOf = ({ getNodesByType }: Nodes): ArticleNode[] =>
  getNodesByType(articleKind.type).map((node) => article.parse(node));

const author = z.object({ slug: z.string(), name: z.string() });

/** Returns the names of the authors, by their slugs. */
export const authorNames = ({ getNodesByType }: Nodes): ReadonlyMap<string, string> =>
  new Map(
    getNodesByType(authorKind.type)
      .map((node) => author.parse(node))
      .map(({ slug, name }) => [slug, name]),
  );

const fields = z.object({
  id: z.string(),
  /** The file's name without its extension. */
  slug: z.string(),
  path: z.string(),
  title: z.string(),
  description: z.string(),
  hidden: z.boolean(),
  /** Only `develop` has draft pages. */
  draft: z.boolean().default(false),
  named,
  internal: z.object({ contentFilePath: z.string() }),
});

const headline = z.union([
  z.object({ hero: z.object({ headline: z.string() }) }).transform(({ hero }) => hero.headline),
  z.object({ headline: z.string() }).transform((page) => page.headline),
]);

/** The facts of a page that the build needs. */
export type PageNode = Omit<z.infer<typeof fields>, 'internal'> & {
  /** The GraphQL type. */
  type: string;
  template: string;
  /** The MDX file, if the template shows its text; null if it shows only fields. */
  textFile: string | null;
  /** With its accent between asterisks. */
  headline: string;
};

/** Returns all pages. */
export const pagesOf = ({ getNodesByType }: Nodes): PageNode[] =>
  pageKinds.flatMap(({ type, template, prose }) =>
    getNodesByType(type).map((node) => {
      const { internal, ...page } = fields.parse(node);
      const textFile = prose ? internal.contentFilePath : null;
      return { ...page, type, template, textFile, headline: headline.parse(node) };
    }),
  );
