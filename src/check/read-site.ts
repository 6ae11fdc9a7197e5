import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';
import { anchorsOf, sharedAnchors } from '../content/anchors';
import { isScheduled } from '../content/calendar';
import { feedPaths } from '../content/feed-paths';
import { fieldsOf } from '../content/fields';
import { listPaths } from '../content/insights-lists';
import { kindOf, type ContentKind } from '../content/kinds';
import { pathOfFile, slugOf } from '../content/page-path';
import { fillText, fillTokens } from '../content/tokens';
import { leavesOf, type Leaf } from './check-fields';
import { mentionsIn, type Mention } from './check-text';
import { nodesIn, startOf, type MdxNode } from './mdx';
import { readFile, settingsOf, type Settings, type Source } from './read-file';
import { headingIds } from './remark-plugins';

/** A link of a field or of a text. */
export type Link = {
  href: string;
  offset: number;
  /** Whether the site leaves the link out while there is no such page. */
  mayGo: boolean;
  /** Whether the schema of its field has judged its form. */
  hasSchema: boolean;
};

/** A content file as other files see it. */
export type SiteFile = Source & {
  kind: ContentKind | undefined;
  /** The fields with their tokens filled in, valid or not. */
  fields: Record<string, unknown>;
  leaves: readonly Leaf[];
  links: readonly Link[];
  mentions: readonly Mention[];
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
  files: readonly SiteFile[];
  /** The pages by their addresses: `/about/`. The lists of articles are pages of their words. */
  pages: ReadonlyMap<string, SiteFile>;
};

export const isDraft = ({ fields }: Pick<SiteFile, 'fields'>) => fields.draft === true;

export const isIn = (folder: string) => (file: Pick<SiteFile, 'file'>) =>
  file.file.startsWith(`${folder}/`);
const isArticle = isIn('insights');
const isPage = isIn('pages');

/** Lists the files below a folder; none where it is missing. Hidden files belong to other programs. */
export function filesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => join(entry.parentPath, entry.name).slice(join(folder, sep).length))
    .map((name) => name.split(sep).join('/'))
    .sort();
}

/** Returns the links of a text. A definition that no link names is a comment: `[note]: # (later)`. */
function linksIn(tree: MdxNode): { node: MdxNode; url: string }[] {
  const nodes = nodesIn(tree);
  const named = new Set(
    nodes.flatMap(({ type, identifier }) => (type === 'linkReference' ? [identifier] : [])),
  );
  return nodes.flatMap((node) => {
    const isUsed = node.type === 'definition' && named.has(node.identifier);
    const { url } = node;
    return url !== undefined && (node.type === 'link' || isUsed) ? [{ node, url }] : [];
  });
}

/** Reads one content file, as far as other files and the build need it. */
export function readSiteFile(file: string, text: string, { tokens }: Settings): SiteFile {
  const source = readFile(file, text);
  const fields = fieldsOf(fillTokens(source.data, tokens));
  const kind = kindOf(file, fields);
  const leaves = kind ? leavesOf(kind, fields) : [];
  const { tree } = source;
  const mentions = tree ? mentionsIn(tree, tokens) : [];
  const groups = new Set(['privacy', 'insights']);
  return {
    ...source,
    kind,
    fields,
    leaves,
    mentions,
    ids: tree ? [...headingIds(tree, tokens).values()] : [],
    links: [
      ...leaves
        .filter(({ schema }) => schema.link)
        .map(({ path, value }) => ({
          href: value,
          offset: source.offsetOf(path),
          mayGo: groups.has(String(path.at(-2))),
          hasSchema: true,
        })),
      ...(tree ? linksIn(tree) : []).map(({ node, url }) => ({
        href: fillText(url, tokens),
        offset: startOf(node),
        mayGo: false,
        hasSchema: false,
      })),
      ...mentions
        .filter(({ schema, value }) => schema.link ?? (schema.film && value.startsWith('/')))
        .map(({ value, offset }) => ({ href: value, offset, mayGo: false, hasSchema: true })),
    ],
  };
}

/** Returns the ids of the topics that an article has, as far as they can be read. */
const topicsOf = ({ fields }: Pick<SiteFile, 'fields'>): string[] =>
  Array.isArray(fields.topics) ? fields.topics.filter((id) => typeof id === 'string') : [];

/** Returns the pages of the lists, and the feeds, each with the file of its words. */
function listsIn(files: readonly SiteFile[], today: string): [string, SiteFile][] {
  const articles = files
    .filter((file) => isArticle(file) && !isDraft(file) && !isScheduled(file.fields, today))
    .map((file) => ({ slug: slugOf(file.file), published: '', topics: topicsOf(file) }));
  const words = files.find(({ file }) => file === 'insights.json');
  if (!words || articles.length === 0) return [];
  const topics = [...new Set(articles.flatMap((article) => article.topics))];
  const paths = [...listPaths(articles, topics), ...Object.values(feedPaths)];
  return paths.map((path): [string, SiteFile] => [path, words]);
}

/** Reads all content of a folder, and the files in `static/` beside it. */
export function readSite(folder: string): Site {
  const names = filesBelow(folder);
  const textOf = (name: string) => readFileSync(join(folder, name), 'utf8');
  const settings = settingsOf(
    names.includes('site.json') ? readFile('site.json', textOf('site.json')).data : {},
  );
  const files = names
    .filter((name) => /\.(?:json|mdx)$/.test(name))
    .map((name) => readSiteFile(name, textOf(name), settings));
  const pages = files.filter(
    (file) =>
      (isPage(file) || isArticle(file)) &&
      file.file.endsWith('.mdx') &&
      file.file.split('/').length === 2,
  );
  const beside = join(folder, '../static');
  const below = statSync(beside, { throwIfNoEntry: false }) ? filesBelow(beside) : [];
  return {
    ...settings,
    folder,
    names: new Set(names),
    statics: new Map(below.map((name) => [`/${name}`, statSync(join(beside, name)).size])),
    files,
    pages: new Map([
      ...pages.map((page): [string, SiteFile] => [pathOfFile(page.file), page]),
      ...listsIn(files, settings.today),
    ]),
  };
}

/** Returns the names of the places on a page to which a link may lead. */
export function anchorsAt(site: Site, page: SiteFile): string[] {
  const template = isArticle(page) ? 'article' : String(page.fields.template);
  const isShown = (file: SiteFile) => !isDraft(file);
  const hasTestimonials = site.files.some((file) => isIn('testimonials')(file) && isShown(file));
  const sections = (anchorsOf[template] ?? []).filter(
    (name) =>
      (name !== 'closing' || template === 'article' || page.fields.closing !== undefined) &&
      (name !== 'testimonials' || hasTestimonials),
  );
  const questions = site.files.filter((file) => isIn('faq')(file) && isShown(file));
  return [
    ...sharedAnchors,
    ...sections,
    ...(template === 'home' ? questions.map(({ file }) => slugOf(file)) : []),
    ...page.ids,
  ];
}
