import { hrefAdvice } from '../../../src/content/href-advice';
import type { Sign } from './signs';

const web = String.raw`(?:https?:|\/|mailto:|tel:)`;

/** The address between the round brackets of a link. */
const addressIn = (link: string) => link.slice(link.lastIndexOf('(') + 1, -1);

/** Returns an address without its spaces, where they are what is wrong with it. */
const rightAddress = (address: string) =>
  address.includes('\uE000')
    ? undefined
    : /^(?:mailto:[^?]*@|tel:)/i.test(address)
      ? address.replace(/^[^?]*/, (before) => before.replace(/\s/g, '')).replace(/\s/g, '%20')
      : hrefAdvice(address).text;

/** Links that were not read as such, and are shown with their brackets. */
export const linkSigns: readonly Sign[] = [
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
      if (right === undefined && /^mailto:/i.test(address)) return hrefAdvice(address).message;
      return right === undefined
        ? 'An address has no spaces. Copy it from the browser, or correct the page’s name'
        : `An address has no spaces. Write ${right}`;
    },
    fix: (text) => {
      const right = /^(?:tel|mailto):/i.test(addressIn(text)) && rightAddress(addressIn(text));
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
];
