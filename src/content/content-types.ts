import {
  collectionType,
  fileType,
  listType,
  pageType,
  type Anchor,
  type CollectionType,
  type ContentType,
  type FileType,
  type FolderType,
  type PageType,
  type RoutedType,
} from './content-type';
import { newestFirst } from './entry-order';
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
import { caseStudiesSchema, caseStudySchema } from './schemas/case-study-schemas';
import { valueAt } from './schemas/field-schema';
import { contactFormSchema, newsletterFormSchema } from '../forms/fields/form-schemas';
import { articleSchema, authorSchema, insightsSchema } from './schemas/insights-schemas';
import { topicsSchema } from './schemas/list-schemas';
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

const anchorsOf = (...ids: readonly string[]) => ids.map((id) => ({ id }));

const contactFormType = fileType({
  typeName: 'ContactForm',
  schema: contactFormSchema,
  file: 'forms/contact.json',
});

const newsletterFormType = fileType({
  typeName: 'NewsletterForm',
  schema: newsletterFormSchema,
  file: 'forms/newsletter.json',
  optional: true,
});

const highlightsType = fileType({
  typeName: 'Highlights',
  label: 'Services in the introduction',
  schema: highlightsSchema,
  file: 'highlights.json',
});

const differentiatorsType = fileType({
  typeName: 'Differentiators',
  label: 'Reasons to choose you',
  schema: differentiatorsSchema,
  file: 'differentiators.json',
});

const stepsType = fileType({
  typeName: 'Steps',
  label: 'How you work, step by step',
  schema: stepsSchema,
  file: 'steps.json',
});

const valuesType = fileType({
  typeName: 'Values',
  label: 'Core values',
  schema: valuesSchema,
  file: 'values.json',
});

const insightsType = fileType({
  typeName: 'Insights',
  label: 'Words around articles',
  schema: insightsSchema,
  file: 'insights.json',
  anchors: anchorsOf('closing'),
});

const topicsType = fileType({ typeName: 'Topics', schema: topicsSchema, file: 'topics.json' });

const caseStudiesType = fileType({
  typeName: 'CaseStudies',
  label: 'Words around case studies',
  schema: caseStudiesSchema,
  file: 'case-studies.json',
  anchors: anchorsOf('closing'),
});

/** The content types that are one file. */
export const fileTypes: readonly FileType[] = [
  fileType({ typeName: 'SiteSettings', schema: siteSchema, file: 'site.json' }),
  fileType({
    typeName: 'Brand',
    label: 'Colors and typefaces',
    schema: brandSchema,
    file: 'brand.json',
  }),
  fileType({
    typeName: 'Layout',
    label: 'Header and footer',
    schema: layoutSchema,
    file: 'layout.json',
  }),
  fileType({ typeName: 'Redirects', schema: redirectsSchema, file: 'redirects.json' }),
  contactFormType,
  newsletterFormType,
  highlightsType,
  differentiatorsType,
  stepsType,
  valuesType,
  insightsType,
  topicsType,
  caseStudiesType,
];

const questionType = listType({
  typeName: 'Question',
  schema: questionSchema,
  folder: 'faq',
  extension: '.mdx',
  hasBody: true,
  titleField: 'question',
});

const planType = listType({
  typeName: 'Plan',
  schema: planSchema,
  folder: 'plans',
  extension: '.mdx',
  hasBody: true,
  titleField: 'title',
  optional: true,
});

const testimonialType = listType({
  typeName: 'Testimonial',
  schema: testimonialSchema,
  folder: 'testimonials',
  extension: '.json',
  titleField: 'author',
  optional: true,
});

const authorType = listType({
  typeName: 'Author',
  schema: authorSchema,
  folder: 'authors',
  extension: '.json',
  titleField: 'name',
  optional: true,
});

