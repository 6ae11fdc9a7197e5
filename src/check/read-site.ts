import { isUtf8 } from 'node:buffer';
import { readdirSync, readFileSync, statSync, type Dirent } from 'node:fs';
import { join, sep } from 'node:path';
import { anchorsOf, sharedAnchors } from '../content/anchors';
import { isScheduled } from '../content/calendar';
import { feedPaths } from '../content/feed-paths';
import { fieldsSchema, schemaAt } from '../content/field-schema';
import { fieldsOf, valueAt } from '../content/fields';
import { listPaths } from '../content/insights-lists';
import { kindOf, type ContentKind } from '../content/kinds';
import { pathOfFile, slugOf } from '../content/page-path';
import { fillText, fillTokens } from '../content/tokens';
import { propsIn } from './check-text';
import type { Value } from './check-values';
import type { Fault } from './fault';
import { headingIds, nodesIn, startOf, type MdxNode } from './mdx';
import { readFile, settingsOf, type Path, type Settings, type Source } from './read-file';

/** A link of a field or of a text. */
export type Link = {
  href: string;
  offset: number;
  /** Whether the site leaves the link out while there is no such page. */
  mayGo?: boolean;
  /** Whether a schema has judged its form. */
  hasSchema?: boolean;
};

/** A content file as other files see it. Tokens are filled in, except in `text` and `data`. */
export type SiteFile = Source & {
  kind: ContentKind | undefined;
  /** The fields, valid or not. */
  fields: Record<string, unknown>;
  /** The texts of the fields, and the props of the components in the text. */
  values: readonly Value[];
  props: readonly Value[];
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
  /** The links of the file system in both folders, by their names relative to `content/`. */
  symlinks: readonly string[];
  /** Whether the published site has a desk for writers. */
  hasDesk: boolean;
  files: readonly SiteFile[];
  /** The names that a value may have, by the `entry` of its schema. */
  entries: ReadonlyMap<string, readonly string[]>;
  /** The pages by their addresses: `/about/`. The lists of articles are pages of their words. */
  pages: ReadonlyMap<string, SiteFile>;
};

type Fields = Pick<SiteFile, 'fields'>;

export const isDraft = ({ fields }: Fields) => fields.draft === true;

/** Returns whether a file is not published on that day: a draft, or an article of a day to come. */
export const isHeldBack = ({ fields }: Fields, today: string) =>
  isDraft({ fields }) || isScheduled(fields, today);

/** Returns the folder of the kind that a file is in. A folder within it belongs to none. */
export const folderOf = ({ file }: Pick<SiteFile, 'file'>) =>
  file.split('/').slice(0, -1).join('/');

/** Lists the files below a folder, or what else is wanted. Hidden files belong to other programs. */
export function filesBelow(folder: string, isWanted = (entry: Dirent) => entry.isFile()): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => isWanted(entry) && !entry.name.startsWith('.'))
    .map((entry) => join(entry.parentPath, entry.name).slice(join(folder, sep).length))
    .map((name) => name.split(sep).join('/'))
    .sort();
}

/** Returns the texts of all fields of a kind. */
export function valuesOf(
  kind: ContentKind,
  data: unknown,
  source: Source,
  path: Path = [],
): Value[] {
  const value = valueAt(data, path);
  if (typeof value === 'string') {
    const schema = schemaAt(fieldsSchema(kind.schema), path);
    return [{ path, value, schema, offset: source.offsetOf(path) }];
  }
  if (typeof value !== 'object' || value === null) return [];
  const keys = Array.isArray(value) ? value.keys() : Object.keys(value);
  return [...keys].flatMap((key) => valuesOf(kind, data, source, [...path, key]));
}

/** Returns the links of a text. A definition that no link names is a comment: `[note]: # (later)`. */
function linksIn(tree: MdxNode): MdxNode[] {
  const nodes = nodesIn(tree);
  const references = nodes.filter(({ type }) => type === 'linkReference');
  const named = new Set(references.map(({ identifier }) => identifier));
  return nodes.filter(
    ({ type, identifier }) => type === 'link' || (type === 'definition' && named.has(identifier)),
  );
}

/** Reads one content file, as far as other files and the build need it. */
export function readSiteFile(file: string, text: string, { tokens }: Settings): SiteFile {
  const source = readFile(file, text);
  const { tree } = source;
  const fields = fieldsOf(fillTokens(source.data, tokens));
  const kind = kindOf(file, fields);
  const root = kind && fieldsSchema(kind.schema);
  const props = tree ? propsIn(tree, tokens) : [];
  const values = [...(kind ? valuesOf(kind, fields, source) : []), ...props];
  const mayGo = ({ path }: Value) =>
    root !== undefined && schemaAt(root, path.slice(0, -1)).published === true;
  const isLink = ({ schema, value }: Value) =>
    schema.link === true || (schema.film === true && value.startsWith('/'));
  return {
    ...source,
    kind,
    fields,
    values,
    props,
    links: [
      ...values.filter(isLink).map((one) => ({
        href: one.value,
        offset: one.offset,
        mayGo: mayGo(one),
        hasSchema: true,
      })),
      ...(tree ? linksIn(tree) : []).map((node) => ({
        href: fillText(node.url ?? '', tokens),
        offset: startOf(node),
      })),
    ],
    ids: tree ? [...headingIds(tree, tokens).values()] : [],
  };
}

