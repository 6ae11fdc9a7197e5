import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, extname, join, relative, sep } from 'node:path';
import { applyEdits, modify } from 'jsonc-parser';
import { stringify } from 'yaml';
import { rightName } from '../rules/file-name';
import { openFolder } from '../content-folder';
import { parseContent } from '../reading/parse';
import { curly } from '../reading/quotes';
import { indexSite, type SiteIndex } from '../site-index';
import { fillFields } from './fill';
import { contentKindOf, isField, type Ask, type NewKind } from './kinds';
import { picturePath } from './picture-path';
import { articleDefaults, articlePicture } from './article-defaults';
import { planDefaults, planLink } from './plan-defaults';

/** A new entry, before it is written. */
export type Made = {
  /** Relative to `content/`. */
  file: string;
  text: string;
  /** A picture to copy: from where, to which name under `content/`. */
  picture?: { from: string; to: string };
  /** A plan's address in the inquiry form. */
  link?: string;
  /** What the writer did not say: the flags with the answers that were taken. */
  assumed: Readonly<Record<string, string>>;
};

/** What the writer typed, by flag. */
export type Typed = Readonly<Record<string, string>>;

/** Returns the name of a new file: `Is this new?` becomes `is-this-new`. */
const slugFor = (words: string) =>
  rightName(`${words.replaceAll(/[./]/g, ' ').trim()}.x`)
    .replace(/\.x$/, '')
    .slice(0, 50)
    .replace(/-+$/, '');

function nextOrder({ files }: SiteIndex, inFolder: string): number {
  const taken = files
    .filter(({ file }) => file.startsWith(`${inFolder}/`))
    .map(({ fields }) => (typeof fields.order === 'number' ? fields.order : 0));
  return Math.max(0, ...taken) + 1;
}

const entriesOf = (typed: string, sign: string | RegExp) =>
  typed
    .split(sign)
    .map((entry) => curly(entry.trim()))
    .filter(Boolean);

/** The options of a form hold commas and are to be kept as they are; a semicolon divides the lists. An id of a topic has no comma. */
const answerTo = ({ field }: Ask, typed: string): unknown =>
  field === 'topics'
    ? entriesOf(typed, /[;,]/)
    : ['items', 'help'].includes(field)
      ? entriesOf(typed, ';')
      : curly(typed.trim());

function valueEntry(folder: string, typed: Typed): Made {
  const file = 'values.json';
  const before = readFileSync(join(folder, file), 'utf8');
  if (!parseContent(file, before).readable)
    throw new Error(`content/${file} has a mistake. Correct it first: npm run content`);
  const entry = {
    title: curly(typed.title?.trim() ?? ''),
    icon: typed.icon,
    text: curly(typed.text?.trim() ?? ''),
  };
  const edits = modify(before, ['items', -1], entry, {
    isArrayInsertion: true,
    formattingOptions: { insertSpaces: true, tabSize: 2 },
  });
  return { file, text: applyEdits(before, edits), assumed: {} };
}

/** Returns where a portrait comes from, and a name for it that no other picture has. */
function pictureFor(folder: string, typed: string | undefined, slug: string) {
  if (typed === undefined) return undefined;
  const from = picturePath(typed, placesOfPictures(folder)) ?? typed;
  const own = relative(folder, from).split(sep).join('/');
  if (own.startsWith('images/')) return { from, to: own };
  const ending = extname(from).toLowerCase().replace('.jpeg', '.jpg');
  const names = [slug, ...Array.from({ length: 98 }, (_, index) => `${slug}-${index + 2}`)];
  const paths = names.map((name) => `images/testimonials/${name}${ending}`);
  return { from, to: paths.find((path) => !existsSync(join(folder, path))) ?? '' };
}

/** Returns the folders where a picture’s path may begin: the content, and where the command was typed. */
export const placesOfPictures = (folder: string): string[] => [
  process.env.INIT_CWD ?? process.cwd(),
  process.cwd(),
  folder,
];

/** Returns what a writer may leave unsaid, by flag. */
function defaultsOf(site: SiteIndex, { name }: NewKind, given: Typed): Typed {
  if (name === 'plan') return planDefaults(site, given.title ?? '');
  return name === 'article' ? articleDefaults(site) : {};
}

/**
 * Makes a new entry of what a writer has typed.
 *
 * @param extra fields that are not asked for as text
 */
export function makeEntry(
  folder: string,
  kind: NewKind,
  given: Typed,
  extra: Readonly<Record<string, unknown>> = {},
): Made {
  if (kind.name === 'value') return valueEntry(folder, given);
  const { from, ...content } = contentKindOf(kind);
  if (!('folder' in from)) throw new Error(`${kind.name} has no folder of its own`);
  const site = indexSite(openFolder(folder));
  const naming = kind.asks.find(({ field }) => field === kind.namedBy);
  const slug = slugFor(given[naming?.flag ?? ''] ?? '');
  const isPlan = kind.name === 'plan';
  const isArticle = kind.name === 'article';
  const defaults = defaultsOf(site, kind, given);
  const assumed = Object.fromEntries(
    Object.entries(defaults).filter(([flag]) => given[flag] === undefined),
  );
  const typed: Typed = { ...assumed, ...given };
  const answers = kind.asks
    .filter((ask) => isField(ask) && ask.by !== 'picture')
    .flatMap((ask): [string, unknown][] => {
      const words = typed[ask.flag];
      return words === undefined ? [] : [[ask.field, answerTo(ask, words)]];
    });
  const picture = pictureFor(folder, typed.picture, slug);
  const href = planLink(site, slug);
  const fields = fillFields(
    { ...content, from },
    {
      ...(kind.name !== 'page' && !isArticle && { order: nextOrder(site, from.folder) }),
      ...(isArticle && { picture: articlePicture(site) }),
      ...Object.fromEntries(answers),
      ...(isPlan && { 'ask.href': href, 'pricing.action.href': href }),
      ...extra,
      ...(picture && { 'image.light': picture.to }),
    },
  );
  const prose = kind.asks.find(({ field }) => field === 'text');
  const body = curly((typed[prose?.flag ?? ''] ?? '').trim());
  const text =
    from.extension === '.json'
      ? `${JSON.stringify(fields, null, 2)}\n`
      : `---\n${stringify(fields, { lineWidth: 0, singleQuote: true })}---\n\n${body}\n`;
  const file = `${from.folder}/${slug}${from.extension}`;
  return { file, text, assumed, ...(picture && { picture }), ...(isPlan && { link: href }) };
}

/** Writes a new entry, and copies its picture unless it is in `content/` already. */
export function writeEntry(folder: string, { file, text, picture }: Made): void {
  const target = join(folder, file);
  mkdirSync(dirname(target), { recursive: true });
  if (picture && !existsSync(join(folder, picture.to))) {
    mkdirSync(dirname(join(folder, picture.to)), { recursive: true });
    copyFileSync(picture.from, join(folder, picture.to));
  }
  writeFileSync(target, text);
}
