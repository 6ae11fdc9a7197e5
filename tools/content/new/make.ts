import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, extname, join } from 'node:path';
import { applyEdits, modify } from 'jsonc-parser';
import { stringify } from 'yaml';
import { checkSite } from '../../../src/content/check';
import { rightName } from '../../../src/content/file-name';
import { openFolder, type ContentFolder } from '../../../src/content/content-folder';
import type { Problem } from '../../../src/content/problem';
import { curly } from '../../../src/content/reading/mask';
import { indexSite } from '../../../src/content/site-index';
import { fillFields } from './fill';
import { contentKindOf, type NewKind } from './kinds';

/** A new entry, before it is written. */
export type Made = {
  /** Relative to `content/`. */
  file: string;
  text: string;
  /** A picture to copy: from where, to which name under `content/`. */
  picture?: { from: string; to: string };
};

/** What the writer typed, by flag. */
export type Typed = Readonly<Record<string, string>>;

const slugOf = (text: string) =>
  rightName(`${text.replaceAll('.', ' ')}.x`)
    .replace(/\.x$/, '')
    .slice(0, 50)
    .replace(/-+$/, '');

function nextOrder(folder: string, inFolder: string): number {
  const { files } = indexSite(openFolder(folder));
  const taken = files
    .filter(({ file }) => file.startsWith(`${inFolder}/`))
    .map(({ fields }) => (typeof fields.order === 'number' ? fields.order : 0));
  return Math.max(0, ...taken) + 1;
}

/** Straight quotes become curly ones; lists are parted. */
const answerTo = (field: string, typed: string): unknown =>
  field === 'items'
    ? typed
        .split(';')
        .map((item) => curly(item.trim()))
        .filter(Boolean)
    : curly(typed.trim());

function valueEntry(folder: string, typed: Typed): Made {
  const file = 'values.json';
  const before = readFileSync(join(folder, file), 'utf8');
  const entry = {
    title: curly(typed.title ?? ''),
    icon: typed.icon,
    text: curly(typed.text ?? ''),
  };
  const edits = modify(before, ['items', -1], entry, {
    isArrayInsertion: true,
    formattingOptions: { insertSpaces: true, tabSize: 2 },
  });
  return { file, text: applyEdits(before, edits) };
}

/** Makes a new entry of what a writer has typed; `extra` are fields that are not asked for as text. */
export function makeEntry(
  folder: string,
  kind: NewKind,
  typed: Typed,
  extra: Readonly<Record<string, unknown>> = {},
): Made {
  if (kind.name === 'value') return valueEntry(folder, typed);
  const { from, ...content } = contentKindOf(kind);
  if (!('folder' in from)) throw new Error(`${kind.name} has no folder of its own`);
  const naming = kind.asks.find(({ field }) => field === kind.namedBy);
  const slug = slugOf(typed[naming?.flag ?? ''] ?? '');
  const answers = Object.fromEntries(
    kind.asks
      .filter(({ field }) => !['text', 'address', 'image.light'].includes(field))
      .flatMap(({ field, flag }) =>
        typed[flag] === undefined ? [] : [[field, answerTo(field, typed[flag])]],
      ),
  );
  const picture =
    typed.picture === undefined
      ? undefined
      : {
          from: typed.picture,
          to: `images/testimonials/${slug}${extname(typed.picture).toLowerCase().replace('.jpeg', '.jpg')}`,
        };
  const order = kind.name === 'page' ? {} : { order: nextOrder(folder, from.folder) };
  const fields = fillFields(
    { ...content, from },
    {
      ...order,
      ...answers,
      ...extra,
      ...(picture && { 'image.light': picture.to }),
    },
  );
  const file = `${from.folder}/${slug}${from.extension}`;
  const body = curly((typed.answer ?? typed.text ?? '').trim());
  const text =
    from.extension === '.json'
      ? `${JSON.stringify(fields, null, 2)}\n`
      : `---\n${stringify(fields, { lineWidth: 0, singleQuote: true })}---\n\n${body}\n`;
  return { file, text, ...(picture && { picture }) };
}

/** The folder as it will be with the new entry in it. */
function withEntry(folder: string, { file, text, picture }: Made): ContentFolder {
  const now = openFolder(folder);
  const added = new Map<string, () => Uint8Array>([[file, () => Buffer.from(text)]]);
  if (picture && existsSync(picture.from)) added.set(picture.to, () => readFileSync(picture.from));
  return {
    names: [...new Set([...now.names, ...added.keys()])].sort(),
    broken: now.broken,
    read: (name) => added.get(name)?.() ?? now.read(name),
    size: (name) => added.get(name)?.().length ?? now.size(name),
  };
}

/** What the check will say of a new entry: only that which it does not say without it. */
export function problemsOf(folder: string, made: Made): Problem[] {
  const key = ({ file, message }: Problem) => `${file} ${message}`;
  const before = new Set(checkSite(openFolder(folder)).map(key));
  return checkSite(withEntry(folder, made)).filter((problem) => !before.has(key(problem)));
}

/** Writes a new entry. */
export function writeEntry(folder: string, { file, text, picture }: Made): void {
  const target = join(folder, file);
  mkdirSync(dirname(target), { recursive: true });
  if (picture) copyFileSync(picture.from, join(folder, picture.to));
  writeFileSync(target, text);
}
