import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';
import { isScheduled } from '../content/calendar';
import { mdxComponent } from '../content/components';
import { fieldsOf, toJsonSchema, schemaAt, valueAt } from '../content/field-schema';
import { listPaths } from '../content/insights-lists';
import {
  articleType,
  contentTypeOf,
  routedTypes,
  type ContentType,
} from '../content/content-types';
import { feedPath, pathOfFile, slugOf } from '../content/paths';
import { fillText, fillVariables, type Variables } from '../content/variables';
import type { Group, Value } from './check-values';
import { headingIds, nodesIn, startOf, usedDefinitions, type MdxNode } from './markdown/tree';
import { readFile, readSettings, type Path, type Settings, type Source } from './read-file';

/** A link of a field or of a text. */
export type Link = {
  href: string;
  offset: number;
  /** Whether the site leaves the link out while there is no such page. */
  isOptional?: boolean | undefined;
  /** Whether a schema has judged its form. */
  hasSchema?: boolean;
};

/** A content file as other files see it. Variables are filled in, except in `text` and `data`. */
export type SiteFile = Source & {
  contentType: ContentType | undefined;
  /** The fields, valid or not. */
  fields: Record<string, unknown>;
  groups: readonly Group[];
  /** The texts of the fields, and the props of the components in the text. */
  values: readonly Value[];
  links: readonly Link[];
  /** The ids of the headings in its text. */
  ids: readonly string[];
};

/** All content at once. */
export type Site = Settings & {
  folder: string;
  /** Every file of the folder, by its name in it, with forward slashes. */
  names: ReadonlySet<string>;
  /** The files of `static/`, as visitors address them, with their sizes in bytes. */
  statics: ReadonlyMap<string, number>;
  /** Whether the published site has an editor for writers. */
  hasCms: boolean;
  files: readonly SiteFile[];
  /** The names that a value may have, by the `entry` of its schema. */
  entries: ReadonlyMap<string, readonly string[]>;
  /** The pages by their addresses: `/about/`. The lists of articles are pages of their words. */
  pages: ReadonlyMap<string, SiteFile>;
};

export const isDraft = ({ fields }: Pick<SiteFile, 'fields'>) => fields.draft === true;

/** Returns whether a file is not published on that day: it is a draft, or its date is later. */
export const isUnpublished = (file: Pick<SiteFile, 'fields'>, today: string) =>
  isDraft(file) || isScheduled(file.fields, today);

/** Returns the folder of the content type that a file is in. A folder within it belongs to none. */
export const folderOf = ({ file }: Pick<SiteFile, 'file'>) =>
  file.split('/').slice(0, -1).join('/');

/** Lists the files below a folder, if it is there. Hidden files belong to other programs. */
export function filesBelow(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => join(entry.parentPath, entry.name).slice(join(folder, sep).length))
    .map((name) => name.split(sep).join('/'))
    .sort();
}

/** Returns the components in a text, each with its props. A prop in braces has no text. */
const componentsIn = (tree: MdxNode): Group[] =>
  nodesIn(tree).flatMap((node): Group[] => {
    const { name, attributes = [] } = node;
    const component = mdxComponent(name);
    if (!component) return [];
    const data: Record<string, unknown> = {};
    for (const { name: prop = '{…}', value } of attributes)
      data[prop] = typeof value === 'string' ? value : true;
    const offsetOf: Source['offsetOf'] = ([prop], key = prop) =>
      startOf(attributes.find((one) => one.name === key && one.position) ?? node);
    return [{ schema: component.schema, data, offsetOf, tag: `<${name}>` }];
  });

/** Returns all texts of a group. */
function valuesOf(group: Group, variables: Variables, path: Path = []): Value[] {
  const written = valueAt(group.data, path);
  if (typeof written === 'string') {
    const schema = schemaAt(toJsonSchema(group.schema), path);
    const value = fillText(written, variables);
    return [{ path, written, value, schema, offset: group.offsetOf(path) }];
  }
  if (typeof written !== 'object' || written === null) return [];
  const keys = Array.isArray(written) ? written.keys() : Object.keys(written);
  return [...keys].flatMap((key) => valuesOf(group, variables, [...path, key]));
}

