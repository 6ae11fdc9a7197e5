import { existsSync, readFileSync } from 'node:fs';
import type { CreateNodeArgs, GatsbyNode, Node, SourceNodesArgs } from 'gatsby';
import { pathOfFile, slugOf } from '../../content/addresses/paths';
import type { ContentType } from '../../content/content-type';
import { contentTypes } from '../../content/content-types';
import { unpublishedReason } from '../../content/publication';
import { textLanguage } from '../../content/text/language';
import { typesetFields } from '../../content/typeset-fields';
import { readContentFile, type ContentFile } from '../../reader/content-file';
import { readSettings, type Settings } from '../../reader/settings';
import { contentFolder, inDevelop, showsUnpublished } from '../environment';
import { entryFields } from './entry-fields';
import { pageFields } from './page-fields';

/** A content file that is valid for its content type. */
type ValidFile = ContentFile & {
  contentType: ContentType;
  /** The fields, with variables filled in and defaults added. */
  data: Record<string, unknown>;
};

type FileNode = Node & { absolutePath: string; relativePath: string };
type Api = Pick<
  CreateNodeArgs & SourceNodesArgs,
  'actions' | 'createNodeId' | 'createContentDigest'
>;

/** Returns a file with its defaults; undefined if its fields or its text are not valid. */
function validFileOf(file: ContentFile): ValidFile | undefined {
  const { contentType, fields, problems } = file;
  const parsed = contentType?.schema.safeParse(fields);
  if (!contentType || !parsed?.success || problems.length > 0) return undefined;
  return { ...file, contentType, data: parsed.data };
}

/**
 * Returns the fields of a file. In an entry of a list that is not published, the title begins with
 * the reason: `Draft · Why?`. A page shows a banner instead, because its title is for search results.
 */
export function markUnpublished(
  { contentType, data }: Pick<ValidFile, 'contentType' | 'data'>,
  today: string,
): Record<string, unknown> {
  const reason = unpublishedReason(data, today);
  if (reason === null || contentType.kind === 'file' || contentType.folder === 'pages') return data;
  const { titleField } = contentType;
  return { ...data, [titleField]: `${reason} · ${String(data[titleField])}` };
}

function createValidFileNode(valid: ValidFile, parent: FileNode, settings: Settings, api: Api) {
  const { contentType, file, tree, values } = valid;
  const { language, today } = settings;
  const marked = markUnpublished(valid, today);
  const data = typesetFields(marked, contentType.schema, textLanguage(marked, language));
  const { kind } = contentType;
  const fields = {
    ...data,
    ...((kind === 'page' || kind === 'collection') &&
      pageFields(contentType.template, pathOfFile(file), data, today)),
    ...(kind === 'collection' && entryFields(contentType, valid.data, tree, settings)),
    slug: slugOf(file),
    pictures: values.filter(({ schema }) => schema.format === 'image').map(({ value }) => value),
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

/**
 * In `develop`, the last valid version of each file. Gatsby removes the nodes of a file that changes, so
 * a save that breaks the file creates them again from this version.
 */
const lastValid = new Map<string, ValidFile>();

function createNodeOf(file: FileNode, settings: Settings, api: Api) {
  if (!existsSync(file.absolutePath)) return;
  const name = file.relativePath;
  const text = readFileSync(file.absolutePath, 'utf8');
  const valid = validFileOf(readContentFile(name, text, settings)) ?? lastValid.get(name);
  if (!valid) return;
  if (inDevelop) lastValid.set(name, valid);
  if (showsUnpublished() || unpublishedReason(valid.data, settings.today) === null)
    createValidFileNode(valid, file, settings, api);
}

const isContentFile = (node: Node): node is FileNode =>
  node.internal.type === 'File' &&
  node.sourceInstanceName === 'content' &&
  /\.(json|mdx)$/.test(String(node.relativePath));

/** Creates the node of a content file. All nodes are created again when `site.json` changes the variables. */
export const onCreateNode: GatsbyNode['onCreateNode'] = (args) => {
  const { node } = args;
  if (!isContentFile(node)) return;
  const settings = readSettings(contentFolder);
  createNodeOf(node, settings, args);
  if (node.relativePath !== 'site.json') return;
  // The node of `site.json` itself is left out: the code above has created it, whether Gatsby's store lists it or not.
  const others = args.getNodesByType('File').filter(({ id }) => id !== node.id);
  for (const file of others.filter(isContentFile)) createNodeOf(file, settings, args);
};

/**
 * Returns whether an entry of an earlier run must be created again or go: it is not published, and this run shows only
 * what is; or it was scheduled, and its day has come.
 */
export const isStale = (node: Readonly<Record<string, unknown>>, today: string) =>
  unpublishedReason(node, today) === null
    ? typeof node.unpublished === 'string'
    : !showsUnpublished();

/**
 * Adapts the entries of an earlier run, such as `develop`, to this one and to its day. Gatsby keeps them, and does not
 * call `onCreateNode` for an unchanged file.
 */
export const sourceNodes: GatsbyNode['sourceNodes'] = (args) => {
  const settings = readSettings(contentFolder);
  const entries = contentTypes.flatMap(({ typeName }) => args.getNodesByType(typeName));
  const kept = new Set<unknown>();
  for (const entry of entries) {
    if (isStale(entry, settings.today)) args.actions.deleteNode(entry);
    else kept.add(entry.parent);
  }
  for (const file of args.getNodesByType('File').filter(isContentFile)) {
    if (!kept.has(file.id)) createNodeOf(file, settings, args);
  }
};
