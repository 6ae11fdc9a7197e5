import { hrefAdvice } from '../../../src/content/href-advice';
import type { Found, Pattern } from './pattern';

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

function spacesInAddress({ text }: Found): string {
  const address = addressIn(text);
  if (!/\s/.test(address)) return 'A link cannot hold another link. Keep one of them';
  if (/\s[“”]/.test(address))
    return 'The title of a link needs straight quotes: [words](/about/ "Title"). Or delete it';
  if (/^(mailto|tel):\s/i.test(address)) return 'Delete the space after mailto: or tel:';
  const right = rightAddress(address);
  if (right === undefined && /^mailto:/i.test(address)) return hrefAdvice(address).message;
  return right === undefined
    ? 'An address has no spaces. Copy it from the browser, or correct the page’s name'
    : `An address has no spaces. Write ${right}`;
}

/** Links that Markdown did not read, so readers see their brackets. */
export const linkSigns: readonly Pattern[] = [
  {
    rule: 'picture-place',
    pattern: /(?<!\\)!\[\[[^[\]\n]+\]\]/g,
    say: ({ text }) => {
      const name = /[^[\]/|]*\.\w+(?=[|\]])/.exec(text)?.[0] ?? '…';
      return `Double brackets show no picture. Write <Figure picture="images/${name}" alt="…" /> on its own line`;
    },
  },
  {
    rule: 'markdown',
    pattern: /(?<!\\)\[\[[^[\]\n]+\]\]/g,
    say: 'Double brackets make no link. Write [words](/about/)',
  },
  {
    rule: 'markdown',
    pattern: new RegExp(String.raw`\[[^[\]\n]+\][ \t\u00A0]+\(${web}[^)\n]*\)`, 'g'),
    say: 'No space between the brackets of a link: [words](/about/)',
    fix: ({ text }) => text.replace(/\][ \t\u00A0]+\(/, ']('),
  },
  {
    rule: 'markdown',
    pattern: new RegExp(String.raw`\[[^[\]\n]+\]（${web}[^()（）\n]*[)）]`, 'g'),
    say: 'These parentheses are full-width. Write [words](/about/)',
    fix: ({ text }) => text.replace('（', '(').replace(/）$/, ')'),
  },
  {
    rule: 'markdown',
    pattern: new RegExp(String.raw`(?<!\\)\[[^[\]]*\n[ \t]*\n[^[\]]*\]\(${web}[^)\n]*\)`, 'g'),
    say: 'A link ends with its paragraph. Delete the empty line',
  },
  {
    rule: 'markdown',
    pattern: /(?<!\\)\[(?=\uE000)(?!(?:[^\]\n]|\n(?!\n))*\])/g,
    say: 'This [ is not closed. Delete it, or add ] after the last word',
  },
  {
    rule: 'markdown',
    pattern: new RegExp(String.raw`\((?!https?:)[^()\n]+\)\[${web}[^\]\n]*\]`, 'g'),
    say: 'The brackets are the wrong way round: [words](/about/)',
    fix: ({ text }) => text.replace(/\(([^()]+)\)\[([^\]]*)\]/, '[$1]($2)'),
  },
  {
    rule: 'link-form',
    pattern: /(?<!\\)\[[^[\]\n]+\]\([^()\s"<\n][^()\n]*\)/g,
    say: spacesInAddress,
    fix: ({ text }) => {
      const right = /^(?:tel|mailto):/i.test(addressIn(text)) && rightAddress(addressIn(text));
      return right ? `${text.slice(0, text.lastIndexOf('('))}(${right})` : undefined;
    },
  },
  {
    rule: 'markdown',
    pattern: new RegExp(
      String.raw`(?<!\\)\[[^[\]\n]+\]\([^()\n]*$|(?<!\\)\[[^[\]()\n]+\(${web}[^()\n]*\)(?!\])`,
      'gm',
    ),
    say: 'This link is not closed. Write [words](/about/)',
  },
  {
    rule: 'markdown',
    pattern: new RegExp(String.raw`\\\[[^[\]\n]+\\?\]\\?\(${web}[^()\n]*\)`, 'g'),
    say: 'The backslashes keep this from being a link. Delete them',
    fix: ({ text }) => text.replace(/\\(?=[[\]()])/g, ''),
  },
];
