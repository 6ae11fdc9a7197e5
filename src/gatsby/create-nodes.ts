import { existsSync, readFileSync } from 'node:fs';
import { basename, extname } from 'node:path';
import type { CreateNodeArgs, GatsbyNode, Node } from 'gatsby';
import { checkFile, type Entry } from '../../packages/content-check/check-file';
import { keepAllFigures } from '../content/keep-figures';
import { pagePath } from '../content/page-path';
import { readTokens } from '../../packages/content-check/read-site';
import type { Tokens } from '../content/tokens';
import { contentFolder } from './content-folder';
import { inDevelop, isDraft, markDraft } from './drafts';

type FileNode = Node & { absolutePath: string; relativePath: string };

/** Fields that search engines and the address bar show. */
const forMachines = new Set(['title', 'description', 'focusKeyphrase']);

const isContentFile = (node: Node): node is FileNode =>
  node.internal.type === 'File' &&
  // Only `develop` has the pages of the catalogue.
  ['content', 'catalogue'].includes(String(node.sourceInstanceName)) &&
  /\.(json|mdx)$/.test(String(node.relativePath));

function createEntryNode(entry: Entry, parent: FileNode, { actions, ...api }: CreateNodeArgs) {
  const slug = basename(entry.file, extname(entry.file));
  const shown = markDraft(entry);
  // What a form sends is exactly what content/forms says.
  const words = entry.file.startsWith('forms/') ? shown : keepFields(shown);
  const fields = { ...words, slug, path: pagePath(slug), named: entry.named };
  const node = {
    ...fields,
    id: api.createNodeId(`content/${entry.file}`),
    parent: parent.id,
    children: [],
    internal: {
      type: entry.type,
      contentDigest: api.createContentDigest(fields),
      contentFilePath: parent.absolutePath,
    },
  };
  void actions.createNode(node);
  actions.createParentChildLink({ parent, child: node });
}

/** Returns fields whose figures stay with their words; what only machines read stays as it is. */
const keepFields = (fields: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      forMachines.has(name) ? value : keepAllFigures(value),
    ]),
  );

/** The content of each file when it last had no mistake. */
const lastGood = new Map<string, Entry>();

function readEntry(file: FileNode, tokens: Tokens, args: CreateNodeArgs) {
  if (!existsSync(file.absolutePath)) return;
  const text = readFileSync(file.absolutePath, 'utf8');
  // Before a build, every file has passed the check. In `develop` a later save may break one, which the
  // watch reports. Gatsby drops the nodes of a changed file, so the last good version is created again
  // and stays on the page.
  const { entry } = checkFile(file.relativePath, text, tokens);
  if (entry) lastGood.set(entry.file, entry);
  const shown = lastGood.get(file.relativePath);
  if (shown && (!isDraft(shown) || inDevelop)) createEntryNode(shown, file, args);
}

/**
 * Creates a typed node for every content file, and recreates all of them when `site.json` changes,
 * because it has the tokens.
 */
export const onCreateNode: GatsbyNode['onCreateNode'] = (args) => {
  const { node } = args;
  if (!isContentFile(node)) return;
  const tokens = readTokens(contentFolder);
  readEntry(node, tokens, args);
  if (node.relativePath !== 'site.json') return;
  // Gatsby's store may not list the new node yet; the code above has read it.
  const others = args.getNodesByType('File').filter(({ id }) => id !== node.id);
  for (const file of others.filter(isContentFile)) readEntry(file, tokens, args);
};
