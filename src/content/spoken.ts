import type { ContentFile } from './content-file';

/** Stands in `spoken` for every character that nobody reads. */
export const silent = '\uE000';

/** Fields that name things instead of saying them. */
const technical = new Set([
  'template',
  'icon',
  'href',
  'light',
  'dark',
  'value',
  '$schema',
  'address',
  'email',
  'schedulingPage',
  'language',
  'from',
  'to',
  'gone',
  'picture',
  'currency',
]);

export type FieldText = {
  path: readonly (string | number)[];
  /** As the file has it, tokens and all. */
  value: string;
};

/** Every text in the fields of a file, with the keys that lead to it. */
export function fieldTexts(value: unknown, path: readonly (string | number)[] = []): FieldText[] {
  if (typeof value === 'string') return [{ path, value }];
  if (Array.isArray(value))
    return value.flatMap((item, index) => fieldTexts(item, [...path, index]));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => fieldTexts(item, [...path, key]));
}

const lastName = (path: readonly (string | number)[]) =>
  String(path.findLast((key) => typeof key === 'string'));

/** The fields of a file that visitors read. */
export const spokenFields = ({ parsed }: ContentFile): FieldText[] =>
  fieldTexts(parsed.data).filter(({ path }) => !technical.has(lastName(path)));

const known = new WeakMap<ContentFile, string>();

/**
 * What visitors read in a file, at its place: as long as the file, with everything else silent.
 * So every rule about words looks at one text, and what it finds has its true place.
 */
export function spoken(file: ContentFile): string {
  const found = known.get(file);
  if (found !== undefined) return found;
  const hush = (text: string) => text.replace(/[^\r\n]/g, silent);
  const parts: { from: number; to: number }[] = spokenFields(file).flatMap(({ path }) => {
    const range = file.parsed.rangeOf(path);
    if (!range) return [];
    const isQuoted = /["']/.test(file.text.charAt(range.from)) ? 1 : 0;
    return [{ from: range.from + isQuoted, to: range.to - isQuoted }];
  });
  const prose = file.prose
    .slice(file.parsed.bodyOffset)
    .replace(/(\]\()([^)\n]*)(?=\))/g, (_all, open: string, to: string) => open + hush(to))
    .replace(/^(\[[^\]]+\]:)(.*)$/gm, (_all, name: string, to: string) => name + hush(to));
  let text = '';
  for (const { from, to } of parts.sort((a, b) => a.from - b.from)) {
    text += hush(file.text.slice(text.length, from)) + file.text.slice(from, to);
  }
  text += hush(file.text.slice(text.length, file.parsed.bodyOffset)) + prose;
  known.set(file, text);
  return text;
}