/** Reads one content file, as far as other files and the build need it. */
export function readSiteFile(file: string, text: string, { variables }: Settings): SiteFile {
  const source = readFile(file, text);
  const { tree, offsetOf } = source;
  const data = source.data === null ? null : fieldsOf(source.data);
  const fields = fieldsOf(fillVariables(data, variables));
  const contentType = contentTypeOf(file, fields);
  const root = contentType && toJsonSchema(contentType.schema);
  const own = contentType && data ? [{ schema: contentType.schema, data, offsetOf }] : [];
  const groups = [...own, ...(tree ? componentsIn(tree) : [])];
  const values = groups.flatMap((group) => valuesOf(group, variables));
  const inFields = values
    .filter(({ schema, value }) => schema.link ?? (schema.video && value.startsWith('/')))
    .map(({ value: href, offset, path }) => {
      const isOptional = root && schemaAt(root, path.slice(0, -1)).hiddenWithoutPage === true;
      return { href, offset, isOptional, hasSchema: true };
    });
  const nodes = tree ? nodesIn(tree) : [];
  const used = usedDefinitions(nodes);
  const inText = nodes
    .filter((node) => node.type === 'link' || used.includes(node))
    .map((node) => ({ href: fillText(node.url ?? '', variables), offset: startOf(node) }));
  const ids = tree ? [...headingIds(tree, variables).values()] : [];
  return { ...source, contentType, fields, groups, values, links: [...inFields, ...inText], ids };
}

/** Returns whether a file is a page, even if it cannot be read. */
export const isPage = (file: SiteFile) =>
  ['pages', 'insights'].includes(folderOf(file)) && file.file.endsWith('.mdx');

/** Returns the addresses of the lists and the feed, if there are articles. */
function listAddresses(files: readonly SiteFile[], today: string): string[] {
  const shown = files.filter(
    (file) => folderOf(file) === 'insights' && !isUnpublished(file, today),
  );
  const articles = shown.map(({ values }) => ({
    topics: values.filter(({ schema }) => schema.entry === 'topics').map(({ value }) => value),
  }));
  return shown.length === 0 ? [] : [...listPaths(articles), feedPath];
}

/** Returns the names of the entries of each folder, of the topics, and of the options of the inquiry. */
function entriesIn(files: readonly SiteFile[]): Map<string, string[]> {
  const listIn = (name: string, path: Path): unknown[] => {
    const list = valueAt(files.find(({ file }) => file === name)?.fields, path);
    return Array.isArray(list) ? list : [];
  };
  const entries = new Map<string, string[]>([
    [
      'formOptions',
      listIn('forms/contact.json', ['formFields', 'helpNeeded', 'options']).map(String),
    ],
    ['topics', listIn('topics.json', ['items']).map((item) => String(valueAt(item, ['id'])))],
  ]);
  for (const file of files) {
    const folder = folderOf(file);
    entries.set(folder, [...(entries.get(folder) ?? []), slugOf(file.file)]);
  }
  return entries;
}

/** Reads all content of a folder, and the names of the files in `static/` beside it. */
export function readContentFolder(folder: string): Site {
  const names = filesBelow(folder);
  const settings = readSettings(folder);
  const files = names
    .filter((name) => /\.(?:json|mdx)$/.test(name))
    .map((name) => readSiteFile(name, readFileSync(join(folder, name), 'utf8'), settings));
  const list = files.find(({ file }) => file === 'insights.json');
  const statics = join(folder, '../static');
  return {
    ...settings,
    folder,
    names: new Set(names),
    statics: new Map(
      filesBelow(statics).map((name) => [`/${name}`, statSync(join(statics, name)).size]),
    ),
    hasCms: files.some(({ file, fields }) => file === 'site.json' && 'repository' in fields),
    files,
    entries: entriesIn(files),
    pages: new Map([
      ...files.filter(isPage).map((page) => [pathOfFile(page.file), page] as const),
      ...(list ? listAddresses(files, settings.today).map((path) => [path, list] as const) : []),
    ]),
  };
}

/** Returns the names of the places on a page to which a link may lead. */
export function anchorsAt({ files }: Site, { contentType, ids }: SiteFile): string[] {
  const { anchors, anchorsFrom } = routedTypes.find((one) => one === contentType) ?? articleType;
  const entries = files.filter(
    (file) =>
      anchorsFrom !== undefined && file.contentType?.typeName === anchorsFrom && !isDraft(file),
  );
  return [...anchors, ...entries.map(({ file }) => slugOf(file)), ...ids];
}
