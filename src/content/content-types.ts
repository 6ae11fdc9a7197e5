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

export type ContentType = {
  /** The name of its GraphQL type. */
  typeName: string;
  schema: z.ZodObject;
  /** Relative to `content/`: a folder with a file for each entry, or one file. */
  from: { folder: string; extension: '.mdx' | '.json' } | { file: string };
  /** true: the text under the front matter is required. */
  hasBody: boolean;
};

/** Returns a content type by its files: one file, or all files of a folder, such as `faq/*.mdx`. */
function contentType(
  typeName: string,
  files: string,
  schema: z.ZodObject,
  hasBody = files.endsWith('.mdx'),
) {
  const [folder = '', extension = ''] = files.split('/*');
  const isMany = extension === '.mdx' || extension === '.json';
  const from: ContentType['from'] = isMany ? { folder, extension } : { file: files };
  return { typeName, schema, from, hasBody };
}

/** The content types that are one entry, or a list in the order of its numbers. */
export const entryTypes: readonly ContentType[] = [
  contentType('SiteSettings', 'site.json', siteSchema),
  contentType('Brand', 'brand.json', brandSchema),
  contentType('Layout', 'layout.json', layoutSchema),
  contentType('Redirects', 'redirects.json', redirectsSchema),
  contentType('ContactForm', 'forms/contact.json', contactFormSchema),
  contentType('NewsletterForm', 'forms/newsletter.json', newsletterFormSchema),
  contentType('Highlights', 'highlights.json', highlightsSchema),
  contentType('Differentiators', 'differentiators.json', differentiatorsSchema),
  contentType('Steps', 'steps.json', stepsSchema),
  contentType('Values', 'values.json', valuesSchema),
  contentType('Insights', 'insights.json', insightsSchema),
  contentType('Topics', 'topics.json', topicsSchema),
  contentType('Question', 'faq/*.mdx', questionSchema),
  contentType('Plan', 'plans/*.mdx', planSchema),
  contentType('Testimonial', 'testimonials/*.json', testimonialSchema),
];

/** A page type: what other files know of it. `tests/html` compares that with the pages. */
export type PageType = ContentType & {
  /** The `template` of the front matter, and the name of the file in `src/templates`. */
  template: string;
  /** The ids of its sections, to which links may lead. */
  anchors: readonly string[];
  /** The folder whose entries are places on it, by their names. */
  anchorsFrom?: string;
  /** How the names of the other files that it shows begin: the editor shows the page beside them. */
  previewOf?: readonly string[];
};

/** Returns a page type; every page has two anchors more. */
const page = (
  template: string,
  of: ContentType,
  anchors: string,
  more: Partial<PageType> = {},
): PageType => ({
  ...of,
  template,
  anchors: ['main', 'newsletter', ...anchors.split(' ')],
  ...more,
});

export const articleType = page(
  'article',
  contentType('Article', 'insights/*.mdx', articleSchema),
  'article-author closing',
);

export const authorType: ContentType = contentType('Author', 'authors/*.json', authorSchema);

const pages = 'pages/*.mdx';

/** The page types, by the `template` of the front matter. */
// prettier-ignore
export const pageTypes: readonly PageType[] = [
  page('home', contentType('HomePage', pages, homePageSchema), 'what-we-do why-choose how-it-works testimonials pricing questions',
    { anchorsFrom: 'faq', previewOf: ['differentiators.', 'faq/', 'highlights.', 'plans/', 'steps.', 'testimonials/'] }),
  page('about', contentType('AboutPage', pages, aboutPageSchema), 'values closing', { previewOf: ['values.'] }),
  page('services', contentType('ServicesPage', pages, servicesPageSchema, false), 'services closing', { anchorsFrom: 'plans', previewOf: ['plans/'] }),
  page('contact', contentType('ContactPage', pages, contactPageSchema, false), 'ways call inquiry', { previewOf: ['forms/contact.', 'plans/'] }),
  page('message', contentType('MessagePage', pages, messagePageSchema), 'message'),
  page('page', contentType('GeneralPage', pages, generalPageSchema), 'closing'),
];

/** Returns whether a site has exactly one page of this content type. The editor shows such a page as a single entry. */
export const isSinglePage = ({ typeName }: ContentType) =>
  ['HomePage', 'AboutPage', 'ServicesPage', 'ContactPage'].includes(typeName);

/** The content types whose entries have an address of their own. */
export const routedTypes: readonly PageType[] = [...pageTypes, articleType];

/** Returns the content type of a page or an article by its template. */
export const pageTypeOf = (template: string): PageType | undefined =>
  routedTypes.find((contentType) => contentType.template === template);

export const contentTypes: readonly ContentType[] = [
  ...entryTypes,
  articleType,
  authorType,
  ...pageTypes,
];

/** Returns whether a content type has a text under its fields. */
export const isMdx = ({ from }: Pick<ContentType, 'from'>) =>
  'folder' in from && from.extension === '.mdx';

const holds = (contentType: ContentType, path: string) =>
  'file' in contentType.from
    ? contentType.from.file === path
    : path.startsWith(`${contentType.from.folder}/`) &&
      path.endsWith(contentType.from.extension) &&
      // Not in a folder within it.
      path.split('/').length === 2;

/**
 * Returns the content type of a content file.
 *
 * @param path relative to `content/`, with forward slashes
 * @param data the file's front matter or JSON; a page's `template` is read from it
 * @returns undefined if the file belongs to no content type
 */
export function contentTypeOf(path: string, data: unknown): ContentType | undefined {
  const template = valueAt(data, ['template']);
  // The page at / is the home page, whatever its template says; no other page is.
  const isHome = path === 'pages/home.mdx' && template !== undefined;
  return (
    [...entryTypes, articleType, authorType].find((contentType) => holds(contentType, path)) ??
    pageTypes.find(
      (contentType) =>
        holds(contentType, path) &&
        (contentType.template === 'home' ? isHome : contentType.template === template && !isHome),
    )
  );
}