const articleType = collectionType({
  typeName: 'Article',
  schema: articleSchema,
  folder: 'insights',
  hasBody: true,
  optional: true,
  template: 'article',
  listTemplate: 'insights',
  list: insightsType,
  topics: topicsType,
  sort: newestFirst,
  hasFeed: true,
  authorField: 'author',
  anchors: anchorsOf('article-author', 'closing'),
});

const caseStudyType = collectionType({
  typeName: 'CaseStudy',
  label: 'Case study',
  schema: caseStudySchema,
  folder: 'case-studies',
  hasBody: true,
  optional: true,
  template: 'case-study',
  listTemplate: 'case-studies',
  list: caseStudiesType,
  sort: newestFirst,
  hasFeed: true,
  anchors: anchorsOf('asked', 'work', 'said', 'published', 'closing'),
});

/** The content types whose entries have a page each, and lists of these pages. */
export const collectionTypes: readonly CollectionType[] = [articleType, caseStudyType];

/** The ids on every page, the lists of a collection included. */
export const anchorsOnEveryPage: readonly Anchor[] = [
  { id: 'main' },
  { id: 'newsletter', entries: newsletterFormType },
];

const homePageType = pageType({
  typeName: 'HomePage',
  schema: homePageSchema,
  hasBody: true,
  template: 'home',
  single: true,
  anchors: [
    ...anchorsOf('what-we-do', 'why-choose', 'how-it-works', 'questions'),
    { id: 'pricing', entries: planType },
    { id: 'testimonials', entries: testimonialType },
    { id: 'openings', field: 'openings', entries: articleType },
  ],
  anchorsFrom: questionType,
  previewOf: [
    differentiatorsType,
    highlightsType,
    planType,
    questionType,
    stepsType,
    testimonialType,
  ],
});

const aboutPageType = pageType({
  typeName: 'AboutPage',
  schema: aboutPageSchema,
  hasBody: true,
  optional: true,
  template: 'about',
  single: true,
  anchors: [...anchorsOf('values', 'closing'), { id: 'writer', field: 'writer' }],
  previewOf: [valuesType],
});

const servicesPageType = pageType({
  typeName: 'ServicesPage',
  schema: servicesPageSchema,
  optional: true,
  template: 'services',
  single: true,
  anchors: [
    { id: 'services', entries: planType },
    ...anchorsOf('closing'),
    { id: 'work', field: 'work', entries: caseStudyType },
  ],
  anchorsFrom: planType,
  previewOf: [planType],
});

const contactPageType = pageType({
  typeName: 'ContactPage',
  schema: contactPageSchema,
  template: 'contact',
  single: true,
  anchors: anchorsOf('ways', 'call', 'inquiry'),
  previewOf: [contactFormType, planType],
});

const messagePageType = pageType({
  typeName: 'MessagePage',
  label: 'Short page',
  schema: messagePageSchema,
  hasBody: true,
  optional: true,
  template: 'message',
  anchors: anchorsOf('message'),
});

export const generalPageType = pageType({
  typeName: 'GeneralPage',
  label: 'Other page',
  schema: generalPageSchema,
  hasBody: true,
  optional: true,
  template: 'page',
  anchors: [{ id: 'closing', field: 'closing' }],
});

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
export const routedTypes: readonly RoutedType[] = [...pageTypes, ...collectionTypes];

const folderTypes: readonly FolderType[] = [
  questionType,
  planType,
  testimonialType,
  ...collectionTypes,
  authorType,
];

export const contentTypes: readonly ContentType[] = [...fileTypes, ...folderTypes, ...pageTypes];

/** The folders whose files are pages. */
export const pageFolders: readonly string[] = [
  'pages',
  ...collectionTypes.map(({ folder }) => folder),
];

/** Returns whether a file is a page, even if it cannot be read. */
export function isPage({ file }: { file: string }): boolean {
  const [folder = '', ...names] = file.split('/');
  return pageFolders.includes(folder) && names.length === 1 && file.endsWith('.mdx');
}

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
