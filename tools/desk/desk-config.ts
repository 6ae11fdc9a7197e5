import type {
  CmsConfig,
  CollectionFile,
  EntryCollection,
  Field,
  RichTextEditorButtonName,
} from '@sveltia/cms';
import { componentNames } from '../../src/content/components';
import { contentKinds, isMdx, pageKinds, type ContentKind } from '../../src/content/kinds';
import { fieldsOf, namingField, wordsOf } from './desk-fields';
import { sourceComponent } from './editor-components';

export const extensionOf = (kind: ContentKind) => (isMdx(kind) ? 'mdx' : 'json');

/** Returns the name of the format of a kind. Sveltia finds a text only in one that ends so. */
export const formatName = (kind: ContentKind) =>
  `${kind.type}-${isMdx(kind) ? 'frontmatter' : 'json'}`;

/** The editor keeps only what it has a button for. */
const editorButtons: RichTextEditorButtonName[] = ['bold', 'italic', 'link', 'heading-two', 'heading-three', 'heading-four', 'bulleted-list', 'numbered-list', 'quote', 'code', 'strikethrough']; // prettier-ignore

const body = {
  name: 'body',
  label: 'Text',
  widget: 'richtext' as const,
  required: true,
  buttons: editorButtons,
  editor_components: [...componentNames, sourceComponent],
};

/** The desk numbers the entries of a list by itself, and reorders them. */
const isShown = (field: Field) => field.name !== 'order';

/** The pages of which a writer may add one; the site links to each of the others. */
const added = ['page', 'message'];

function collectionOf(kind: ContentKind, folder: string): EntryCollection {
  const { type, schema } = kind;
  const template = pageKinds.find((page) => page.type === type)?.template;
  const isOne = template !== undefined && !added.includes(template);
  const name = namingField(schema);
  const has = (field: string) => Object.hasOwn(schema.shape, field);
  return {
    name: type,
    label: wordsOf(type) + (isOne ? '' : 's'),
    label_singular: wordsOf(type),
    folder: `content/${folder}`,
    extension: extensionOf(kind),
    format: formatName(kind),
    fields: [...fieldsOf(schema).filter(isShown), ...(kind.prose ? [body] : [])],
    identifier_field: name,
    summary: `{{${name}}}${has('draft') ? "{{draft | ternary(' (draft)', '')}}" : ''}`,
    slug: {
      template: `{{${name}}}`,
      editable: ['create'],
      hint: 'The name of its file, which ends its address',
      pattern: [/^[a-z0-9]+(-[a-z0-9]+)*$/, 'has small letters, digits and hyphens only'],
    },
    create: !isOne,
    delete: !isOne,
    ...(template !== undefined && { filter: { field: 'template', value: template } }),
    ...(has('order') && { reorder: true }),
    ...(has('published') && {
      sortable_fields: {
        fields: ['published', 'title'],
        default: { field: 'published', direction: 'descending' },
      },
    }),
  };
}

const fileOf = (kind: ContentKind, file: string): CollectionFile => ({
  name: kind.type,
  label: wordsOf(kind.type),
  file: `content/${file}`,
  format: formatName(kind),
  fields: fieldsOf(kind.schema),
});

/** Of which site the desk is. */
export type Desk = {
  brand: string;
  /** Its owner and name: `acme/site`. */
  repository: string;
  branch: string;
  /** Whether it saves to the service; otherwise to a folder of this computer. */
  isOnline: boolean;
};

/** Returns the configuration of Sveltia CMS: a collection or a file for each kind of content. */
export function deskConfig({ brand, repository: repo, branch, isOnline }: Desk): CmsConfig {
  const collections = contentKinds.flatMap((kind) =>
    'folder' in kind.from ? [collectionOf(kind, kind.from.folder)] : [],
  );
  const singletons = contentKinds.flatMap((kind) =>
    'file' in kind.from ? [fileOf(kind, kind.from.file)] : [],
  );
  return {
    load_config_file: false,
    app_title: brand,
    logo: { src: '/icon.svg', show_in_header: false },
    backend: { name: 'github', repo, branch, auth_methods: ['token'] },
    publish_mode: isOnline ? 'editorial_workflow' : 'simple',
    media_folder: 'content/images',
    public_folder: '/images',
    media_libraries: {
      default: { config: { slugify_filename: true, max_file_size: 3 * 2 ** 20 } },
      stock_assets: false,
    },
    slug: { encoding: 'ascii', clean_accents: true, maxlength: 60 },
    // The schemas want an empty alt text; the formats leave out what may be.
    output: { omit_empty_optional_fields: false },
    editor: { preview: false },
    collections,
    singletons,
  };
}
