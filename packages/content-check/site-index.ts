import { readContentFile, type ContentFile } from './content-file';
import { textOf, type ContentFolder } from './content-folder';
import { pagePath } from '../../src/content/page-path';
import { parseContent } from './reading/parse';
import { anchorsOf, sharedAnchors } from '../../src/content/anchors';
import { headingIds } from './mdx/heading-ids';
import { siteTokens, type Tokens } from '../../src/content/tokens';

/** All content at once, for the rules that look from one file at another. */
export type SiteIndex = {
  folder: ContentFolder;
  files: readonly ContentFile[];
  tokens: Tokens;
  /** The pages by their addresses: `/about/`. */
  pages: ReadonlyMap<string, ContentFile>;
  /** The anchors of the published questions, on the home page. */
  questions: readonly string[];
  /** Whether any testimonial is published; without them there is no section. */
  hasTestimonials: boolean;
  /** Files that begin with a byte order mark, which is taken off before they are read. */
  marked: ReadonlySet<string>;
};

/** The name of a file without folder and ending: what its address or anchor is made of. */
export const slugOf = (file: string) => file.replace(/^.*\/|\.[a-z]+$/g, '');

/** Content files, by their names. */
export const isContentFile = (name: string) => /\.(json|mdx)$/.test(name);

export const isDraft = ({ fields }: Pick<ContentFile, 'fields'>) => fields.draft === true;

export const isPage = ({ file }: Pick<ContentFile, 'file'>) => file.startsWith('pages/');

type Reading = { text: string; tokens: string; read: ContentFile };

/** The last reading of each file, because at a save nearly all are as they were. */
const readings = new Map<string, Reading>();

function readOnce(file: string, text: string, tokens: Tokens): ContentFile {
  const key = JSON.stringify(tokens);
  const last = readings.get(file);
  if (last?.text === text && last.tokens === key) return last.read;
  const read = readContentFile(file, text, tokens);
  readings.set(file, { text, tokens: key, read });
  return read;
}

/** For a build, which reads each file once: of 3,000 pages they take 46 MB. */
export const forgetReadings = () => readings.clear();

/** Reads and checks every content file of a folder by itself. */
export function indexSite(folder: ContentFolder): SiteIndex {
  const names = folder.names.filter(isContentFile);
  const raw = new Map(names.map((name) => [name, textOf(folder.read(name))]));
  const tokens = siteTokens(
    parseContent('site.json', raw.get('site.json')?.replace(/^\uFEFF/, '') ?? '{}').data,
  );
  const files = [...raw].map(([name, text]) => readOnce(name, text.replace(/^\uFEFF/, ''), tokens));
  return {
    folder,
    files,
    tokens,
    pages: new Map(files.filter(isPage).map((page) => [pagePath(slugOf(page.file)), page])),
    questions: files
      .filter((file) => file.file.startsWith('faq/') && !isDraft(file))
      .map(({ file }) => slugOf(file)),
    hasTestimonials: files.some((file) => file.file.startsWith('testimonials/') && !isDraft(file)),
    marked: new Set([...raw].flatMap(([name, text]) => (text.startsWith('\uFEFF') ? [name] : []))),
  };
}

/** The names of the places on a page to which a link may lead. */
export function anchorsAt(site: SiteIndex, path: string): string[] {
  const page = site.pages.get(path);
  const template = String(page?.fields.template);
  const sections = anchorsOf[template] ?? [];
  return [
    ...sharedAnchors,
    // A page may do without these sections.
    ...sections.filter(
      (name) =>
        (name !== 'closing' || page?.fields.closing !== undefined) &&
        (name !== 'testimonials' || site.hasTestimonials),
    ),
    ...(template === 'home' ? site.questions : []),
    ...(page ? headingIds(page.tree, site.tokens).values() : []),
  ];
}
