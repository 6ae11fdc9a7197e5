import { foreignSigns } from './foreign-signs';
import { linkSigns } from './link-signs';
import type { Sign } from './signs';

/** Moves the spaces out of bold: they may be all that keeps two words apart. */
function boldFix(text: string, before: string, after: string): string {
  const inner = text.slice(2, -2);
  const lead = /^\s/.test(inner) && /\S/.test(before) ? ' ' : '';
  const trail = /\s$/.test(inner) && /[\p{L}\p{N}]/u.test(after) ? ' ' : '';
  return `${lead}**${inner.trim()}**${trail}`;
}

/** What writers expect of Markdown and do not get: in the words that it left as they are. */
export const textSigns: readonly Sign[] = [
  ...foreignSigns,
  {
    pattern: /^[ \t>]*={7}[ \t]*$/gm,
    rule: 'merge-marks',
    message: 'Unfinished merge (=======). Choose one version, and delete this line',
  },
  {
    pattern: /!\[\[[^[\]\n]+\]\]/g,
    rule: 'markdown',
    message: 'Pictures have a tag of their own. Write <Figure picture="…" alt="…" />',
  },
  {
    pattern: /^\\#{1,6}(?= )/gm,
    rule: 'markdown',
    message: 'Readers would see this "#". For a heading, delete the backslash',
  },
  {
    pattern: /\\[ \t]*$/gm,
    rule: 'markdown',
    message: 'Readers would see this backslash. Delete it',
  },
  {
    pattern: /(?<!\\)\[\d{1,3}\^\]:?/g,
    rule: 'markdown',
    message: 'The ^ of a footnote comes first: [^1]',
  },
  {
    pattern: /(?<![`\\])``(?!`)(?=[^`\n]*´´)/g,
    rule: 'punctuation',
    message: 'These are backticks. Type “ here, and ” at the end of the quotation',
  },
  {
    pattern: /(?<![\w\\])__[^_\s][^_\n]*__(?=\p{L})/gu,
    rule: 'markdown',
    message: 'This bold is not read as such. Write it with asterisks: **bold**',
  },
  {
    pattern: /(?<![\w\\_])_(?=\p{L}[^_\n\uE000]*$)/gmu,
    rule: 'markdown',
    message: 'Italics begin here and never end. Add _ after the last italic word',
  },
  {
    pattern: /(?<!\\)\[\[(?!TOC\])[^[\]\n]+\]\]/gi,
    rule: 'markdown',
    message: 'Double brackets make no link. Write [words](/about/)',
  },
  {
    // The sign comes first: a look at what is before it takes long.
    pattern: /(?<!#)#{2,6}(?=[^\s#])(?<=^[ \t>\uE000]*#+)[^\n]*/gm,
    rule: 'heading',
    message: 'A space is missing after the # of this heading',
    fix: (line) => line.replace(/^#+/, '$& '),
  },
  {
    pattern: /^\|.*\|[ \t]*$/gm,
    rule: 'markdown',
    message:
      'This row is in no table. Write the line | - | - | under the first row, and an empty line above it',
  },
  {
    pattern: /(?<!\\)\[\^[^[\]\n]+\]/g,
    rule: 'markdown',
    message: 'This footnote has no note. Write it on a line of its own: [^1]: The note',
  },
  {
    pattern: /(?<![*\\])\*\*(?:[ \t][^*\n]*|[^*\n]*[ \t])\*\*(?!\*)/g,
    rule: 'markdown',
    message: 'No spaces inside the asterisks: **bold**',
    fix: boldFix,
  },
  {
    pattern: /(?<![*\\])\*\*[^*\n]+\*\*(?!\*)/g,
    rule: 'markdown',
    message:
      'This bold is not read as such. Leave a space after the last **, or move the sign before it out',
  },
  {
    pattern: /(?<![*\\])\*\*(?=[^\s*][^*]*[^\s*]\*\*(?!\*))[^*]*?\n[ \t]*\n[^*]*\*\*/g,
    rule: 'markdown',
    message:
      'Bold ends with its paragraph. Add ** at its end, and before the next words that are bold',
  },
  {
    pattern: /(?<![*\\])\*\*(?!\*)/g,
    rule: 'markdown',
    message: 'Bold begins here and never ends. Add ** after the last bold word',
  },
  {
    // A star after bold words that is meant is a note: **$500**\*.
    pattern: /(?<=\p{L}\uE000{1,3})\*(?![*\p{L}])|(?<![*\\\p{L}])\*(?=\uE000\p{L})/gu,
    rule: 'markdown',
    message: 'The asterisks before and after these words differ. Write *italic* or **bold**',
  },
  ...linkSigns,
  {
    pattern: /^[^\n\t]{2,}\t[^\n\t]+\n[^\n\t]{2,}\t[^\n\t]+$/gm,
    rule: 'word-paste',
    message:
      'These lines were a table. Write | between its cells, and | - | - | under the first row',
  },
  {
    pattern: /(?<![*\w\\])\*[^\s*][^*.!?\n\uE000]* \*(?!\*)/g,
    rule: 'markdown',
    message: 'No spaces inside the asterisks: *italic*',
  },
  {
    // A star before a line, with another one above it, is a note: "$500*".
    pattern: /(?<=[ \t(“])\*(?=[\p{L}\uE000])|^\*(?=[\p{L}\uE000])(?<!\*[^]*\*)(?![^]*\*)/gmu,
    rule: 'markdown',
    message: 'Italics begin here and never end. Add * after the last italic word',
  },
  {
    pattern: /(?<=\p{L})`(?=\p{L})/gu,
    rule: 'punctuation',
    message: 'This is a backtick. Type an apostrophe: ’',
  },
  {
    pattern: /(?<![`\\])`(?!`)/g,
    rule: 'markdown',
    message: 'This backtick has no other one. Delete it, or add one after the last word of code',
  },
  {
    pattern: /~~/g,
    rule: 'markdown',
    message: 'Struck words begin or end here without the other ~~. Add it, or delete this one',
  },
  {
    pattern: /(?<![~\w])~\p{L}+~(?!\w)/gu,
    rule: 'markdown',
    message: 'One ~ is shown as it is. Write ~~struck~~, or delete the signs',
  },
  {
    pattern: /^[ \t]*[=–—]{3,}[ \t]*$/gm,
    rule: 'markdown',
    message: 'Readers would see this line of signs. Delete it',
  },
  {
    pattern:
      /^(?:[–—]|\(\d{1,2}\)|\(?a[.)]|i[.)]|1-|①|1\uFE0F?\u20E3)\s[^\n]*\n(?:[–—]|\(\d{1,2}\)|\(?b[.)]|ii[.)]|2-|②|2\uFE0F?\u20E3)(?=\s)/gm,
    rule: 'markdown',
    message: 'These lines run together into one paragraph. Start each with "1. " or "- "',
  },
  {
    pattern: /https?:\/\/(?!\S)/g,
    rule: 'link-text',
    message: 'This address ends after its slashes. Delete the space, or write [words](https://…)',
  },
  {
    // A line alone may be honest: 1.FC Köln.
    pattern: /^1[.)](?=\p{L}[^\n]*\n2[.)]\p{L})/gmu,
    rule: 'word-paste',
    message: (sign) => `A space is missing after "${sign}" of this list and after the next numbers`,
  },
  {
    pattern: /(?<=^\uE000{2,}[^\n\uE000]*\n)(?:[-+]|\d{1,2}[.)])(?=\p{L})/gmu,
    rule: 'word-paste',
    message: (sign) => `A space is missing after this "${sign}", so the line above goes on here`,
  },
  {
    pattern: /(?<=^|\uE000)\[[ xX]\](?=\p{L}| \S)/gmu,
    rule: 'markdown',
    message: 'Boxes to tick do not work here. Delete the brackets',
  },
  {
    // A tag of a social network has no words after it, or is part of a sentence.
    pattern: /(?<=\n\s*\n)#(?=\p{Lu}\p{L}*(?: [\p{L}\p{N}’]+){1,6}\n\s*\n)[^\n]*/gu,
    rule: 'markdown',
    message: (line) => `Is this a heading? Then write ## and a space before "${line.slice(1)}"`,
  },
  {
    pattern: /^([✅☑✔✓❌✗✘👉➡→▶⭐★☐🔹🔸✨🚀])[^\n]*(?:\n+\1[^\n]*)+/gmu,
    rule: 'word-paste',
    message: (lines) =>
      `These lines are a list to the eye only. Start each with "- ", not with "${String.fromCodePoint(lines.codePointAt(0) ?? 0)}"`,
  },
  {
    pattern: /^([-+*])(?=\p{L}[^\n]*\n\1\p{L})/gmu,
    rule: 'word-paste',
    message: (sign) =>
      `A space is missing after the ${sign === '-' ? 'dash' : `"${sign}"`} of this list and the next`,
  },
  {
    pattern: /^o\t/gm,
    rule: 'word-paste',
    message: 'Start a list item with "- ", not with "o"',
    fix: () => '- ',
  },
];
