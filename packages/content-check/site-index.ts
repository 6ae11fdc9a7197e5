import { readContentFile, type ContentFile } from './content-file';
import { textOf, type ContentFolder } from './content-folder';
import { isScheduled } from '../../src/content/calendar';
import { insightsPath, listPaths } from '../../src/content/insights-lists';
import { pathOfFile, slugOf } from '../../src/content/page-path';
import { parseContent } from './reading/parse';
import { anchorsOf, sharedAnchors } from '../../src/content/anchors';
import { headingIds } from './mdx/heading-ids';
import { rightName } from './rules/file-name';
import type { Tokens } from '../../src/content/tokens';
import { siteDay, validTokens } from './read-site';

/** All content at once, for the rules that look from one file at another. */
export type SiteIndex = {
  folder: ContentFolder;
  files: readonly ContentFile[];
  tokens: Tokens;
  /** The day in the time zone of the site, in ISO 8601. */
  today: string;
  /** The pages by their addresses: `/about/`. The lists of articles are pages of their words. */
  pages: ReadonlyMap<string, ContentFile>;
  /** The anchors of the published questions, on the home page. */
  questions: readonly string[];
  /** Whether any testimonial is published; without them there is no section. */
  hasTestimonials: boolean;
  /** Files that begin with a byte order mark, which is taken off before they are read. */
  marked: ReadonlySet<string>;
};

export { slugOf };

/** Content files, by their names. */
export const isContentFile = (name: string) => /\.(json|mdx)$/.test(name);

export const isDraft = ({ fields }: Pick<ContentFile, 'fields'>) => fields.draft === true;

export const isPage = ({ file }: Pick<ContentFile, 'file'>) => file.startsWith('pages/');

export const isArticle = ({ file }: Pick<ContentFile, 'file'>) => file.startsWith('insights/');

/** Returns whether a file is not published yet: a draft, or an article of a day to come. */
export const isHeldBack = (file: Pick<ContentFile, 'fields'>, { today }: { today: string }) =>
  isDraft(file) || isScheduled(file.fields, today);

/** Returns the ids of the topics that an article has, as far as they can be read. */
export const topicsOf = ({ fields }: Pick<ContentFile, 'fields'>): string[] =>
  Array.isArray(fields.topics) ? fields.topics.filter((id) => typeof id === 'string') : [];

/** Returns the pages of the lists, each with the file of its words. */
function listsIn(files: readonly ContentFile[], today: string): [string, ContentFile][] {
  const articles = files
    .filter((file) => isArticle(file) && !isHeldBack(file, { today }))
    .map((file) => ({ slug: file.file, published: '', topics: topicsOf(file) }));
  const topics = files.find(({ file }) => file === 'topics.json');
  const words = files.find(({ file }) => file === 'insights.json');
  const known = [...new Set(articles.flatMap((article) => article.topics))];
  return listPaths(articles, known).flatMap((path): [string, ContentFile][] => {
    const file = path.startsWith(`${insightsPath}topics/`) ? topics : words;
    return file ? [[path, file]] : [];
  });
}

/** Returns a file as it should be named: a wrong name is reported once, and not with every link. */
const asNamed = (file: string) => file.replace(/[^/]*$/, rightName(file));

type Reading = { text: string; tokens: string; read: ContentFile };

/** Caches the last reading of each file: a save changes only one or two. */
const readings = new Map<string, Reading>();

function readOnce(file: string, text: string, tokens: Tokens): ContentFile {
  const key = JSON.stringify(tokens);
  const last = readings.get(file);
  if (last?.text === text && last.tokens === key) return last.read;
  const read = readContentFile(file, text, tokens);
  readings.set(file, { text, tokens: key, read });
  return read;
}

/** Empties the cache for a build, which reads each file once. 3,000 pages take 46 MB. */
export const forgetReadings = () => readings.clear();

/** Reads and checks every content file of a folder by itself. */
export function indexSite(folder: ContentFolder): SiteIndex {
  const names = folder.names.filter(isContentFile);
  const raw = new Map(names.map((name) => [name, textOf(folder.read(name))]));
  const settings = parseContent(
    'site.json',
    raw.get('site.json')?.replace(/^\uFEFF/, '') ?? '{}',
  ).data;
  const tokens = validTokens(settings);
  const today = siteDay(settings);
  const files = [...raw].map(([name, text]) => readOnce(name, text.replace(/^\uFEFF/, ''), tokens));
  return {
    folder,
    files,
    tokens,
    today,
    pages: new Map([
      ...files
        .filter((file) => isPage(file) || isArticle(file))
        .map((page): [string, ContentFile] => [pathOfFile(asNamed(page.file)), page]),
      ...listsIn(files, today),
    ]),
    questions: files
      .filter((file) => file.file.startsWith('faq/') && !isDraft(file))
      .map(({ file }) => slugOf(file)),
    hasTestimonials: files.some((file) => file.file.startsWith('testimonials/') && !isDraft(file)),
    marked: new Set([...raw].flatMap(([name, text]) => (text.startsWith('\uFEFF') ? [name] : []))),
  };
}

/** Returns the template of a page; an article has no field for it. */
const templateOf = (page: ContentFile | undefined) =>
  page && isArticle(page) ? 'article' : String(page?.fields.template);

/** The names of the places on a page to which a link may lead. */
export function anchorsAt(site: SiteIndex, path: string): string[] {
  const page = site.pages.get(path);
  const template = templateOf(page);
  const sections = anchorsOf[template] ?? [];
  return [
    ...sharedAnchors,
    // A page may do without these sections.
    ...sections.filter(
      (name) =>
        (name !== 'closing' || template === 'article' || page?.fields.closing !== undefined) &&
        (name !== 'testimonials' || site.hasTestimonials),
    ),
    ...(template === 'home' ? site.questions : []),
    ...(page ? headingIds(page.tree, site.tokens).values() : []),
  ];
}
