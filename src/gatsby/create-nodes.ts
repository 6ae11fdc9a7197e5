import { existsSync, readFileSync } from 'node:fs';
import type { CreateNodeArgs, GatsbyNode, Node, SourceNodesArgs } from 'gatsby';
import { readSettings, type Settings } from '../check/settings';
import { readSiteFile, type SiteFile } from '../check/site-file';
import { articleType } from '../content/content-types';
import { textLanguage } from '../content/language';
import { pathOfFile, slugOf } from '../content/paths';
import { typesetFields } from '../content/typeset-fields';
import { articleFields } from './article-fields';
import { contentFolder } from './folders';
import { entryOf, inDevelop, markDraft, unpublishedReason, type Entry } from './entries';

type FileNode = Node & { absolutePath: string; relativePath: string };
type Api = Pick<
  CreateNodeArgs & SourceNodesArgs,
  'actions' | 'createNodeId' | 'createContentDigest'
>;

const isContentFile = (node: Node): node is FileNode =>
  node.internal.type === 'File' &&
  node.sourceInstanceName === 'content' &&
  /\.(json|mdx)$/.test(String(node.relativePath));

function createEntryNode(entry: Entry, parent: FileNode, settings: Settings, api: Api) {
  const { contentType, tree, values } = entry;
  const marked = markDraft(entry, settings.today);
  const fields = {
    ...typesetFields(marked, contentType.schema, textLanguage(marked, settings.language)),
    ...(tree && contentType === articleType && articleFields(entry, tree, settings)),
    slug: slugOf(entry.file),
    path: pathOfFile(entry.file),
    pictures: values.filter(({ schema }) => schema.image).map(({ value }) => value),
  };
  const node = {
    ...fields,
    id: api.createNodeId(`content/${entry.file}`),
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
  const isUnpublished = unpublishedReason(entry, settings.today) !== undefined;
  if (inDevelop || !isUnpublished) createEntryNode(entry, file, settings, api);
}

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