/** Returns whether a file is a page, even if it cannot be read. */
export const isPage = (file: SiteFile) =>
  ['pages', 'insights'].includes(folderOf(file)) && file.file.endsWith('.mdx');

const isArticle = (file: SiteFile) => folderOf(file) === 'insights';

/** Returns the addresses of the lists and the feeds, if there are articles. */
function listAddresses(files: readonly SiteFile[], today: string): string[] {
  const articles = files
    .filter((file) => isArticle(file) && !isHeldBack(file, today))
    .map(({ file, values }) => ({
      slug: slugOf(file),
      published: '',
      topics: values.flatMap(({ schema, value }) => (schema.entry === 'topics' ? [value] : [])),
    }));
  const topics = [...new Set(articles.flatMap((article) => article.topics))];
  return articles.length === 0 ? [] : [...listPaths(articles, topics), ...Object.values(feedPaths)];
}

/** Returns the names of the entries of each folder, of the topics, and of the options for help. */
function entriesIn(files: readonly SiteFile[]): Map<string, string[]> {
  const listIn = (name: string, path: Path): unknown[] => {
    const list = valueAt(files.find(({ file }) => file === name)?.fields, path);
    return Array.isArray(list) ? list : [];
  };
  const entries = new Map<string, string[]>([
    ['help', listIn('forms/contact.json', ['helpNeeded', 'options']).map(String)],
    ['topics', listIn('topics.json', ['items']).map((item) => String(valueAt(item, ['id'])))],
  ]);
  for (const file of files) {
    const folder = folderOf(file);
    entries.set(folder, [...(entries.get(folder) ?? []), slugOf(file.file)]);
  }
  return entries;
}

/** Reports an encoding that browsers do not read, at the first letter that it spoils. */
const notUtf8 = ({ text }: Source): Fault[] => [
  {
    offset: Math.max(0, text.indexOf('\uFFFD')),
    rule: 'syntax',
    message: 'This file is not saved as UTF-8. Save it so, and correct its letters',
  },
];

/** Reads all content of a folder, and the names of the files in `static/` beside it. */
export function readSite(folder: string): Site {
  const names = filesBelow(folder);
  const textOf = (name: string) => readFileSync(join(folder, name), 'utf8');
  const settings = settingsOf(
    names.includes('site.json') ? readFile('site.json', textOf('site.json')).data : {},
  );
  const files = names
    .filter((name) => /\.(?:json|mdx)$/.test(name))
    .map((name) => {
      const bytes = readFileSync(join(folder, name));
      const file = readSiteFile(name, bytes.toString('utf8'), settings);
      return isUtf8(bytes) ? file : { ...file, faults: notUtf8(file) };
    });
  const lists = files.find(({ file }) => file === 'insights.json');
  const beside = join(folder, '../static');
  const hasStatics = statSync(beside, { throwIfNoEntry: false }) !== undefined;
  const below = hasStatics ? filesBelow(beside) : [];
  const isSymlink = (entry: Dirent) => entry.isSymbolicLink();
  return {
    ...settings,
    folder,
    names: new Set(names),
    statics: new Map(below.map((name) => [`/${name}`, statSync(join(beside, name)).size])),
    symlinks: [
      ...filesBelow(folder, isSymlink),
      ...(hasStatics ? filesBelow(beside, isSymlink) : []).map((name) => `../static/${name}`),
    ],
    hasDesk: files.some(({ file, fields }) => file === 'site.json' && 'repository' in fields),
    files,
    entries: entriesIn(files),
    pages: new Map([
      ...files.filter(isPage).map((page) => [pathOfFile(page.file), page] as const),
      ...listAddresses(files, settings.today).flatMap((path) =>
        lists ? [[path, lists] as const] : [],
      ),
    ]),
  };
}

/** The folders whose entries have their names as places on the pages of a template. */
const listedOn: Readonly<Record<string, readonly string[]>> = {
  home: ['faq'],
  services: ['plans'],
};

/** Returns the names of the places on a page to which a link may lead. */
export function anchorsAt(site: Site, page: SiteFile): string[] {
  const template = isArticle(page) ? 'article' : String(page.fields.template);
  const shownIn = (folder: string) =>
    site.files.filter((file) => folderOf(file) === folder && !isDraft(file));
  // A page may do without these sections.
  const missing = [
    ...(template === 'article' || page.fields.closing !== undefined ? [] : ['closing']),
    ...(shownIn('testimonials').length > 0 ? [] : ['testimonials']),
  ];
  return [
    ...sharedAnchors,
    ...(anchorsOf[template] ?? []).filter((name) => !missing.includes(name)),
    ...(listedOn[template] ?? []).flatMap((folder) =>
      shownIn(folder).map(({ file }) => slugOf(file)),
    ),
    ...page.ids,
  ];
}
