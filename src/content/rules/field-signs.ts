import type { ContentFile } from '../content-file';
import type { Finding } from '../problem';
import { spoken, spokenFields } from '../spoken';
import { entityFindings } from './entities';
import { findSigns, type Sign } from './signs';
import { foreignSigns } from './text-signs';

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
    pattern: /^[ \t\uE000]*#{2,6} \S/gm,
    rule: 'markdown',
    message: 'Headings do not work in a field. Delete the #',
  },
  ...foreignSigns,
];

/** Fields in which one accent may stand between asterisks. */
const accented = new Set(['headline', 'figure', 'tagline']);

/** One pair of asterisks or low lines around words, as for italics. */
const slanted = /(?<![*\w\\])(?:\*[^*\s][^*\n]*\*|_[^_\s](?:[^_\n]*[^_\s])?_)(?![*\w])/;

/** Reports italics: asterisks where a field has no accent, and low lines everywhere. */
function slantFindings(file: ContentFile): Finding[] {
  return spokenFields(file).flatMap(({ path, value }) => {
    const source = slanted.exec(value)?.[0];
    const range = file.parsed.rangeOf(path);
    if (source === undefined || !range) return [];
    const mayAccent = accented.has(String(path.findLast((key) => typeof key === 'string')));
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
    const told = { offset: from, length: source.length, rule: 'markdown' as const, message };
    return from === -1 ? [] : [{ ...told, ...(isSafe && { fix }) }];
  });
}

/** Reports signs of Markdown and HTML in fields, which are plain text. */
export function fieldSignFindings(file: ContentFile): Finding[] {
  const words = spoken(file).slice(0, file.parsed.bodyOffset);
  return [
    ...findSigns(words, 0, fieldSigns),
    ...entityFindings(words, 0, true),
    ...slantFindings(file),
  ];
}
