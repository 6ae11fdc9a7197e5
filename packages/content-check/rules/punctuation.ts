import type { Found, Pattern } from './pattern';

const rule = 'punctuation';

/** Returns whether a sign between letters is a part of an address, or of the name of a character. */
const isInAddress = ({ before, after }: Found) =>
  /\bwww\.|[@/&]\S*$/.test(before) || /^\S*[@/]/.test(after);

/** Spaces and signs of punctuation that were mistyped. */
export const punctuation: readonly Pattern[] = [
  {
    // French has a space before ; ! and ?, and some write . . . for an ellipsis.
    rule,
    inEnglish: true,
    pattern:
      /(?<![ .]) +(?=(?:[,;!?]|[?]!|!{2,3}|![?])(?:[\s\uE000]|$)|\.(?! ?\.)(?:[\s\uE000]|$))/gmu,
    // A line in French within an English site.
    say: ({ before, after }) =>
      /[«»€àâçèêëîïôùûœÉÀÇ]|(?<!f)é(?!e?\b)/u.test(before + after)
        ? undefined
        : 'No space before punctuation. Delete it',
    fix: '',
  },
  {
    rule,
    pattern:
      /,,(?!,|(?<=(?:^|[\s(]),,)\p{L})|;;(?!;)|(?<=\d ?)%%(?!%)|(?<![./…\d])\.\.(?![./\d])/gmu,
    say: ({ text }) => `"${text.charAt(0)}" is typed twice. Delete one`,
    fix: ({ text }) => text.charAt(0),
  },
  {
    rule,
    pattern: /(?<=^|[\s(]),,(?=\p{L})[^\n"“”']*(?:''|["“”])/gmu,
    say: ({ text }) =>
      `Two commas do not open a quotation. Write „${text.slice(2).replace(/\W+$/u, '')}“`,
  },
  {
    rule,
    inEnglish: true,
    pattern: /(?<=^|[\s(])”(?=[\p{L}\p{N}])[^“”„\n\uE000]*“(?![\p{L}\p{N}])/gu,
    say: 'These quotation marks are the wrong way round. Write “…”',
    fix: ({ text }) => `“${text.slice(1, -1)}”`,
  },
  {
    rule,
    pattern: /«[^«»\n\uE000]*\p{L}«/gu,
    say: 'These quotation marks are the same on both sides. Write «…»',
    fix: ({ text }) => `${text.slice(0, -1)}»`,
  },
  {
    rule,
    inEnglish: true,
    pattern: /‘(?=(?:tis|twas|em|til|n’|n‘)(?!\p{L}))/giu,
    say: 'This apostrophe is turned. Type ’',
    fix: '’',
  },
  {
    rule,
    inEnglish: true,
    pattern: /[，。；：？！](?<=\p{Script=Latin}.)(?!\p{Script=Han})/gu,
    say: ({ text }) =>
      `This sign is full-width. Type ${text === '。' ? '.' : text.normalize('NFKC')}`,
    fix: ({ text, after }) =>
      `${text === '。' ? '.' : text.normalize('NFKC')}${/^\p{Script=Latin}/u.test(after) ? ' ' : ''}`,
  },
  {
    rule,
    inEnglish: true,
    pattern:
      /-(?<=\p{Ll}{3}-) (?=\p{Ll}{4})(?!(?:as well|but|nor|plus|rather|than|through|versus)\b)/gu,
    say: 'A word is split here. Join its parts, or delete the space',
  },
  {
    rule,
    pattern: /(?<![.\d])\.{5,}/g,
    say: 'Type one sign for these dots: …',
    fix: '…',
  },
  {
    rule,
    pattern: /(?<![?!])\?\?(?![?!])/g,
    say: ({ text }) => `"${text.charAt(0)}" is typed twice. Delete one`,
    fix: ({ text }) => text.charAt(0),
  },
  {
    rule,
    inEnglish: true,
    pattern: /(?<=\p{Ll}{2})--(?=\p{Ll}{2})/gu,
    say: 'Two hyphens. Type a dash: –',
  },
  {
    rule,
    pattern: /!{3,}/g,
    say: 'One exclamation mark says it. Delete the others',
    fix: '!',
  },
  {
    rule,
    inEnglish: true,
    pattern: /\.(?<=\p{L}\p{Ll}\.)(?=\p{Lu}\p{Ll}+[\s,])/gu,
    say: (found) => (isInAddress(found) ? undefined : 'A space is missing after the full stop'),
  },
  {
    rule,
    inEnglish: true,
    pattern: /,(?<=\p{L}{2}\uE000* ?,)(?=\uE000*\p{L}{2})|;(?<=\p{Ll}{2};)(?=\p{Ll}{2})/gu,
    say: (found) =>
      isInAddress(found)
        ? undefined
        : `A space is missing after the ${found.text === ',' ? 'comma' : 'semicolon'}`,
  },
  {
    rule,
    pattern: /-\n(?<=\p{Ll}-\n)(?=\p{Ll})/gu,
    say: 'A word is split over two lines. Join its parts',
  },
  {
    // Two of them are a pair of quotation marks, or of code.
    rule,
    pattern: /´(?<=\p{L}´)(?=\p{L})/gu,
    say: ({ before, after }) =>
      (before + after).includes('´') ? undefined : 'This is an accent. Type an apostrophe: ’',
    fix: '’',
  },
  {
    rule,
    pattern: /\?(?<=\p{Ll}\?)(?=\p{Ll})/gu,
    say: ({ before, after }) =>
      /[@/.]\S*$/.test(before) || /^\S*=/.test(after)
        ? undefined
        : 'A letter or an apostrophe was lost here. Type it instead of the ?',
  },
  {
    rule,
    pattern: /(?<=\s)---?(?=[^\S\n]+\S)/g,
    say: ({ text, before }) =>
      // The line of hyphens of a table.
      before.startsWith('|')
        ? undefined
        : `${text.length === 2 ? 'Two' : 'Three'} hyphens. Type a dash: –`,
    fix: '–',
  },
];
