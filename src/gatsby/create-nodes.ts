import { existsSync, readFileSync } from 'node:fs';
import type { CreateNodeArgs, GatsbyNode, Node, SourceNodesArgs } from 'gatsby';
import { readSettings, type Settings } from '../check/settings';
import { readSiteFile, type SiteFile } from '../check/site-file';
import { isScheduled } from '../content/calendar';
import { articleType, type ContentType } from '../content/content-types';
import { valueAt } from '../content/field-schema';
import { textLanguage } from '../content/language';
import { pathOfFile, slugOf } from '../content/paths';
import { typesetFields } from '../content/typeset-fields';
import { articleFields } from './article-fields';
import { contentFolder } from './folders';

/** A content file that is valid for its content type. */
export type Entry = SiteFile & {
  contentType: ContentType;
  /** Its fields, with variables filled in. */
  data: Record<string, unknown>;
};

type FileNode = Node & { absolutePath: string; relativePath: string };
type Api = Pick<
  CreateNodeArgs & SourceNodesArgs,
  'actions' | 'createNodeId' | 'createContentDigest'
>;

const inDevelop = process.env.NODE_ENV === 'development';

/** Returns an entry; null while the fields or the text of its file cannot be read. */
function entryOf(file: SiteFile): Entry | null {
  const { contentType, fields, problems } = file;
  const read = contentType?.schema.safeParse(fields);
  return contentType && read?.success && problems.length === 0
    ? { ...file, contentType, data: read.data }
    : null;
}

/** Returns why an entry is not published yet, in a word; null if it is published. */
function unpublishedReason(data: Entry['data'], today: string): string | null {
  if (data.draft === true) return 'Draft';
  return isScheduled(data, today) ? 'Scheduled' : null;
}

/** Returns the fields of an entry for `develop`: an entry of a list is marked while it is not published. */
export function markDraft(
  { contentType, data }: Pick<Entry, 'contentType' | 'data'>,
  today: string,
): Record<string, unknown> {
  const mark = unpublishedReason(data, today);
  // A page shows its draft banner instead: its title is for search results.
  if (mark === null || !('folder' in contentType) || contentType.folder === 'pages') return data;
  const { titleField } = contentType;
  return { ...data, [titleField]: `${mark} · ${String(data[titleField])}` };
}

/** Returns the fields that all pages have in GraphQL, whatever their content type (`create-schema.ts`). */
const pageFields = (template: string, path: string, data: Entry['data'], today: string) => ({
  template,
  path,
  headline: valueAt(data, ['hero', 'headline']) ?? data.headline ?? data.title,
  hidden: data.hidden === true,
  unpublished: unpublishedReason(data, today),
});

function createEntryNode(entry: Entry, parent: FileNode, settings: Settings, api: Api) {
  const { contentType, file, tree, values } = entry;
  const { language, today } = settings;
  const marked = markDraft(entry, today);
  const data = typesetFields(marked, contentType.schema, textLanguage(marked, language));
  const fields = {
    ...data,
    ...('template' in contentType &&
      pageFields(contentType.template, pathOfFile(file), data, today)),
    ...(tree && contentType === articleType && articleFields(entry, tree, settings)),
    slug: slugOf(file),
    pictures: values.filter(({ schema }) => schema.image).map(({ value }) => value),
  };
  const node = {
    ...fields,
    id: api.createNodeId(`content/${file}`),
    parent: parent.id,
    children: [],
    internal: {
      type: contentType.typeName,
      contentDigest: api.createContentDigest(fields),
      contentFilePath: parent.absolutePath,
    },
  };
  void api.actions.createNode(node);
  api.actions.createParentChildLink({ parent, child: node });
}

/** What the check has read, by the names of the files, until all nodes exist: to read a text takes long. */
export const checkedFiles = new Map<string, SiteFile>();

/** In `develop`, each file when it last had no mistake. */
const lastGood = new Map<string, Entry>();

function readEntry(file: FileNode, settings: Settings, api: Api) {
  if (!existsSync(file.absolutePath)) return;
  const name = file.relativePath;
  const text = readFileSync(file.absolutePath, 'utf8');
  const checked = checkedFiles.get(name);
  const read = checked?.text === text ? checked : readSiteFile(name, text, settings);
  // In `develop` a save may break a file. Gatsby drops the nodes of a changed file, so its last good
  // version is created again and stays on the page.
  const entry = entryOf(read) ?? lastGood.get(name);
  if (!entry) return;
  if (inDevelop) lastGood.set(name, entry);
  if (inDevelop || unpublishedReason(entry.data, settings.today) === null)
    createEntryNode(entry, file, settings, api);
}

const isContentFile = (node: Node): node is FileNode =>
  node.internal.type === 'File' &&
  node.sourceInstanceName === 'content' &&
  /\.(json|mdx)$/.test(String(node.relativePath));

/** Creates a node for every content file, and again for all when `site.json` changes the variables. */
export const onCreateNode: GatsbyNode['onCreateNode'] = (args) => {
  const { node } = args;
  if (!isContentFile(node)) return;
  const settings = readSettings(contentFolder);
  readEntry(node, settings, args);
  if (node.relativePath !== 'site.json') return;
  // Gatsby's store may not list the new node yet; the code above has read it.
  const others = args.getNodesByType('File').filter(({ id }) => id !== node.id);
  for (const file of others.filter(isContentFile)) readEntry(file, settings, args);
};

/** Creates the nodes of articles whose day has come: their files are old, so `onCreateNode` is not called. */
export const sourceNodes: GatsbyNode['sourceNodes'] = (args) => {
  const settings = readSettings(contentFolder);
  const known = new Set(args.getNodesByType(articleType.typeName).map(({ parent }) => parent));
  for (const file of args.getNodesByType('File').filter(isContentFile)) {
    const isArticle = file.relativePath.startsWith('insights/');
    if (isArticle && !known.has(file.id)) readEntry(file, settings, args);
  }
  checkedFiles.clear();
};
