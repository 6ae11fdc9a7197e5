import type {
  CmsConfig,
  CollectionFile,
  EntryCollection,
  RichTextEditorButtonName,
} from '@sveltia/cms';
import type { ContentType, FolderType } from '../../src/content/content-type';
import { contentTypes, isMdx } from '../../src/content/content-types';
import { mdxComponentNames } from '../../src/content/schemas/component-schemas';
import { labelOf, toJsonSchema } from '../../src/content/schemas/field-schema';
import { fieldsFor } from './cms-fields';
import type { CmsOptions, CmsPage } from './cms-options';
import { previewPathOf } from './entry-preview';
import { sourceComponents } from './source-component';

export const extensionOf = (contentType: ContentType) => (isMdx(contentType) ? 'mdx' : 'json');

/** Returns the name of the format of a content type. Sveltia reads a body only if the name ends in `-frontmatter`. */
export const formatName = (contentType: ContentType) =>
  `${contentType.typeName}-${isMdx(contentType) ? 'frontmatter' : 'json'}`;

/** The buttons of the text editor. It drops formatting that has no button. */
const buttons: RichTextEditorButtonName[] = [
  'bold',
  'italic',
  'link',
  'heading-two',
  'heading-three',
  'heading-four',
  'bulleted-list',
  'numbered-list',
  'quote',
  'code',
  'strikethrough',
];

const body = {
  name: 'body',
  label: 'Text',
  hint: 'Select words and press the chain for a link: /services/ for a page of this site, https:// for others.',
  widget: 'richtext' as const,
  buttons,
  editor_components: [...sourceComponents, ...mdxComponentNames],
};

/** Returns the fields of a content type, without `order`: writers drag entries, and the editor numbers them. */
const editorFieldsOf = ({ schema, hasBody = false }: ContentType) => [
  ...fieldsFor(toJsonSchema(schema)).filter(({ name }) => name !== 'order'),
  ...(hasBody ? [body] : []),
];

/** Says in a list of entries which are drafts, and on which day the others are published. */
function listOptions({ schema, titleField }: FolderType) {
  const hasDrafts = 'draft' in schema.shape;
  const draft = hasDrafts ? "{{draft | ternary(' · Draft', '')}}" : '';
  const drafts = hasDrafts ? [{ label: 'Drafts', field: 'draft', pattern: true }] : [];
  if (!('published' in schema.shape))
    return { summary: `{{${titleField}}}${draft}`, view_filters: drafts };
  const scheduled = { name: 'scheduled', label: 'Scheduled', field: 'published', gt: '{{today}}' };
  return {
    summary: `{{${titleField}}} · {{published | date('D MMM YYYY')}}${draft}`,
    view_filters: [...drafts, scheduled],
    sortable_fields: {
      fields: ['published', titleField],
      default: { field: 'published', direction: 'descending' as const },
    },
  };
}

/** Returns the collection of a content type with many entries, or the file of one with a single entry. */
function placeOf(
  contentType: ContentType,
  pages: readonly CmsPage[],
): EntryCollection | CollectionFile {
  const { typeName, schema, label = labelOf(typeName) } = contentType;
  const place = {
    name: typeName,
    label,
    format: formatName(contentType),
    fields: editorFieldsOf(contentType),
    preview_path: previewPathOf(contentType, pages),
  };
  if (contentType.kind === 'file') return { ...place, file: `content/${contentType.file}` };
  const { folder, titleField } = contentType;
  const isSingle = contentType.kind === 'page' && contentType.single;
  const single = isSingle && pages.find((page) => page.typeName === typeName);
  if (single) return { ...place, file: `content/${single.file}` };
  return {
    ...place,
    label: `${label}s`,
    label_singular: label,
    folder: `content/${folder}`,
    extension: extensionOf(contentType),
    identifier_field: titleField,
    slug: {
      template: `{{${titleField}}}`,
      hint: 'Its name in addresses. If you change it later, the check names each link to the old one.',
    },
    // The check offers the redirects of old addresses, for `redirects.json`.
    aliases_field: false,
    create: true,
    reorder: 'order' in schema.shape,
    ...listOptions(contentType),
    ...(contentType.kind === 'page' && {
      filter: { field: 'template', value: contentType.template },
    }),
  };
}

/** Photos, such as those of a phone or a screen, are turned and made smaller before the limit of the size. */
const photo = { format: 'webp' as const, quality: 90, width: 2400, height: 2400 };
const transformations = { jpeg: photo, heic: photo, png: photo };
const uploads = { slugify_filename: true, max_file_size: 3 * 2 ** 20, transformations };

/** Returns the configuration of Sveltia CMS: a collection or a file for each content type. */
export function cmsConfig({ brand, repository, branch, isOnline, pages }: CmsOptions) {
  const places = contentTypes.map((contentType) => placeOf(contentType, pages));
  return {
    load_config_file: false,
    app_title: brand,
    logo: { src: '/icon.svg', show_in_header: false },
    backend: { name: 'github', repo: repository, branch, auth_methods: ['token'] },
    publish_mode: isOnline ? 'editorial_workflow' : 'simple',
    media_folder: 'content/images',
    public_folder: '/images',
    media_libraries: { default: { config: uploads }, stock_assets: false },
    slug: { encoding: 'ascii', clean_accents: true, maxlength: 60 },
    // Schemas require some empty fields, such as `alt`. `entry-format.ts` leaves out the others.
    output: { omit_empty_optional_fields: false },
    editor: { preview: false },
    show_preview_links: isOnline,
    collections: places.filter((place) => 'folder' in place),
    singletons: places.filter((place) => 'file' in place),
  } satisfies CmsConfig;
}
