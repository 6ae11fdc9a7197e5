import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { anchorsOnEveryPage, type Anchor } from '../content/content-types';
import { valueAt } from '../content/schemas/field-schema';
import { planField } from '../forms/fields/form-fields';
import { listPaths } from '../content/insights-lists';
import { feedPath, pathOfFile, slugOf } from '../content/addresses/paths';
import { filesBelow } from './files-below';
import { staticFilesIn } from './local-target';
import { readSettings, type Settings } from './settings';
import { folderOf, isPage, isUnpublished, readSiteFile, type SiteFile } from './site-file';
import type { Path } from './source-file';

/** All content at once. */
export type Site = Settings & {
  folder: string;
  /** Every file of the folder, by its name in it, with forward slashes. */
  names: ReadonlySet<string>;
  /** The files of `static/`, as visitors address them: `/icon.svg`. */
  staticFiles: ReadonlySet<string>;
  /** Whether the published site has an editor for writers. */
  hasCms: boolean;
  files: readonly SiteFile[];
  /** The names that a value may have, by the `relation` of its schema. */
  entries: ReadonlyMap<string, readonly string[]>;
  /** The pages by their addresses: `/about/`. Each list of articles is here too, with `insights.json` as its file. */
  pages: ReadonlyMap<string, SiteFile>;
};

/** Returns the addresses of the lists and the feed, if there are articles. */
function listAddresses(files: readonly SiteFile[], today: string): string[] {
  const published = files.filter(
    (file) => folderOf(file) === 'insights' && !isUnpublished(file, today),
  );
  const articles = published.map(({ values }) => ({
    topics: values.filter(({ schema }) => schema.relation === 'topics').map(({ value }) => value),
  }));
  return published.length === 0 ? [] : [...listPaths(articles), feedPath];
}

function pagesIn(files: readonly SiteFile[], today: string): Map<string, SiteFile> {
  const pages = new Map(files.filter(isPage).map((file) => [pathOfFile(file.file), file]));
  const list = files.find(({ file }) => file === 'insights.json');
  if (list) for (const path of listAddresses(files, today)) pages.set(path, list);
  return pages;
}

/** Returns the names of the entries of each folder, of the topics, and of the options of the inquiry. */
function entriesIn(files: readonly SiteFile[]): Map<string, string[]> {
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
export function readContentFolder(folder: string): Site {
  const names = filesBelow(folder);
  const settings = readSettings(folder);
  const files = names
    .filter((name) => /\.(?:json|mdx)$/.test(name))
    .map((name) => readSiteFile(name, readFileSync(join(folder, name), 'utf8'), settings));
  return {
    ...settings,
    folder,
    names: new Set(names),
    staticFiles: staticFilesIn(join(folder, '../static')),
    hasCms: files.some(({ file, fields }) => file === 'site.json' && 'repository' in fields),
    files,
    entries: entriesIn(files),
    pages: pagesIn(files, settings.today),
  };
}

/** Returns the ids on a page, or on a list of articles, to which a link may lead. */
export function anchorsAt(
  { files, today }: Site,
  { contentType, fields, ids }: SiteFile,
): string[] {
  const entriesOf = (typeName: string) =>
    files.filter((file) => file.contentType?.typeName === typeName && !isUnpublished(file, today));
  const isOnPage = ({ field, entries }: Anchor) =>
    (field === undefined || valueAt(fields, [field]) !== undefined) &&
    (entries === undefined || entriesOf(entries).length > 0);
  const from = contentType?.kind === 'page' ? contentType.anchorsFrom : undefined;
  const entries = from === undefined ? [] : entriesOf(from);
  return [
    ...[...anchorsOnEveryPage, ...(contentType?.anchors ?? [])]
      .filter(isOnPage)
      .map(({ id }) => id),
    ...entries.map(({ file }) => slugOf(file)),
    ...ids,
  ];
}
