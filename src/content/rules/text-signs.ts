import { hrefAdvice } from '../href-advice';
import type { Sign } from './signs';

const web = String.raw`(?:https?:|\/|mailto:|tel:)`;

/** The address between the round brackets of a link. */
const addressIn = (link: string) => link.slice(link.lastIndexOf('(') + 1, -1);

/** Signs of other programs, which mean nothing here. Fields and texts share them. */
export const foreignSigns: readonly Sign[] = [
  {
    pattern: /\[\[?TOC\]?\]|\{:toc\}/gi,
    rule: 'markdown',
    message: 'A table of contents does not work here. Readers would see this sign. Delete it',
  },
  {
    pattern: /:::+[ \t]*[\w{].*$/gm,
    rule: 'markdown',
    message: 'Boxes with ::: do not work here. Delete the line',
  },
  {
    pattern: /\[!\w+\]/g,
    rule: 'markdown',
    message: 'Boxes with [!…] do not work here. Readers would see this sign. Delete it',
  },
  {
    pattern: /(?<![=\\\w])==[^=\s][^=\n]*==(?!=)/g,
    rule: 'markdown',
    message: 'Words cannot be highlighted here. Delete the == around them',
    fix: (text) => text.slice(2, -2),
  },
  {
    pattern: /(?<![\w:/]):[a-z][a-z0-9_+-]*:(?![\w:])/g,
    rule: 'markdown',
    message: 'Readers would see this name with its colons. Type the emoji itself',
  },
];

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
    pattern: /(?<=^[ \t>\uE000]*)#{2,6}(?=[^\s#])[^\n]*/gm,
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
    fix: (text) => `**${text.slice(2, -2).trim()}**`,
  },
  {
    pattern: /(?<![*\\])\*\*[^*\n]+\*\*(?!\*)/g,
    rule: 'markdown',
    message:
      'This bold is not read as such. Leave a space after the last **, or move the sign before it out',
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
      const right = hrefAdvice(addressIn(text)).text;
      return right === undefined
        ? 'An address has no spaces. Copy it from the browser, or correct the page’s name'
        : `An address has no spaces. Write ${right}`;
    },
    fix: (text) => {
      const right = /^(tel|mailto):/i.test(addressIn(text)) && hrefAdvice(addressIn(text)).text;
      return right ? `${text.slice(0, text.lastIndexOf('('))}(${right})` : text;
    },
  },
  {
    pattern: /(?<!\\)\[[^[\]\n]+\]\((?:[^()\n]*)$/gm,
    rule: 'markdown',
    message: 'This link is not closed. Write [words](/about/)',
  },
];
