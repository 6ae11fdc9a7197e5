import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readFile, type Path } from '../../src/check/read-file';
import { filesBelow } from '../../src/check/read-site';
import { valueAt } from '../../src/content/field-schema';
import { insightsPath, pathOfFile } from '../../src/content/paths';
import { textLanguage } from '../../src/content/language';
import { fillText, siteTokens } from '../../src/content/tokens';
import type { Source } from './finding';

/** Where the words of the site are written. */
export type Content = ReturnType<typeof indexContent>;

/** Returns a text without what the build changes: accents, typographic signs, spaces. */
const plain = (text: string) =>
  text
    .replace(/[*_\s]/g, '')
    .replace(/[‘’‚]/g, "'")
    .replace(/[“”„«»]/g, '"')
    .replace(/[–—]|-{2,3}/g, '-')
    .replaceAll('…', '...');

/** Returns a field as writers see it; the line says which entry of a list it is in. */
const fieldName = (field: Path) => field.filter((key) => typeof key === 'string').join('.');

type Field = { path: Path; text: string };

/** Returns every text in a value with the path of its field. */
function fieldsIn(value: unknown, start: Path = []): Field[] {
  if (typeof value === 'string') return [{ path: start, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) =>
    fieldsIn(item, [...start, Array.isArray(value) ? Number(key) : key]),
  );
}

/** Reads a file of `content/` as texts, each with its place. */
function readEntry(folder: string, name: string) {
  const file = `content/${name}`;
  const source = readFile(name, readFileSync(path.join(folder, name), 'utf8'));
  const lineAt = (offset: number) => source.text.slice(0, offset).split('\n').length;
  const first = lineAt(source.body);
  const fields = fieldsIn(source.data).map(({ path: field, text }) => ({
    text,
    place: { file, line: lineAt(source.offsetOf(field)), field: fieldName(field) },
  }));
  const lines = source.text.slice(source.body).split('\n');
  return {
    name,
    data: source.data,
    texts: [
      ...fields,
      ...lines.map((text, index) => ({ text, place: { file, line: first + index } })),
    ],
  };
}

/** Reads `content/`, to find the place of what a page shows. */
export function indexContent(folder: string) {
  const entries = filesBelow(folder)
    .filter((name) => /\.(json|mdx)$/.test(name))
    .map((name) => readEntry(folder, name));
  const json = (name: string) => entries.find((entry) => entry.name === name)?.data;
  const tokens = siteTokens(json('site.json'));
  const texts = entries
    .flatMap((entry) => entry.texts)
    .map(({ place, text }): { place: Source; text: string } => ({
      place,
      text: plain(fillText(text, tokens)),
    }))
    .filter(({ text }) => text !== '');

  /** Returns the file that makes a page. */
  function fileOf(page: string): string | undefined {
    if (page === '/404.html') return 'content/pages/404.mdx';
    const own = entries.find(
      ({ name }) => /^(pages|insights)\//.test(name) && pathOfFile(name) === page,
    );
    if (own) return `content/${own.name}`;
    if (!page.startsWith(insightsPath)) return undefined;
    return `content/${page.startsWith(`${insightsPath}topics/`) ? 'topics' : 'insights'}.json`;
  }

  const dataOf = (page: string) => {
    const file = fileOf(page);
    return entries.find(({ name }) => `content/${name}` === file)?.data;
  };

  return {
    json,

    /** Returns the place of a text that a page shows; that page's own file comes first. */
    find(text: string, page: string): Source | undefined {
      const wanted = plain(text);
      const file = fileOf(page);
      const isOwn = ({ place }: { place: Source }) => place.file === file;
      const sorted = [...texts.filter(isOwn), ...texts.filter((one) => !isOwn(one))];
      const found =
        sorted.find((one) => one.text === wanted) ??
        sorted.find((one) => one.text.includes(wanted));
      return wanted === '' ? undefined : found?.place;
    },

    /** Returns the place of a page's own field, which the page shows as `text`. */
    fieldOf(page: string, field: string, text = ''): Source | undefined {
      const file = fileOf(page);
      const own = texts.filter(({ place }) => place.file === file);
      const found =
        own.find((one) => one.text === plain(text)) ??
        own.find(({ place }) => place.field === field);
      return found?.place ?? (file === undefined ? undefined : { file, field });
    },

    /** Returns the language of a page: that of its own text, or of the site. */
    languageOf: (page: string, language: string): string => textLanguage(dataOf(page), language),

    /** Returns the words for which the writer of a page wants it found; empty without any. */
    keyphraseOf(page: string): string {
      const phrase = valueAt(dataOf(page), ['focusKeyphrase']);
      return typeof phrase === 'string' ? fillText(phrase, tokens) : '';
    },

    /** Returns the place of a field of `site.json`. */
    settingOf: (field: string): Source | undefined =>
      texts.find(({ place }) => place.file === 'content/site.json' && place.field === field)?.place,

    /** Returns the file that makes a page, as a place. */
    fileOf(page: string): Source | undefined {
      const file = fileOf(page);
      return file === undefined ? undefined : { file };
    },
  };
}
