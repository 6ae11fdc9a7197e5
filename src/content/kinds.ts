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

/** A kind of page: what other files know of it. `tests/html` compares that with the pages. */
export type PageKind = ContentKind & {
  /** The `template` of the front matter, and the name of the file in `src/templates`. */
  template: string;
  /** The ids of its sections, to which links may lead. */
  anchors: readonly string[];
  /** The folder whose entries are places on it, by their names. */
  listed?: string;
  /** How the names of the other files that it shows begin: the editor shows the page beside them. */
  shows?: readonly string[];
};

/** Returns a kind of page; every page has two anchors more. */
const page = (
  template: string,
  of: ContentKind,
  anchors: string,
  more: Partial<PageKind> = {},
): PageKind => ({
  ...of,
  template,
  anchors: ['main', 'newsletter', ...anchors.split(' ')],
  ...more,
});

export const articleKind = page(
  'article',
  kind('Article', 'insights/*.mdx', articleSchema),
  'article-author closing',
);

export const authorKind: ContentKind = kind('Author', 'authors/*.json', authorSchema);

const pages = 'pages/*.mdx';

/** The kinds of pages, by the `template` of the front matter. */
// prettier-ignore
export const pageKinds: readonly PageKind[] = [
  page('home', kind('HomePage', pages, homePageSchema), 'what-we-do why-choose how-it-works testimonials pricing questions',
    { listed: 'faq', shows: ['differentiators.', 'faq/', 'highlights.', 'plans/', 'steps.', 'testimonials/'] }),
  page('about', kind('AboutPage', pages, aboutPageSchema), 'values closing', { shows: ['values.'] }),
  page('services', kind('ServicesPage', pages, servicesPageSchema, false), 'services closing', { listed: 'plans', shows: ['plans/'] }),
  page('contact', kind('ContactPage', pages, contactPageSchema, false), 'ways call inquiry', { shows: ['forms/contact.', 'plans/'] }),
  page('message', kind('MessagePage', pages, messagePageSchema), 'message'),
  page('page', kind('GeneralPage', pages, generalPageSchema), 'closing'),
];

/** Returns whether a site has exactly one page of this kind. The editor shows such a page as a single entry. */
export const isSinglePage = ({ type }: ContentKind) =>
  ['HomePage', 'AboutPage', 'ServicesPage', 'ContactPage'].includes(type);

/** The kinds whose entries have an address of their own. */
export const linkedKinds: readonly PageKind[] = [...pageKinds, articleKind];

/** Returns the kind of a page or an article by its template. */
export const pageKindOf = (template: string): PageKind | undefined =>
  linkedKinds.find((kind) => kind.template === template);

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
