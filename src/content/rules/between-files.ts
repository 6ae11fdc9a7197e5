import type { ContentFile } from '../content-file';
import { anchorsOf, sharedAnchors } from '../anchors';
import { contentKinds, entryKinds } from '../kinds';
import type { Finding, Problem } from '../problem';
import { isDraft, isPage, slugOf, type SiteIndex } from '../site-index';
import { fileProblem, problemsIn } from '../source';

const lineIn = ({ parsed, text }: ContentFile, path: readonly PropertyKey[]) =>
  text.slice(0, parsed.offsetOf(path)).split('\n').length;

const plainWords = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Tells every file but the first that says the same in a field. */
function shared(
  files: readonly ContentFile[],
  path: readonly string[],
  rule: Finding['rule'],
  say: (first: string, value: unknown) => string,
): Problem[] {
  const first = new Map<string, ContentFile>();
  return files.flatMap((file) => {
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

/** Titles, descriptions, questions, quotes and places in a list that two files share. */
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
    ...texts('faq', 'question', 'answer'),
    ...texts('testimonials', 'quote', 'client'),
    ...lists.flatMap((folder) => {
      const own = inFolder(folder);
      return shared(
        own,
        ['order'],
        'order',
        (first, value) =>
          `order ${String(value)} is already used by ${first}. The next free one is ${nextFree(own)}`,
      );
    }),
  ];
}

/** Folders and files that stand at the root of the published site. */
const reserved = ['static', 'page-data', 'icons', 'index', 'sitemap', 'robots', 'favicon', 'cards'];

/** File names that cannot be an address, or an anchor on the home page. */
export function takenNames({ files }: SiteIndex): Problem[] {
  const anchors = [...sharedAnchors, ...(anchorsOf.home ?? [])];
  return files.flatMap(({ file }) => {
    const slug = slugOf(file);
    const told = (message: string) => [fileProblem(file, { rule: 'address-taken', message })];
    if (file.startsWith('faq/') && anchors.includes(slug)) {
      return told(
        `#${slug} is already the name of a section of the home page. Rename the file, for example to ${slug}-question.mdx`,
      );
    }
    if (isPage({ file }) && reserved.includes(slug)) {
      return told(`/${slug}/ is an address that the site needs itself. Rename the file`);
    }
    return [];
  });
}

/** Pages to which the site itself leads. */
const fixedPages = ['pages/home.mdx', 'pages/404.mdx', 'pages/newsletter-confirmation.mdx'];

/** Kinds of which a site may have none: the section of the testimonials goes with them. */
const optional = ['GeneralPage', 'Testimonial'];

/** Reports kinds and pages that the site needs. */
export function missingFiles({ files }: SiteIndex): Problem[] {
  const present = new Set(files.filter((file) => !isDraft(file)).map(({ kind }) => kind?.type));
  const unknown = new Set(files.filter(({ kind }) => !kind).map(({ file }) => file));
  const kinds = contentKinds.flatMap(({ type, from }) => {
    if (present.has(type) || optional.includes(type)) return [];
    const place = 'file' in from ? from.file : `${from.folder}/*${from.extension}`;
    // A file that is there and cannot be read may be the one.
    if (
      unknown.has(place) ||
      [...unknown].some((file) => 'folder' in from && file.startsWith(`${from.folder}/`))
    )
      return [];
    const what = type.replace(/(?!^)([A-Z])/g, ' $1').toLowerCase();
    const message =
      'file' in from
        ? `This file is missing, and the site cannot do without it. Bring it back from git`
        : `The site cannot do without a published ${what}. Bring one back, or write one: npm run new`;
    return [fileProblem(place, { rule: 'missing-file', message })];
  });
  const names = new Set(files.map(({ file }) => file));
  const pages = fixedPages
    .filter((file) => !names.has(file))
    .map((file) =>
      fileProblem(file, {
        rule: 'missing-file',
        message: 'The site leads visitors to this page by its name. Bring it back from git',
      }),
    );
  const drafts = files
    .filter((file) => isDraft(file) && fixedPages.includes(file.file))
    .flatMap((file) =>
      problemsIn(file.file, file.text, [
        {
          offset: file.parsed.offsetOf(['draft']),
          rule: 'draft',
          message:
            'The site leads visitors to this page by its name, so it cannot be a draft. Remove the line',
        },
      ]),
    );
  return [...kinds, ...pages, ...drafts];
}

const readByTools = ['README.md', 'words.txt'];

/** Shortcuts whose file is somewhere else, or nowhere: no other machine could follow them. */
export const brokenShortcuts = ({ folder }: SiteIndex): Problem[] =>
  folder.broken.map((file) =>
    fileProblem(file, {
      rule: 'missing-file',
      message: 'This is a shortcut that leads to no file. Put the file itself in its place',
    }),
  );

/** Files that the site would silently pass over. */
export function strayFiles({ folder }: SiteIndex): Problem[] {
  return folder.names.flatMap((file) => {
    if (/\.(json|mdx)$/.test(file) || file.startsWith('images/') || readByTools.includes(file))
      return [];
    const told = (message: string) => [fileProblem(file, { rule: 'stray-file', message })];
    const name = file.split('/').at(-1) ?? file;
    if (/\.(jpe?g|png|webp|gif|heic|bmp|svg|tiff?)$/i.test(name))
      return told('Pictures stand in content/images/. Move it there');
    if (/\.(mdx?|json)$/i.test(name)) {
      return [
        fileProblem(file, {
          rule: 'file-name',
          message: `"${name}" is not read by the site. Rename it: small letters and hyphens, ending in .mdx or .json`,
        }),
      ];
    }
    return told(
      `The site does not read "${name}". Move it out of content/, or paste its text into an .mdx file`,
    );
  });
}
