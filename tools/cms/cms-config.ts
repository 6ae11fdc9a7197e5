import { mdxComponentNames } from '../../src/content/components';
import { toJsonSchema } from '../../src/content/field-schema';
import { contentTypes, isMdx, type ContentType } from '../../src/content/content-types';
import { labelOf } from '../../src/content/labels';
import { fieldsOf } from './cms-fields';
import { sourceComponent } from './editor-components';

/** What the editor knows of the site. */
export type CmsOptions = {
  brand: string;
  /** The owner and the name: `acme/site`. */
  repository: string;
  branch: string;
  /** Whether it saves to the service; otherwise to a folder of this computer. */
  isOnline: boolean;
  /** The pages of the site when the editor was built. */
  pages: readonly CmsPage[];
};

export type CmsPage = {
  path: string;
  /** Relative to `content/`. */
  file: string;
  title: string;
  /** The `typeName` of its `ContentType`. */
  typeName: string;
};

export const extensionOf = (contentType: ContentType) => (isMdx(contentType) ? 'mdx' : 'json');

/** Returns the name of the format of a content type. Sveltia finds a text only in one that ends so. */
export const formatName = (contentType: ContentType) =>
  `${contentType.typeName}-${isMdx(contentType) ? 'frontmatter' : 'json'}`;

const body = {
  name: 'body',
  label: 'Text',
  hint: 'Select words and press the chain for a link: /services/ for a page of this site, https:// for others.',
  widget: 'richtext',
  // The editor keeps only what it has a button for.
  buttons:
    'bold italic link heading-two heading-three heading-four bulleted-list numbered-list quote code strikethrough'.split(
      ' ',
    ),
  editor_components: [...mdxComponentNames, sourceComponent],
};

/** Returns the collection of a content type that has many entries, or the file of a content type that has one. */
function placeOf(contentType: ContentType, pages: CmsOptions['pages']) {
  const { typeName, schema, hasBody, label = labelOf(typeName) } = contentType;
  // The editor numbers the entries of a list itself, and a writer drags them.
  const fields = fieldsOf(toJsonSchema(schema)).filter(({ name }) => name !== 'order');
  const place = { name: typeName, label, format: formatName(contentType), fields };
  if ('file' in contentType) return { ...place, file: `content/${contentType.file}` };
  const { folder, titleField } = contentType;
  const entry = { ...place, ...(hasBody && { fields: [...fields, body] }) };
  const isSingle = 'single' in contentType && contentType.single;
  const single = isSingle && pages.find((page) => page.typeName === typeName);
  if (single) return { ...entry, file: `content/${single.file}` };
  return {
    ...entry,
    label: `${label}s`,
    label_singular: label,
    folder: `content/${folder}`,
    extension: extensionOf(contentType),
    identifier_field: titleField,
    slug: { template: `{{${titleField}}}`, editable: ['create'] },
    create: true,
    reorder: 'order' in schema.shape,
    ...('template' in schema.shape &&
      'template' in contentType && { filter: { field: 'template', value: contentType.template } }),
  };
}

const uploads = { slugify_filename: true, max_file_size: 3 * 2 ** 20 };

/** Returns the configuration of Sveltia CMS: a collection or a file for each content type. */
export function cmsConfig({ brand, repository: repo, branch, isOnline, pages }: CmsOptions) {
  const places = contentTypes.map((contentType) => placeOf(contentType, pages));
  return {
    load_config_file: false,
    app_title: brand,
    logo: { src: '/icon.svg', show_in_header: false },
    backend: { name: 'github', repo, branch, auth_methods: ['token'] },
    publish_mode: isOnline ? 'editorial_workflow' : 'simple',
    media_folder: 'content/images',
    public_folder: '/images',
    media_libraries: { default: { config: uploads }, stock_assets: false },
    slug: { encoding: 'ascii', clean_accents: true, maxlength: 60 },
    // The schemas want an empty alt text; the formats leave out what may be.
    output: { omit_empty_optional_fields: false },
    editor: { preview: false },
    collections: places.filter((place) => 'folder' in place),
    singletons: places.filter((place) => 'file' in place),
  };
}
