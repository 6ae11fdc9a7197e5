import { linkSigns } from './link-signs';
import type { Found, Pattern } from './pattern';
import { sharedSigns } from './shared-signs';

const isSpaced = (bold: string) => /^\*\*[ \t]|[ \t]\*\*$/.test(bold);

/** Moves the spaces out of bold. They may be all that separates two words. */
function boldFix({ text, before, after }: Found): string {
  const inner = text.slice(2, -2);
  const lead = /^\s/.test(inner) && /\S$/.test(before) ? ' ' : '';
  const trail = /\s$/.test(inner) && /^[\p{L}\p{N}]/u.test(after) ? ' ' : '';
  return `${lead}**${inner.trim()}**${trail}`;
}

/** Bold, italic and struck words whose start or end Markdown does not recognize. */
const emphasis: readonly Pattern[] = [
  {
    rule: 'markdown',
    pattern: /_(?<=(?:^|[\s(])_)(?=\uE000\p{L})|_(?<=\p{L}\uE000_)(?![\w_])/gmu,
    say: 'The low lines before and after these words differ. Write *italic* or **bold**',
  },
  {
    rule: 'markdown',
    pattern: /(?<![*\\])\*\*[^*\n]+\*\*(?!\*)/g,
    say: ({ text }) =>
      isSpaced(text)
        ? 'No spaces inside the asterisks: **bold**'
        : 'Markdown does not read this as bold. Leave a space after the last **, or move the sign before it out',
    fix: (found) => (isSpaced(found.text) ? boldFix(found) : undefined),
  },
  {
    rule: 'markdown',
    pattern: /(?<![*\\])\*\*(?=[^\s*][^*]*[^\s*]\*\*(?!\*))[^*]*?\n[ \t]*\n[^*]*\*\*/g,
    say: 'Bold ends with its paragraph. Add ** at its end, and before the next words that are bold',
  },
  {
    rule: 'markdown',
    pattern: /(?<![*\\])\*\*(?!\*)/g,
    say: 'Bold begins here and never ends. Add ** after the last bold word',
  },
  {
    // A star after bold words that is meant is a note: **$500**\*.
    rule: 'markdown',
    pattern: /\*(?<=\p{L}\uE000{1,3}\*)(?![*\p{L}])|\*(?<![*\\\p{L}]\*)(?=\uE000\p{L})/gu,
    say: 'The asterisks before and after these words differ. Write *italic* or **bold**',
  },
  {
    rule: 'markdown',
    pattern:
      /(?<![*\w\\])\*[^\s*][^*.!?\n\uE000]* \*(?!\*)|(?<=\p{L} )\* (?=\p{L})[^*\n\uE000]*[\p{L}.!?]\*(?![*\p{L}\p{N}])/gu,
    say: 'No spaces inside the asterisks: *italic*',
  },
  {
    // A star before a line, with another one above it, is a note: "$500*".
    rule: 'markdown',
    pattern: /(?<=[ \t(“])\*(?=[\p{L}\uE000])|^\*(?=[\p{L}\uE000])(?<!\*[^]*\*)(?![^]*\*)/gmu,
    say: 'Italics begin here and never end. Add * after the last italic word',
  },
  {
    rule: 'punctuation',
    pattern: /`(?<=\p{L}`)(?=\p{L})/gu,
    say: 'This is a backtick. Type an apostrophe: ’',
  },
  {
    rule: 'markdown',
    pattern: /(?<![`\\])`(?!`)/g,
    say: 'This backtick has no partner. Delete it, or add one after the last word of code',
  },
  {
    rule: 'markdown',
    pattern: /~~/g,
    say: 'Struck words begin or end here without the other ~~. Add it, or delete this one',
  },
];

/** Lists and tables that Markdown turns into one paragraph. */
const lines: readonly Pattern[] = [
  {
    rule: 'word-paste',
    pattern: /^[ \t]*\d{1,2}[.)](?=\uE000{2}\p{L})/gmu,
    say: ({ text }) => `A space is missing after "${text.trim()}", so this is no entry of a list`,
  },
  {
    rule: 'word-paste',
    pattern: /^[^\n\t]{2,}(?:\t[^\n\t]+)+\n(?:[^\n\t]{2,}(?:\t[^\n\t]+)+|\d(?:\t[^\n\t]+){2,})$/gm,
    say: 'These lines were a table. Write | between its cells, and | - | - | under the first row',
  },
  {
    rule: 'markdown',
    pattern: /(?<=^|\uE000)&gt;(?= \p{L})/gmu,
    say: 'Readers would see ">" here. For a quotation, write > at the start of the line',
  },
  {
    rule: 'left-over',
    pattern: /(?<=\n\n)\d{1,3}(?=\n\n)/g,
    say: 'This paragraph is a number alone. If it is the number of a page, delete it',
  },
  {
    rule: 'markdown',
    pattern: /^\|.*\|[ \t]*$(?:\n\|.*\|[ \t]*$)*/gm,
    say: ({ text }) =>
      /^\|.*\n[\s|:-]+$/m.test(text)
        ? 'This is not a table yet: its line of hyphens needs as many cells as its first row'
        : 'These rows are not a table yet. Write the line | - | - | under the first row, and an empty line above it',
  },
  {
    rule: 'markdown',
    pattern:
      /^(?:[–—]|\(\d{1,2}\)|\(?a[.)]|i[.)]|1-?|①|1\uFE0F?\u20E3)\s[^\n]*\n(?:[–—]|\(\d{1,2}\)|\(?b[.)]|ii[.)]|2-?|②|2\uFE0F?\u20E3)(?=\s)/gm,
    say: 'These lines run together into one paragraph. Start each with "1. " or "- "',
  },
  {
    rule: 'markdown',
    pattern: /(?<=[^\n\uE000]\n)(?:[2-9]|[1-9]\d)[.)] [^\n]*\n\d{1,2}[.)] /g,
    say: 'These lines run together into one paragraph. Leave an empty line above them',
  },
  {
    // A line alone may be honest: 1.FC Köln.
    rule: 'word-paste',
    pattern: /^([-+*]|1[.)])(?=\p{L}[^\n]*\n(?:\1|2[.)])\p{L})/gmu,
    say: ({ text }) => `A space is missing after the "${text}" of this list and the next`,
  },
  {
    rule: 'word-paste',
    pattern: /(?<=^\uE000{2,}[^\n\uE000]*\n)(?:[-+]|\d{1,2}[.)])(?=\p{L})/gmu,
    say: ({ text }) => `A space is missing after this "${text}", so the line above goes on here`,
  },
  {
    rule: 'word-paste',
    pattern: /^([✅☑✔✓❌✗✘👉➡→▶⭐★☐🔹🔸✨🚀])[^\n]*(?:\n+\1[^\n]*)+/gmu,
    say: ({ text }) =>
      `These lines are a list to the eye only. Start each with "- ", not with "${String.fromCodePoint(text.codePointAt(0) ?? 0)}"`,
  },
  {
    rule: 'word-paste',
    pattern: /^o\t/gm,
    say: 'Start a list item with "- ", not with "o"',
    fix: '- ',
  },
  {
    rule: 'markdown',
    pattern: /(?<=^|\uE000)\[[ xX]\](?=\p{L}| \S)/gmu,
    say: 'Check boxes do not work here. Delete the brackets',
  },
];

/** What Markdown left unread in a text although the writer meant it as Markdown. */
export const textSigns: readonly Pattern[] = [
  ...sharedSigns,
  {
    // The sign comes first: a look at what is before it takes long.
    rule: 'heading',
    pattern: /(?<!#)#{2,6}(?=[^\s#])(?<=^[ \t>\uE000]*#+)[^\n]*/gm,
    say: 'A space is missing after the # of this heading',
    fix: ({ text }) => text.replace(/^#+/, '$& '),
  },
  {
    rule: 'markdown',
    pattern: /^\[\^[^[\]\n]+\](?=[ \t]+(?::|\p{Lu}))/gmu,
    say: ({ text }) => `A note has its colon right after the bracket. Write ${text}: The note`,
  },
  {
    rule: 'markdown',
    pattern: /^[¹²³](?= ?\p{L})|[¹²³⁴-⁹](?<=[.,;!?”].)(?![^]*\n[¹²³] ?\p{L})/gmu,
    say: ({ text }) => {
      const mark = `[^${text.normalize('NFKC')}]`;
      return `For a footnote, write ${mark} in the text, and ${mark}: before the note`;
    },
  },
  {
    rule: 'markdown',
    pattern: /(?<!\\)\[\^[^[\]\n]+\]/g,
    say: ({ text }) =>
      `This footnote has no note. Write it on a line of its own: ${text}: The note`,
  },
  {
    rule: 'markdown',
    pattern: /^[ \t]*[=–—]{3,}[ \t]*$/gm,
    say: 'Readers would see this line of signs. Delete it',
  },
  ...emphasis,
  ...linkSigns,
  ...lines,
];
