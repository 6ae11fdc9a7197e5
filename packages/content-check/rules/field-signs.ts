import type { ContentFile } from '../content-file';
import type { Finding } from '../problem';
import { isHeadline, spoken, spokenFields } from '../spoken';
import { slackAdvice, slackMark } from '../mdx/brackets';
import { entityFindings } from './entities';
import { findSigns, type Sign } from './signs';
import { foreignSigns } from './foreign-signs';

const fieldSigns: readonly Sign[] = [
  {
    pattern: /\{\s*\/\*.*?(?:\*\/\s*\}|$)|<!--.*?(?:-->|$)/gm,
    rule: 'comment',
    message: 'Notes work in the text under the fields only; readers would see this one. Delete it',
  },
  {
    pattern: /\*\*[^*\n\uE000]+\*\*|(?<!\w)__[^_\n\uE000]+__(?!\w)/g,
    rule: 'markdown',
    message: 'Bold does not work in a field. Delete the signs around the words',
    fix: (text) => text.slice(2, -2),
  },
  {
    pattern: /\*\*+/g,
    rule: 'markdown',
    message: 'Bold does not work in a field. Delete these signs',
  },
  {
    pattern: /\[[^[\]\n]+\]\([^)\n\uE000]*\)?/g,
    rule: 'markdown',
    message: 'Links do not work in this field. Write the words alone',
  },
  { pattern: slackMark, rule: 'word-paste', message: slackAdvice },
  {
    pattern: /<\/?[a-z][^>\n\uE000]*>/gi,
    rule: 'markdown',
    message: 'HTML does not work in a field. Delete the tag',
  },
  {
    pattern: /`[^`\n\uE000]*`/g,
    rule: 'markdown',
    message: 'Readers would see these backticks. Delete them',
    fix: (text) => text.slice(1, -1),
  },
  {
    pattern: /~~[^~\n\uE000]+~~/g,
    rule: 'markdown',
    message: 'Words cannot be struck through in a field. Delete them',
  },
  {
    pattern: /(?<!#)(?:#{2,6} (?=\S)|# (?=\p{Lu}))(?<=^[ \t\uE000]*#+ )/gmu,
    rule: 'markdown',
    message: 'Headings do not work in a field. Delete the #',
  },
  {
    pattern: /\\[*_#]/g,
    rule: 'markdown',
    message: 'Readers would see this backslash. Delete it',
  },
  ...foreignSigns,
];

/** Fields that may have one accent, between asterisks. */
const mayHaveAccent = (file: ContentFile, name: string) =>
  isHeadline(file, name) || ['figure', 'tagline'].includes(name);

/** One pair of asterisks or low lines around words, as for italics. */
const slanted = /(?<![*\w\\])(?:\*[^*\s][^*\n]*\*|_[^_\s](?:[^_\n]*[^_\s])?_)(?![*\w])/;

/** The same from within a word on. */
const inWord = /(?<=\w)\*[^*\s][^*\n]*\*/;

/** Reports italics: asterisks where a field has no accent, and low lines everywhere. */
function slantFindings(file: ContentFile): Finding[] {
  return spokenFields(file).flatMap(({ path, value }) => {
    const name = path.findLast((key) => typeof key === 'string');
    const mayAccent = mayHaveAccent(file, String(name));
    const source = slanted.exec(value)?.[0] ?? (mayAccent ? undefined : inWord.exec(value)?.[0]);
    const range = file.parsed.rangeOf(path);
    if (source === undefined || !range) return [];
    if (mayAccent && source.startsWith('*')) return [];
    const words = source.slice(1, -1);
    const isAccent = mayAccent && !value.includes('*');
    const text = isAccent ? `*${words}*` : words;
    const from = file.text.indexOf(source, range.from);
    const message = isAccent
      ? `The accent of a headline is written with asterisks: *${words}*`
      : `Italics do not work ${mayAccent ? 'beside an accent' : 'in this field'}. Delete the signs around the words`;
    const fix = { from, to: from + source.length, text };
    // An asterisk at the start of a text without quotes means something else to YAML.
    const isSafe = !isAccent || from !== range.from;
    const place = { offset: from, length: source.length, rule: 'markdown' as const, message };
    return from === -1 ? [] : [{ ...place, ...(isSafe && { fix }) }];
  });
}

/** Reports the accent of a headline between two asterisks on each side. */
const boldAccents = (file: ContentFile): Finding[] =>
  spokenFields(file).flatMap(({ path, value }) => {
    const source = /(?<!\*)\*\*[^*\n]+\*\*(?!\*)/.exec(value)?.[0];
    const isAlone = source !== undefined && !value.replace(source, '').includes('*');
    const offset =
      source === undefined ? -1 : file.text.indexOf(source, file.parsed.offsetOf(path));
    if (!isAlone || offset === -1 || !mayHaveAccent(file, String(path.at(-1)))) return [];
    const text = source.slice(1, -1);
    const message = `The accent of a headline is written with single asterisks: ${text}`;
    const fix = { from: offset, to: offset + source.length, text };
    return [{ offset, length: source.length, rule: 'markdown' as const, message, fix }];
  });

/** Reports signs of Markdown and HTML in fields, which are plain text. */
export function fieldSignFindings(file: ContentFile): Finding[] {
  const words = spoken(file).slice(0, file.parsed.bodyOffset);
  const accents = boldAccents(file);
  const isAccent = ({ offset }: Finding) => accents.some((accent) => accent.offset === offset);
  // A number sign that begins a note was reported when the fields were read.
  const isRead = ({ offset }: Finding) =>
    words.charAt(offset) === '#' && file.parsed.findings.some((one) => one.offset === offset);
  return [
    ...accents,
    ...findSigns(words, 0, fieldSigns).filter((sign) => !isAccent(sign) && !isRead(sign)),
    ...entityFindings(words, 0, true),
    ...slantFindings(file),
  ];
}
