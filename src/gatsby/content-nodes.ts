import type { NodePluginArgs } from 'gatsby';
import { z } from 'zod';
import { contactFormSchema, newsletterFormSchema } from '../content/forms';
import { articleSchema, insightsSchema, topicsSchema } from '../content/insights';
import { articleType, authorType, pageTypes } from '../content/content-types';
import { layoutSchema } from '../content/layout';
import { redirectsSchema } from '../content/redirects';
import { siteSchema } from '../content/site';

// Nodes have the fields of their file, variables filled in.

export type Nodes = Pick<NodePluginArgs, 'getNodesByType'>;

/** Returns the reader of a content type that is one file. */
const single =
  <Shape extends z.ZodRawShape>(type: string, { shape }: z.ZodObject<Shape>) =>
  ({ getNodesByType }: Nodes) =>
    z.object(shape).parse(getNodesByType(type)[0]);

export const siteOf = single('SiteSettings', siteSchema);
export const layoutOf = single('Layout', layoutSchema);
export const redirectsOf = single('Redirects', redirectsSchema);
export const contactFormOf = single('ContactForm', contactFormSchema);
export const newsletterFormOf = single('NewsletterForm', newsletterFormSchema);
const insightsWordsOf = single('Insights', insightsSchema);
const topicsOf = single('Topics', topicsSchema);

const shared = {
  id: z.string(),
  /** The file's name without its extension. */
  slug: z.string(),
  path: z.string(),
  title: z.string(),
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
export function insightsOf(nodes: Nodes) {
  const articles = nodes.getNodesByType(articleType.typeName).map((node) => article.parse(node));
  if (articles.length === 0) return null;
  return { articles, words: insightsWordsOf(nodes), topics: topicsOf(nodes).items };
}

const named = z.object({ slug: z.string(), name: z.string() });

export const authorNames = ({ getNodesByType }: Nodes): ReadonlyMap<string, string> =>
  new Map(
    getNodesByType(authorType.typeName)
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
  /** With its accent between asterisks. */
  headline: string;
};

export const pagesOf = ({ getNodesByType }: Nodes): PageNode[] =>
  pageTypes.flatMap(({ typeName, template }) =>
    getNodesByType(typeName).map((node) => ({
      ...page.parse(node),
      template,
      headline: headline.parse(node),
    })),
  );
