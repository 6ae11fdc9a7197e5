import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { feedPath, pathOfFile, slugOf } from '../content/addresses/paths';
import { listPaths } from '../content/collection-lists';
import type { Anchor, CollectionType, Reference } from '../content/content-type';
import { anchorsOnEveryPage, collectionTypes, isPage } from '../content/content-types';
import { valueAt } from '../content/schemas/field-schema';
import { hasEditor } from '../content/types/site-settings-type';
import { planField } from '../contract/form-fields';
import { folderOf, isUnpublished, readContentFile, type ContentFile } from './content-file';
import { filesBelow } from './files-below';
import { staticFilesIn } from './local-target';
import { readSettings, type Settings } from './settings';
import type { Path } from './source-file';

/** All content at once. */
export type SiteContent = Settings & {
  folder: string;
  /** Every file of the folder, by its name in it, with forward slashes. */
  names: ReadonlySet<string>;
  /** The files of `static/`, as visitors address them: `/icon.svg`. */
  staticFiles: ReadonlySet<string>;
  /** Whether the published site has an editor for writers. */
  hasCms: boolean;
  files: readonly ContentFile[];
  /** The names that a value may have, by the `relation` of its schema. */
  entries: ReadonlyMap<string, readonly string[]>;
  /** The pages by their addresses: `/about/`. Each list of a collection is here too, with its words as its file. */
  pages: ReadonlyMap<string, ContentFile>;
};

/** Returns the published entries of a content type. */
const publishedOf = (type: Reference, files: readonly ContentFile[], today: string) =>
  files.filter(
    (file) => file.contentType?.typeName === type.typeName && !isUnpublished(file, today),
  );

/** Returns the addresses of the lists and the feed of a collection, if it has entries. */
function listAddresses(
  type: CollectionType,
  files: readonly ContentFile[],
  today: string,
): string[] {
  const entries = publishedOf(type, files, today).map(({ values }) => ({
    topics: values.filter(({ schema }) => schema.relation === 'topics').map(({ value }) => value),
  }));
  if (entries.length === 0) return [];
  return [...listPaths(type.folder, entries), ...(type.hasFeed ? [feedPath(type.folder)] : [])];
}

function pagesIn(files: readonly ContentFile[], today: string): Map<string, ContentFile> {
  const pages = new Map(files.filter(isPage).map((file) => [pathOfFile(file.file), file]));
  for (const type of collectionTypes) {
    const list = files.find(({ contentType }) => contentType === type.list);
    if (list) for (const path of listAddresses(type, files, today)) pages.set(path, list);
  }
  return pages;
}

/** Returns the names of the entries of each folder, of the topics, and of the options of the inquiry. */
function entriesIn(files: readonly ContentFile[]): Map<string, string[]> {
  const listIn = (name: string, path: Path): unknown[] => {
    const list = valueAt(files.find(({ file }) => file === name)?.fields, path);
    return Array.isArray(list) ? list : [];
  };
  const options = listIn('forms/contact.json', ['formFields', planField, 'options']);
  const topics = listIn('topics.json', ['items']);
  const entries = new Map<string, string[]>([
    ['formOptions', options.map(String)],
    ['topics', topics.map((item) => String(valueAt(item, ['id'])))],
  ]);
  for (const file of files) {
    const folder = folderOf(file);
    entries.set(folder, [...(entries.get(folder) ?? []), slugOf(file.file)]);
  }
  return entries;
}

/** Reads all content of a folder, and the names of the files in `static/` beside it. */
export function readSiteContent(folder: string): SiteContent {
  const names = filesBelow(folder);
  const settings = readSettings(folder);
  const files = names
    .filter((name) => ['.json', '.mdx'].includes(extname(name)))
    .map((name) => readContentFile(name, readFileSync(join(folder, name), 'utf8'), settings));
  return {
    ...settings,
    folder,
    names: new Set(names),
    staticFiles: staticFilesIn(join(folder, '../static')),
    hasCms: hasEditor(settings.siteFields),
    files,
    entries: entriesIn(files),
    pages: pagesIn(files, settings.today),
  };
}

/** Returns the ids on a page, or on a list of a collection, to which a link may lead. */
export function anchorsAt(
  { files, today }: SiteContent,
  { contentType, fields, ids }: ContentFile,
): string[] {
  const hasEntry = (type: Reference, field: Path | undefined) =>
    publishedOf(type, files, today).some(
      ({ file }) => field === undefined || slugOf(file) === valueAt(fields, field),
    );
  const isOnPage = ({ fields: any, entries, entryField }: Anchor) =>
    (any === undefined || any.some((field) => valueAt(fields, [field]) !== undefined)) &&
    (entries === undefined || hasEntry(entries, entryField));
  const from = contentType?.kind === 'page' ? contentType.anchorsFrom : undefined;
  return [
    ...[...anchorsOnEveryPage, ...(contentType?.anchors ?? [])]
      .filter(isOnPage)
      .map(({ id }) => id),
    ...(from ? publishedOf(from, files, today) : []).map(({ file }) => slugOf(file)),
    ...ids,
  ];
}
