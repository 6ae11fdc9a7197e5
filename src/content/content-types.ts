import type { z } from 'zod';
import { brandSchema } from './schemas/brand-schema';
import {
  differentiatorsSchema,
  highlightsSchema,
  planSchema,
  questionSchema,
  stepsSchema,
  testimonialSchema,
  valuesSchema,
} from './schemas/collection-schemas';
import { valueAt } from './schemas/field-schema';
import { contactFormSchema, newsletterFormSchema } from '../forms/fields/form-schemas';
import {
  articleSchema,
  authorSchema,
  insightsSchema,
  topicsSchema,
} from './schemas/insights-schemas';
import { layoutSchema } from './schemas/layout-schema';
import {
  aboutPageSchema,
  contactPageSchema,
  generalPageSchema,
  homePageSchema,
  messagePageSchema,
  servicesPageSchema,
} from './schemas/page-schemas';
import { redirectsSchema } from './schemas/redirects-schema';
import { siteSchema } from './schemas/site-schema';

type Common = {
  /** The name of its GraphQL type, and of its collection in the editor. */
  typeName: string;
  /** The label in the editor, if `typeName` is not clear. */
  label?: string;
  schema: z.ZodObject;
  /** true: every entry has a text under its fields; false: none has. */
  hasBody?: boolean;
  /** true: a site may have no entry. What would show it is left out. */
  optional?: boolean;
  /** The ids on its pages, besides those on every page. `tests/html` compares them with the built pages. */
  anchors?: readonly Anchor[];
  /** The content type whose entries need this one. A site without such entries needs no entry of this one. */
  neededBy?: string;
};

/** One file, such as `site.json`. */
type FileType = Common & {
  kind: 'file';
  /** Relative to `content/`. */
  file: string;
};

/** Entries that are a file each, in a folder such as `faq/`. */
type Entries = Common & {
  /** Relative to `content/`. */
  folder: string;
  extension: '.mdx' | '.json';
  /** The field that is the title of an entry in lists. */
  titleField: string;
};

/** A content type whose entries are shown on a page together. */
type ListType = Entries & { kind: 'list' };

/** An id on a page to which links may lead. */
export type Anchor = {
  id: string;
  /** The field of the page without which it is not there. */
  field?: string;
  /** The content type without whose entries it is not there. */
  entries?: string;
};

/** A content type whose entries are pages. */
type PageType = Entries & {
  kind: 'page';
  /** The file in `src/templates`; in `pages/`, also the `template` of the front matter. */
  template: string;
  /** true: a site has exactly one page of this type. */
  single?: boolean;
  /** The content type whose entries have anchors on the page, too, named after their files. */
  anchorsFrom?: string;
  /** The content types that the page shows. The editor previews their entries on this page. */
  previewOf?: readonly string[];
};

/** A content type of one file for each entry. */
export type FolderType = ListType | PageType;

export type ContentType = FileType | FolderType;

/** The ids on every page, the lists of articles included. */
export const anchorsOnEveryPage: readonly Anchor[] = [
  { id: 'main' },
  { id: 'newsletter', entries: 'NewsletterForm' },
];

const anchorsOf = (...ids: readonly string[]): Anchor[] => ids.map((id) => ({ id }));

/** The content types that are one file. */
export const fileTypes: readonly FileType[] = [
  { kind: 'file', typeName: 'SiteSettings', schema: siteSchema, file: 'site.json' },
  {
    kind: 'file',
    typeName: 'Brand',
    label: 'Colors and typefaces',
    schema: brandSchema,
    file: 'brand.json',
  },
  {
    kind: 'file',
    typeName: 'Layout',
    label: 'Header and footer',
    schema: layoutSchema,
    file: 'layout.json',
  },
  { kind: 'file', typeName: 'Redirects', schema: redirectsSchema, file: 'redirects.json' },
  { kind: 'file', typeName: 'ContactForm', schema: contactFormSchema, file: 'forms/contact.json' },
  {
    kind: 'file',
    typeName: 'NewsletterForm',
    schema: newsletterFormSchema,
    file: 'forms/newsletter.json',
    optional: true,
  },
  {
    kind: 'file',
    typeName: 'Highlights',
    label: 'Services in the introduction',
    schema: highlightsSchema,
    file: 'highlights.json',
  },
  {
    kind: 'file',
    typeName: 'Differentiators',
    label: 'Reasons to choose you',
    schema: differentiatorsSchema,
    file: 'differentiators.json',
  },
  {
    kind: 'file',
    typeName: 'Steps',
    label: 'How you work, step by step',
    schema: stepsSchema,
    file: 'steps.json',
  },
  {
    kind: 'file',
    typeName: 'Values',
    label: 'Core values',
    schema: valuesSchema,
    file: 'values.json',
  },
  {
    kind: 'file',
    typeName: 'Insights',
    label: 'Words around articles',
    schema: insightsSchema,
    file: 'insights.json',
    neededBy: 'Article',
    anchors: anchorsOf('closing'),
  },
  {
    kind: 'file',
    typeName: 'Topics',
    schema: topicsSchema,
    file: 'topics.json',
    neededBy: 'Article',
  },
];

