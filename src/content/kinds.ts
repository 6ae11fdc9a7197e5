import type { z } from 'zod';
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

const file = (type: string, name: string, schema: z.ZodObject): ContentKind => ({
  type,
  schema,
  from: { file: name },
  prose: false,
});

const folder = (type: string, name: string, schema: z.ZodObject): ContentKind => ({
  type,
  schema,
  from: { folder: name, extension: '.json' },
  prose: false,
});

/** The text under the fields is required, unless `prose` is false. */
const mdx = (type: string, name: string, schema: z.ZodObject, prose = true) => ({
  type,
  schema,
  from: { folder: name, extension: '.mdx' as const },
  prose,
});

/** The kinds that are one entry, or a list in the order of its numbers. */
export const entryKinds: readonly ContentKind[] = [
  file('SiteSettings', 'site.json', siteSchema),
  file('Layout', 'layout.json', layoutSchema),
  file('Redirects', 'redirects.json', redirectsSchema),
  file('ContactForm', 'forms/contact.json', contactFormSchema),
  file('NewsletterForm', 'forms/newsletter.json', newsletterFormSchema),
  file('Highlights', 'highlights.json', highlightsSchema),
  file('Differentiators', 'differentiators.json', differentiatorsSchema),
  file('Steps', 'steps.json', stepsSchema),
  file('Values', 'values.json', valuesSchema),
  file('Insights', 'insights.json', insightsSchema),
  file('Topics', 'topics.json', topicsSchema),
  mdx('Question', 'faq', questionSchema),
  mdx('Plan', 'plans', planSchema),
  folder('Testimonial', 'testimonials', testimonialSchema),
];

export const articleKind: ContentKind = mdx('Article', 'insights', articleSchema);

export const authorKind: ContentKind = folder('Author', 'authors', authorSchema);

/** The kinds of pages, by the `template` of the front matter. */
export const pageKinds = [
  { template: 'home', ...mdx('HomePage', 'pages', homePageSchema) },
  { template: 'about', ...mdx('AboutPage', 'pages', aboutPageSchema) },
  { template: 'services', ...mdx('ServicesPage', 'pages', servicesPageSchema, false) },
  { template: 'contact', ...mdx('ContactPage', 'pages', contactPageSchema, false) },
  { template: 'message', ...mdx('MessagePage', 'pages', messagePageSchema) },
  { template: 'page', ...mdx('GeneralPage', 'pages', generalPageSchema) },
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
  const written = valueAt(data, ['template']);
  // The page at / is the home page, whatever its template says.
  const template = path === 'pages/home.mdx' && written !== undefined ? 'home' : written;
  return (
    [...entryKinds, articleKind, authorKind].find((kind) => holds(kind, path)) ??
    pageKinds.find(
      (kind) =>
        holds(kind, path) &&
        kind.template === template &&
        (template === 'home') === (path === 'pages/home.mdx'),
    )
  );
}
