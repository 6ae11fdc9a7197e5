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

/** One kind of content: its files, their fields, and its GraphQL type. */
export type ContentKind = {
  /** The GraphQL type. */
  type: string;
  schema: z.ZodObject;
  /** The folder with a file for each entry, or the one file, relative to `content/`. */
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
  {
    type: 'Question',
    schema: questionSchema,
    from: { folder: 'faq', extension: '.mdx' },
    prose: true,
  },
  { type: 'Plan', schema: planSchema, from: { folder: 'plans', extension: '.mdx' }, prose: true },
  {
    type: 'Testimonial',
    schema: testimonialSchema,
    from: { folder: 'testimonials', extension: '.json' },
    prose: false,
  },
];

/** An article: the page of a file in `insights/`. */
export const articleKind: ContentKind = {
  type: 'Article',
  schema: articleSchema,
  from: { folder: 'insights', extension: '.mdx' },
  prose: true,
};

/** An author, whom articles name. */
export const authorKind: ContentKind = {
  type: 'Author',
  schema: authorSchema,
  from: { folder: 'authors', extension: '.json' },
  prose: false,
};

const page = (type: string, template: string, schema: z.ZodObject, prose: boolean) => ({
  type,
  template,
  schema,
  from: { folder: 'pages', extension: '.mdx' as const },
  prose,
});

/** The kinds of pages; the front matter's `template` decides which one a file is. */
export const pageKinds = [
  page('HomePage', 'home', homePageSchema, true),
  page('AboutPage', 'about', aboutPageSchema, true),
  page('ServicesPage', 'services', servicesPageSchema, false),
  page('ContactPage', 'contact', contactPageSchema, false),
  page('MessagePage', 'message', messagePageSchema, true),
  page('GeneralPage', 'page', generalPageSchema, true),
];

/** Every kind of content. */
export const contentKinds: readonly ContentKind[] = [
  ...entryKinds,
  articleKind,
  authorKind,
  ...pageKinds,
];

/** Returns whether the files of a kind are fields with a text under them. */
export const isMdx = ({ from }: Pick<ContentKind, 'from'>) =>
  'folder' in from && from.extension === '.mdx';

/** The folders of content. */
export const contentFolders: readonly string[] = [
  ...new Set(
    contentKinds.flatMap(({ from }) =>
      'folder' in from ? [from.folder] : from.file.split('/').slice(0, -1),
    ),
  ),
];

/** Returns whether the file of that name belongs to a kind. */
const holds = (kind: ContentKind, path: string) =>
  'file' in kind.from
    ? kind.from.file === path
    : path.startsWith(`${kind.from.folder}/`) &&
      path.endsWith(kind.from.extension) &&
      // The site reads no folders within that of a kind.
      path.split('/').length === 2;

/**
 * Returns the kind of a content file.
 *
 * @param path relative to `content/`, with forward slashes
 * @param data the file's front matter or JSON; a page's `template` is read from it
 * @returns undefined if the file belongs to no kind
 */
export function kindOf(path: string, data: unknown): ContentKind | undefined {
  const written =
    typeof data === 'object' && data !== null && 'template' in data ? data.template : undefined;
  // The page at / is the home page, whatever its template says.
  const template = path === 'pages/home.mdx' && written !== undefined ? 'home' : written;
  return (
    [...entryKinds, articleKind, authorKind].find((kind) => holds(kind, path)) ??
    pageKinds.find(
      (kind) =>
        holds(kind, path) &&
        kind.template === template &&
        // Exactly one page is the home page, recognised by its name.
        (template === 'home') === (path === 'pages/home.mdx'),
    )
  );
}
