import type { z } from 'zod';
import { brandSchema } from './brand';
import {
  differentiatorsSchema,
  highlightsSchema,
  planSchema,
  questionSchema,
  stepsSchema,
  testimonialSchema,
  valuesSchema,
} from './collections';
import { valueAt } from './field-schema';
import { contactFormSchema, newsletterFormSchema } from './forms';
import { articleSchema, authorSchema, insightsSchema, topicsSchema } from './insights';
import { layoutSchema } from './layout';
import {
  aboutPageSchema,
  contactPageSchema,
  generalPageSchema,
  homePageSchema,
  messagePageSchema,
  servicesPageSchema,
} from './pages';
import { redirectsSchema } from './redirects';
import { siteSchema } from './site';

export type ContentKind = {
  /** The GraphQL type. */
  type: string;
  schema: z.ZodObject;
  /** Relative to `content/`: a folder with a file for each entry, or one file. */
  from: { folder: string; extension: '.mdx' | '.json' } | { file: string };
  /** true: the text under the front matter is required. */
  prose: boolean;
};

/** Returns a kind by its files: one file, or all files of a folder, such as `faq/*.mdx`. */
function kind(type: string, files: string, schema: z.ZodObject, prose = files.endsWith('.mdx')) {
  const [folder = '', extension = ''] = files.split('/*');
  const isMany = extension === '.mdx' || extension === '.json';
  const from: ContentKind['from'] = isMany ? { folder, extension } : { file: files };
  return { type, schema, from, prose };
}

/** The kinds that are one entry, or a list in the order of its numbers. */
export const entryKinds: readonly ContentKind[] = [
  kind('SiteSettings', 'site.json', siteSchema),
  kind('Brand', 'brand.json', brandSchema),
  kind('Layout', 'layout.json', layoutSchema),
  kind('Redirects', 'redirects.json', redirectsSchema),
  kind('ContactForm', 'forms/contact.json', contactFormSchema),
  kind('NewsletterForm', 'forms/newsletter.json', newsletterFormSchema),
  kind('Highlights', 'highlights.json', highlightsSchema),
  kind('Differentiators', 'differentiators.json', differentiatorsSchema),
  kind('Steps', 'steps.json', stepsSchema),
  kind('Values', 'values.json', valuesSchema),
  kind('Insights', 'insights.json', insightsSchema),
  kind('Topics', 'topics.json', topicsSchema),
  kind('Question', 'faq/*.mdx', questionSchema),
  kind('Plan', 'plans/*.mdx', planSchema),
  kind('Testimonial', 'testimonials/*.json', testimonialSchema),
];

export const articleKind: ContentKind = kind('Article', 'insights/*.mdx', articleSchema);

export const authorKind: ContentKind = kind('Author', 'authors/*.json', authorSchema);

/** The kinds of pages, by the `template` of the front matter. */
export const pageKinds = [
  { template: 'home', ...kind('HomePage', 'pages/*.mdx', homePageSchema) },
  { template: 'about', ...kind('AboutPage', 'pages/*.mdx', aboutPageSchema) },
  { template: 'services', ...kind('ServicesPage', 'pages/*.mdx', servicesPageSchema, false) },
  { template: 'contact', ...kind('ContactPage', 'pages/*.mdx', contactPageSchema, false) },
  { template: 'message', ...kind('MessagePage', 'pages/*.mdx', messagePageSchema) },
  { template: 'page', ...kind('GeneralPage', 'pages/*.mdx', generalPageSchema) },
];

export const contentKinds: readonly ContentKind[] = [
  ...entryKinds,
  articleKind,
  authorKind,
  ...pageKinds,
];

/** Returns whether a kind has a text under its fields. */
export const isMdx = ({ from }: Pick<ContentKind, 'from'>) =>
  'folder' in from && from.extension === '.mdx';

const holds = (kind: ContentKind, path: string) =>
  'file' in kind.from
    ? kind.from.file === path
    : path.startsWith(`${kind.from.folder}/`) &&
      path.endsWith(kind.from.extension) &&
      // Not in a folder within it.
      path.split('/').length === 2;

/**
 * Returns the kind of a content file.
 *
 * @param path relative to `content/`, with forward slashes
 * @param data the file's front matter or JSON; a page's `template` is read from it
 * @returns undefined if the file belongs to no kind
 */
export function kindOf(path: string, data: unknown): ContentKind | undefined {
  const template = valueAt(data, ['template']);
  // The page at / is the home page, whatever its template says; no other page is.
  const isHome = path === 'pages/home.mdx' && template !== undefined;
  return (
    [...entryKinds, articleKind, authorKind].find((kind) => holds(kind, path)) ??
    pageKinds.find(
      (kind) =>
        holds(kind, path) &&
        (kind.template === 'home' ? isHome : kind.template === template && !isHome),
    )
  );
}
