import type { z } from 'zod';
import type { ContentType } from '../content/content-type';
import { contentTypeOf } from '../content/content-types';
import { unpublishedReason } from '../content/publication';
import { mdxComponent } from '../content/schemas/component-schemas';
import {
  fieldsOf,
  toJsonSchema,
  schemaAt,
  valueAt,
  type JsonSchema,
} from '../content/schemas/field-schema';
import { fillText, fillVariables, type Variables } from '../content/variables';
import {
  headingIds,
  nodesIn,
  rangeOf,
  startOf,
  usedDefinitions,
  type MdxNode,
} from './markdown/tree';
import type { Range } from './problem';
import { readFile } from './read-file';
import type { Settings } from './settings';
import type { Fields, Path, SourceFile } from './source-file';

/** Values with a schema: the fields of a file, or the props of a component in its text. */
export type FieldGroup = {
  schema: z.ZodObject;
  /** As it is written. */
  data: unknown;
  rangeOf: Fields['rangeOf'];
  /** The component: `<Figure>`. */
  tag?: string;
};

/** A text of a field, or of a prop of a component. */
export type FieldText = {
  path: Path;
  at: Range;
  written: string;
  /** With its variables filled in. */
  value: string;
  schema: JsonSchema;
};

/** A link of a field or of a text. */
export type Link = {
  href: string;
  at: Range;
  isHiddenWithoutPage?: boolean | undefined;
  /** The schema requires it, so deleting the link would be an error. */
  isRequired?: boolean | undefined;
  /** Whether a schema has checked its form. */
  hasSchema?: boolean;
};

/** A content file as other files see it. Variables are filled in, except in `text` and `data`. */
export type ContentFile = SourceFile & {
  contentType: ContentType | undefined;
  /** The fields, valid or not. */
  fields: Record<string, unknown>;
  groups: readonly FieldGroup[];
  values: readonly FieldText[];
  links: readonly Link[];
  /** The ids of the headings in its text. */
  ids: readonly string[];
};

export const isDraft = ({ fields }: Pick<ContentFile, 'fields'>) => fields.draft === true;

/** Returns whether a file is not published on that day: it is a draft, or its date is later. */
export const isUnpublished = ({ fields }: Pick<ContentFile, 'fields'>, today: string) =>
  unpublishedReason(fields, today) !== null;

/** Returns the folder of a file; empty: it is in `content/` itself. */
export const folderOf = ({ file }: Pick<ContentFile, 'file'>) =>
  file.split('/').slice(0, -1).join('/');

/** Returns the props of a component. A prop in braces has no text. */
function propsOf(node: MdxNode): FieldGroup[] {
  const { name, attributes = [] } = node;
  const component = mdxComponent(name);
  if (!component) return [];
  const data: Record<string, unknown> = {};
  for (const { name: prop = '{…}', value } of attributes)
    data[prop] = typeof value === 'string' ? value : true;
  const rangeOfProp: Fields['rangeOf'] = ([prop], key = prop) => {
    const attribute = attributes.find((one) => one.name === key && one.position);
    return attribute ? [startOf(attribute)] : rangeOf(node);
  };
  return [{ schema: component.schema, data, rangeOf: rangeOfProp, tag: `<${name}>` }];
}

/** Returns all texts of a group. */
function valuesOf(group: FieldGroup, variables: Variables, path: Path = []): FieldText[] {
  const written = valueAt(group.data, path);
  if (typeof written === 'string') {
    const schema = schemaAt(toJsonSchema(group.schema), path);
    const value = fillText(written, variables);
    return [{ path, written, value, schema, at: group.rangeOf(path) }];
  }
  if (typeof written !== 'object' || written === null) return [];
  const keys = Array.isArray(written) ? written.keys() : Object.keys(written);
  return [...keys].flatMap((key) => valuesOf(group, variables, [...path, key]));
}

/** Returns whether a link, or a target without words of its own, must not be deleted. */
function isRequired(root: JsonSchema, path: Path): boolean {
  const link = path.slice(0, -1);
  const subject = schemaAt(root, link).properties?.label ? link : path;
  const name = subject.at(-1);
  return schemaAt(root, subject.slice(0, -1)).required?.includes(String(name)) === true;
}

function linksInValues(values: readonly FieldText[], contentType: ContentType | undefined): Link[] {
  const root = contentType && toJsonSchema(contentType.schema);
  return values
    .filter(
      ({ schema: { format }, value }) =>
        format === 'link' || (format === 'video' && value.startsWith('/')),
    )
    .map(({ value: href, at, path }) => {
      const isHiddenWithoutPage =
        root && schemaAt(root, path.slice(0, -1)).hiddenWithoutPage === true;
      return {
        href,
        at,
        isHiddenWithoutPage,
        isRequired: root && isRequired(root, path),
        hasSchema: true,
      };
    });
}

function linksInText(tree: MdxNode, variables: Variables): Link[] {
  const nodes = nodesIn(tree);
  const definitions = usedDefinitions(nodes);
  return nodes
    .filter((node) => node.type === 'link' || definitions.includes(node))
    .map((node) => ({ href: fillText(node.url ?? '', variables), at: rangeOf(node) }));
}

function parseContentFile(file: string, text: string, variables: Variables): ContentFile {
  const source = readFile(file, text);
  const { tree } = source;
  const data = source.data === null ? null : fieldsOf(source.data);
  const fields = fieldsOf(fillVariables(data, variables));
  const contentType = contentTypeOf(file, fields);
  const ofFile: FieldGroup[] =
    contentType && data ? [{ schema: contentType.schema, data, rangeOf: source.rangeOf }] : [];
  const groups = [...ofFile, ...(tree ? nodesIn(tree).flatMap(propsOf) : [])];
  const values = groups.flatMap((group) => valuesOf(group, variables));
  return {
    ...source,
    contentType,
    fields,
    groups,
    values,
    links: [...linksInValues(values, contentType), ...(tree ? linksInText(tree, variables) : [])],
    ids: tree ? [...headingIds(tree, variables).values()] : [],
  };
}

type CachedFile = { text: string; parsed: ContentFile };
const cache = new WeakMap<Variables, Map<string, CachedFile>>();

/**
 * Reads one content file, as far as other files and the build need it. Only a file whose text or
 * variables have changed is parsed again: the check, the nodes and the next check share the result.
 */
export function readContentFile(file: string, text: string, { variables }: Settings): ContentFile {
  const files = cache.get(variables) ?? new Map<string, CachedFile>();
  cache.set(variables, files);
  const known = files.get(file);
  if (known?.text === text) return known.parsed;
  const parsed = parseContentFile(file, text, variables);
  files.set(file, { text, parsed });
  return parsed;
}

/** Returns a field as writers see it: `hero.headline`. The line says which entry of a list it is in. */
export const fieldName = (path: Path) =>
  path.filter((key) => typeof key === 'string').join('.') || 'this file';
