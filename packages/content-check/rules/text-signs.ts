import { hrefAdvice } from '../../../src/content/href-advice';
import { foreignSigns } from './foreign-signs';
import type { Sign } from './signs';

const web = String.raw`(?:https?:|\/|mailto:|tel:)`;

/** The address between the round brackets of a link. */
const addressIn = (link: string) => link.slice(link.lastIndexOf('(') + 1, -1);

/** Returns an address without its spaces, where they are what is wrong with it. */
const rightAddress = (address: string) =>
  address.includes('\uE000')
    ? undefined
    : /^(mailto|tel):/i.test(address)
      ? address.replace(/^[^?]*/, (before) => before.replace(/\s/g, '')).replace(/\s/g, '%20')
      : hrefAdvice(address).text;

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
    message: 'Tables do not work here. Write a list',
  },
  {
    pattern: /(?<!\\)\[\^[^[\]\n]+\]/g,
    rule: 'markdown',
    message: 'Footnotes do not work here. Write the note into the text',
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
    pattern: new RegExp(String.raw`\[[^[\]\n]+\][ \t]+\(${web}[^)\n]*\)`, 'g'),
    rule: 'markdown',
    message: 'No space between the brackets of a link: [words](/about/)',
    fix: (text) => text.replace(/\][ \t]+\(/, ']('),
  },
  {
    pattern: new RegExp(String.raw`\((?!https?:)[^()\n]+\)\[${web}[^\]\n]*\]`, 'g'),
    rule: 'markdown',
    message: 'The brackets are the wrong way round: [words](/about/)',
    fix: (text) => text.replace(/\(([^()]+)\)\[([^\]]*)\]/, '[$1]($2)'),
  },
  {
    pattern: /(?<!\\)\[[^[\]\n]+\]\([^()\s"<\n][^()\n]*\)/g,
    rule: 'link-form',
    message: (text) => {
      const address = addressIn(text);
      if (!/\s/.test(address)) return 'A link cannot hold another link. Keep one of them';
      if (/\s[“”]/.test(address))
        return 'The title of a link needs straight quotes: [words](/about/ "Title"). Or delete it';
      const right = rightAddress(address);
      if (/^(mailto|tel):\s/i.test(address)) return 'Delete the space after mailto: or tel:';
      return right === undefined
        ? 'An address has no spaces. Copy it from the browser, or correct the page’s name'
        : `An address has no spaces. Write ${right}`;
    },
    fix: (text) => {
      const right = /^(tel|mailto):/i.test(addressIn(text)) && rightAddress(addressIn(text));
      return right ? `${text.slice(0, text.lastIndexOf('('))}(${right})` : text;
    },
  },
  {
    pattern: /(?<!\\)\[[^[\]\n]+\]\((?:[^()\n]*)$/gm,
    rule: 'markdown',
    message: 'This link is not closed. Write [words](/about/)',
  },
  {
    pattern: new RegExp(String.raw`(?<!\\)\[[^[\]()\n]+\(${web}[^()\n]*\)(?!\])`, 'g'),
    rule: 'markdown',
    message: 'This link is not closed. Write [words](/about/)',
  },
  {
    pattern: /(?<=[^\s[\]])\(\/(?:[a-z0-9-]+\/)+\)/g,
    rule: 'markdown',
    message: 'The words of a link are between square brackets: [words](/about/)',
  },
  {
    pattern: new RegExp(String.raw`\\\[[^[\]\n]+\]\\?\(${web}[^()\n]*\)`, 'g'),
    rule: 'markdown',
    message: 'The backslashes keep this from being a link. Delete them',
    fix: (text) => text.replace(/\\(?=[[\]()])/g, ''),
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
      /^(?:\(\d{1,2}\)|\(?a[.)]|i[.)]|1-|①|1\uFE0F?\u20E3)\s[^\n]*\n(?:\(\d{1,2}\)|\(?b[.)]|ii[.)]|2-|②|2\uFE0F?\u20E3)(?=\s)/gm,
    rule: 'markdown',
    message: 'These lines run together into one paragraph. Start each with "1. " or "- "',
  },
  {
    pattern: /https?:\/\/(?!\S)/g,
    rule: 'link-text',
    message: 'This address ends after its slashes. Delete the space, or write [words](https://…)',
  },
  {
    pattern: /^\d{1,2}[.)](?=\p{L})/gmu,
    rule: 'word-paste',
    message: (sign) => `A space is missing after "${sign}"`,
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
