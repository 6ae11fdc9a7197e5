import { PageId } from '../contract/page-attributes';
import type {
  Anchor,
  CollectionType,
  ContentType,
  FolderType,
  TypeWithPages,
} from './content-type';
import { valueAt } from './schemas/field-schema';
import { aboutPageType } from './types/about-page-type';
import { articleType } from './types/article-type';
import { authorType } from './types/author-type';
import { brandType } from './types/brand-type';
import { caseStudyType } from './types/case-study-type';
import { contactPageType } from './types/contact-page-type';
import { contactFormType, newsletterFormType } from './types/form-types';
import { generalPageType } from './types/general-page-type';
import { homePageType } from './types/home-page-type';
import {
  differentiatorsType,
  highlightsType,
  stepsType,
  valuesType,
} from './types/item-file-types';
import { layoutType } from './types/layout-type';
import { planType } from './types/plan-type';
import { questionType } from './types/question-type';
import { redirectsType } from './types/redirects-type';
import { servicesPageType } from './types/services-page-type';
import { shortPageType } from './types/short-page-type';
import { siteSettingsType } from './types/site-settings-type';
import { testimonialType } from './types/testimonial-type';

const filesOf = ({ list, topics }: CollectionType) => (topics ? [list, topics] : [list]);

/** Every content type, in the order of the editor. The files that a collection names come with it. */
export const contentTypes: readonly ContentType[] = [
  siteSettingsType,
  brandType,
  layoutType,
  redirectsType,
  contactFormType,
  newsletterFormType,
  highlightsType,
  differentiatorsType,
  stepsType,
  valuesType,
  questionType,
  planType,
  testimonialType,
  articleType,
  caseStudyType,
  authorType,
  homePageType,
  aboutPageType,
  servicesPageType,
  contactPageType,
  shortPageType,
  generalPageType,
].flatMap((type): ContentType[] =>
  type.kind === 'collection' ? [type, ...filesOf(type)] : [type],
);

const ofKind = <Kind extends ContentType['kind']>(kind: Kind) =>
  contentTypes.filter((type): type is Extract<ContentType, { kind: Kind }> => type.kind === kind);

export const fileTypes = ofKind('file');

/** The content types whose entries have a page each, and lists of these pages. */
export const collectionTypes = ofKind('collection');

/** The page types in `pages/`. The `template` in the front matter decides between them. */
export const pageTypes = ofKind('page');

/** All content types whose entries are pages. */
export const typesWithPages: readonly TypeWithPages[] = [...pageTypes, ...collectionTypes];

const folderTypes: readonly FolderType[] = [...ofKind('embedded'), ...collectionTypes];

/** The ids on every page, the lists of a collection included. */
export const anchorsOnEveryPage: readonly Anchor[] = [
  { id: 'main' },
  { id: 'newsletter', entries: newsletterFormType },
];

/** Returns the ids on the pages of a content type, apart from those in their texts, whatever their fields are. */
export const ownIds = ({ anchors = [], innerIds = [] }: ContentType): readonly string[] => [
  ...[...anchorsOnEveryPage, ...anchors].map(({ id }) => id),
  ...innerIds,
  PageId.app,
];

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
