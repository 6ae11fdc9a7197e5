import { valueAt } from '../../../src/content/fields';
import type { ContentFile } from '../content-file';
import { anchorsOf, sharedAnchors } from '../../../src/content/anchors';
import { rightName } from './file-name';
import { contentKinds, entryKinds, type ContentKind } from '../../../src/content/kinds';
import { lineOf } from '../reading/duplicate';
import type { Finding, Problem } from '../problem';
import { articlePath, isReservedSlug } from '../../../src/content/insights-lists';
import { isArticle, isDraft, isPage, slugOf, type SiteIndex } from '../site-index';
import { fileProblem, problemsIn } from '../source';

const lineIn = ({ parsed, text }: ContentFile, path: readonly PropertyKey[]) =>
  lineOf(text, parsed.offsetOf(path));

const plainWords = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Reports every file but the first that has the same in a field. */
function shared(
  files: readonly ContentFile[],
  path: readonly string[],
  rule: Finding['rule'],
  say: (first: string, value: unknown) => string,
): Problem[] {
  const first = new Map<string, ContentFile>();
  // A copy is the file whose name is wrong, wherever it is in the list.
  const isOdd = ({ findings }: ContentFile) =>
    Number(findings.some(({ rule }) => rule === 'file-name' || rule === 'choice'));
  return [...files]
    .sort((a, b) => isOdd(a) - isOdd(b))
    .flatMap((file) => {
      const value = file.fields[path[0] ?? ''];
      if (typeof value !== 'string' && typeof value !== 'number') return [];
      const key = typeof value === 'string' ? plainWords(value) : String(value);
      const other = first.get(key);
      if (!other) {
        if (key !== '') first.set(key, file);
        return [];
      }
      const message = say(`${other.file}:${lineIn(other, path)}`, value);
      const offset = file.parsed.offsetOf(path);
      return problemsIn(file.file, file.text, [
        { offset, length: String(value).length, rule, message },
      ]);
    });
}

function nextFree(files: readonly ContentFile[]): number {
  const taken = files.map(({ fields }) => Number(fields.order)).filter(Number.isInteger);
  return Math.max(0, ...taken) + 1;
}

/** Reports titles, descriptions, questions, quotes and places in a list that two files share. */
export function sharedFields({ files }: SiteIndex): Problem[] {
  const inFolder = (folder: string) => files.filter(({ file }) => file.startsWith(`${folder}/`));
  const texts = (folder: string, field: string, each: string) =>
    shared(
      inFolder(folder),
      [field],
      'duplicate-text',
      (first) => `Same ${field} as ${first}. Each ${each} needs its own`,
    );
  const lists = entryKinds.flatMap(({ from }) => ('folder' in from ? [from.folder] : []));
  return [
    ...texts('pages', 'title', 'page'),
    ...texts('pages', 'description', 'page'),
    ...texts('insights', 'title', 'article'),
    ...texts('insights', 'description', 'article'),
    ...texts('faq', 'question', 'answer'),
    ...texts('testimonials', 'quote', 'client'),
    ...lists.flatMap((folder) => {
      const own = inFolder(folder);
      return shared(
        own,
        ['order'],
        'order',
        (first, value) =>
          `The number ${String(value)} is already used in ${first}. The next free one is ${nextFree(own)}`,
      );
    }),
  ];
}

/** Reports a second plan that is shown as the one dark card. */
export function featuredPlans({ files }: SiteIndex): Problem[] {
  const path = ['pricing', 'featured'];
  const featured = files.filter((file) => !isDraft(file) && valueAt(file.fields, path) === true);
  return featured.slice(1).flatMap((file) => {
    const message = `Only one plan is featured, and ${featured[0]?.file ?? ''} is. Remove this line`;
    return problemsIn(file.file, file.text, [
      { offset: file.parsed.offsetOf(path), rule: 'featured', message },
    ]);
  });
}

/** Folders and files at the root of the published site. */
const reserved = [
  'static',
  'page-data',
  'icons',
  'index',
  'insights',
  'sitemap',
  'robots',
  'favicon',
  'cards',
];

/** Reports file names that cannot be an address, or an anchor on the home page. */
export function takenNames({ files }: SiteIndex): Problem[] {
  const anchors = [...sharedAnchors, ...(anchorsOf.home ?? [])];
  return files.flatMap(({ file }) => {
    const slug = slugOf(file);
    const finding = (message: string) => [fileProblem(file, { rule: 'address-taken', message })];
    if (file.startsWith('faq/') && anchors.includes(slug)) {
      return finding(
        `The home page has a section named #${slug}. Rename the file, for example to ${slug}-question.mdx`,
      );
    }
    if (isArticle({ file }) && isReservedSlug(slug)) {
      return finding(
        `The site needs the address ${articlePath(slug)} for its lists and feeds. Rename the file`,
      );
    }
    return isPage({ file }) && reserved.includes(slug)
      ? finding(`The site needs the address /${slug}/ for its own files. Rename the file`)
      : [];
  });
}