const questionType: ListType = {
  kind: 'list',
  typeName: 'Question',
  schema: questionSchema,
  folder: 'faq',
  extension: '.mdx',
  hasBody: true,
  titleField: 'question',
};

const planType: ListType = {
  kind: 'list',
  typeName: 'Plan',
  schema: planSchema,
  folder: 'plans',
  extension: '.mdx',
  hasBody: true,
  titleField: 'title',
};

const testimonialType: ListType = {
  kind: 'list',
  typeName: 'Testimonial',
  schema: testimonialSchema,
  folder: 'testimonials',
  extension: '.json',
  titleField: 'author',
  optional: true,
};

const authorType: ListType = {
  kind: 'list',
  typeName: 'Author',
  schema: authorSchema,
  folder: 'authors',
  extension: '.json',
  titleField: 'name',
  optional: true,
};

export const articleType: PageType = {
  kind: 'page',
  typeName: 'Article',
  schema: articleSchema,
  folder: 'insights',
  extension: '.mdx',
  hasBody: true,
  titleField: 'title',
  optional: true,
  template: 'article',
  anchors: anchorsOf('article-author', 'closing'),
};

/** The properties of all page types in `pages/`. */
const inPages = { kind: 'page', folder: 'pages', extension: '.mdx', titleField: 'title' } as const;

const homePageType: PageType = {
  ...inPages,
  typeName: 'HomePage',
  schema: homePageSchema,
  hasBody: true,
  template: 'home',
  single: true,
  anchors: [
    ...anchorsOf('what-we-do', 'why-choose', 'how-it-works', 'pricing', 'questions'),
    { id: 'testimonials', entries: 'Testimonial' },
    { id: 'openings', field: 'openings', entries: 'Article' },
  ],
  anchorsFrom: 'Question',
  previewOf: ['Differentiators', 'Highlights', 'Plan', 'Question', 'Steps', 'Testimonial'],
};

const aboutPageType: PageType = {
  ...inPages,
  typeName: 'AboutPage',
  schema: aboutPageSchema,
  hasBody: true,
  optional: true,
  template: 'about',
  single: true,
  anchors: [...anchorsOf('values', 'closing'), { id: 'writer', field: 'writer' }],
  previewOf: ['Values'],
};

const servicesPageType: PageType = {
  ...inPages,
  typeName: 'ServicesPage',
  schema: servicesPageSchema,
  optional: true,
  template: 'services',
  single: true,
  anchors: [...anchorsOf('services', 'closing'), { id: 'work', field: 'work' }],
  anchorsFrom: 'Plan',
  previewOf: ['Plan'],
};

const contactPageType: PageType = {
  ...inPages,
  typeName: 'ContactPage',
  schema: contactPageSchema,
  template: 'contact',
  single: true,
  anchors: anchorsOf('ways', 'call', 'inquiry'),
  previewOf: ['ContactForm', 'Plan'],
};

const messagePageType: PageType = {
  ...inPages,
  typeName: 'MessagePage',
  label: 'Short page',
  schema: messagePageSchema,
  hasBody: true,
  optional: true,
  template: 'message',
  anchors: anchorsOf('message'),
};

export const generalPageType: PageType = {
  ...inPages,
  typeName: 'GeneralPage',
  label: 'Other page',
  schema: generalPageSchema,
  hasBody: true,
  optional: true,
  template: 'page',
  anchors: [{ id: 'closing', field: 'closing' }],
};

/** The page types in `pages/`. The `template` in the front matter decides between them. */
export const pageTypes: readonly PageType[] = [
  homePageType,
  aboutPageType,
  servicesPageType,
  contactPageType,
  messagePageType,
  generalPageType,
];

/** All content types whose entries are pages. */
export const routedTypes: readonly PageType[] = [...pageTypes, articleType];

const folderTypes: readonly FolderType[] = [
  questionType,
  planType,
  testimonialType,
  articleType,
  authorType,
];

export const contentTypes: readonly ContentType[] = [...fileTypes, ...folderTypes, ...pageTypes];

/** Returns whether the files of a content type are MDX, not JSON. */
export const isMdx = (contentType: ContentType) =>
  contentType.kind !== 'file' && contentType.extension === '.mdx';

/**
 * Returns the content type of a content file.
 *
 * @param path relative to `content/`, with forward slashes
 * @param data the file's front matter or JSON; a page's `template` is read from it
 * @returns undefined if the file belongs to no content type
 */
export function contentTypeOf(path: string, data: unknown): ContentType | undefined {
  const [folder, name, ...deeper] = path.split('/');
  const isIn = (contentType: FolderType) =>
    contentType.folder === folder &&
    name?.endsWith(contentType.extension) === true &&
    deeper.length === 0;
  const template = valueAt(data, ['template']);
  // Only `home.mdx` is the home page, whatever the template of a page says.
  if (path === 'pages/home.mdx') return template === undefined ? undefined : homePageType;
  return (
    fileTypes.find(({ file }) => file === path) ??
    folderTypes.find(isIn) ??
    pageTypes.find((type) => isIn(type) && type.template === template && type !== homePageType)
  );
}