/** Pages that the site itself links to. */
const fixedPages = ['pages/home.mdx', 'pages/404.mdx', 'pages/newsletter-confirmation.mdx'];

/** Kinds of which a site may have none, or that `fixedPages` asks for. The section of testimonials goes with them. */
const optional = ['GeneralPage', 'Testimonial', 'HomePage', 'Article', 'Author'];

/** Kinds that a site needs as soon as it has an article. */
const withArticles = ['Insights', 'Topics'];

/** Reports a draft of something that the site needs. */
const neededDraft = ({ file, text, parsed }: ContentFile): Problem[] =>
  problemsIn(file, text, [
    {
      offset: parsed.offsetOf(['draft']),
      rule: 'draft',
      message: 'The site needs this file, so it cannot be a draft. Remove the line',
    },
  ]);

/** Reports a kind of which no file is published. */
function missingKind({ type, from }: ContentKind, files: readonly ContentFile[]): Problem[] {
  const own = files.filter(({ kind }) => kind?.type === type);
  if (own.some((file) => !isDraft(file)) || optional.includes(type)) return [];
  if (withArticles.includes(type) && !files.some(isArticle)) return [];
  if (own[0]) return fixedPages.includes(own[0].file) ? [] : neededDraft(own[0]);
  const place = 'file' in from ? from.file : from.folder;
  // A file that cannot be read may be the one.
  if (files.some(({ file, kind }) => !kind && `${file}/`.startsWith(`${place}/`))) return [];
  const what = type.replace(/(?!^)([A-Z])/g, ' $1').toLowerCase();
  const message =
    'file' in from
      ? 'This file is missing, and the site needs it. Restore it from git'
      : `The site needs at least one published ${what}. Restore one from git, or write one: npm run new`;
  return [fileProblem(place, { rule: 'missing-file', message })];
}

/** Reports kinds and pages that the site needs. */
export function missingFiles({ files }: SiteIndex): Problem[] {
  const message = 'The site links to this page. Restore it from git';
  return [
    ...contentKinds.flatMap((kind) => missingKind(kind, files)),
    ...fixedPages.flatMap((name) => {
      const page = files.find(({ file }) => file === name);
      if (!page) return [fileProblem(name, { rule: 'missing-file', message })];
      return isDraft(page) ? neededDraft(page) : [];
    }),
  ];
}

const readByTools = ['README.md', 'words.txt'];

/** Reports shortcuts whose file is somewhere else, or nowhere: no other machine could follow them. */
export const brokenShortcuts = ({ folder }: SiteIndex): Problem[] =>
  folder.broken.map((file) =>
    fileProblem(file, {
      rule: 'missing-file',
      message: 'This shortcut leads to no file. Put the file itself here',
    }),
  );

/** Returns what to do about a file that the site would silently pass over. */
function strayAdvice(file: string): { rule: Finding['rule']; message: string } {
  const name = file.split('/').at(-1) ?? file;
  if (/\.(jpe?g|png|webp|gif|heic|bmp|svg|tiff?)$/i.test(name))
    return { rule: 'stray-file', message: 'Keep pictures in content/images/. Move it there' };
  if (/\.(mdx?|json)$/i.test(name)) {
    const right = rightName(name).replace(/\.md$/, '.mdx');
    return {
      rule: 'file-name',
      message: `The site does not read "${name}". Rename it to ${right}`,
    };
  }
  const remedy = /\.(pdf|zip|mp4|mov|mp3)$/i.test(name)
    ? 'For visitors to download it, move it to static/downloads/'
    : /\.(bak|orig|old|tmp|swp)$|~$/i.test(name)
      ? 'Move it out of content/, or delete it'
      : 'Move it out of content/, or paste its text into an .mdx file';
  const message = `The site does not read "${name}". ${remedy}`;
  return { rule: 'stray-file', message };
}

/** Reports files that the site would silently pass over. */
export const strayFiles = ({ folder }: SiteIndex): Problem[] =>
  folder.names
    .filter(
      (file) =>
        !/\.(json|mdx)$/.test(file) && !file.startsWith('images/') && !readByTools.includes(file),
    )
    .map((file) => fileProblem(file, strayAdvice(file)));
