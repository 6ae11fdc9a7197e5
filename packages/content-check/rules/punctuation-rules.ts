import type { WordRule } from './word-rule';

/** Spaces and signs of punctuation that were mistyped. */
export const punctuationRules: readonly WordRule[] = [
  {
    // French has a space before ; ! and ?, and some write . . . for an ellipsis.
    rule: 'punctuation',
    inEnglish: true,
    pattern: /(?<![ .]) +(?=(?:[,;!?]|[?]!|![?])(?:\s|$)|\.(?! ?\.)(?:\s|$))/gmu,
    // A line in French within an English site.
    say: ({ before, after }) =>
      /[«»€]/.test(before + after)
        ? null
        : { message: 'No space before punctuation. Delete it', text: '' },
  },
  {
    rule: 'punctuation',
    pattern:
      /,,(?!,|(?<=(?:^|[\s(]),,)\p{L})|;;(?!;)|(?<=\d ?)%%(?!%)|(?<![./…\d])\.\.(?![./\d])/gmu,
    say: ({ text }) => ({
      message: `"${text.slice(0, 1)}" is typed twice. Delete one`,
      text: text.slice(0, 1),
    }),
  },
  {
    rule: 'punctuation',
    inEnglish: true,
    pattern: /\b(?:February 3[01]|(?:April|June|September|November) 31)\b/g,
    say: ({ text }) => ({ message: `There is no ${text}. Correct the day` }),
  },
  {
    rule: 'punctuation',
    pattern: /(?<=\p{Ll})-\n(?=\p{Ll})/gu,
    say: () => ({ message: 'A word is split over two lines. Join its parts' }),
  },
  {
    rule: 'punctuation',
    inEnglish: true,
    pattern: /(?<=\p{L}\p{Ll})\.(?=\p{Lu}\p{Ll}+\s)/gu,
    say: ({ before, after }) =>
      /\bwww\.|@|\/\S*$/.test(before) || /^\S*[@/]/.test(after)
        ? null
        : { message: 'A space is missing after the full stop' },
  },
  {
    rule: 'punctuation',
    inEnglish: true,
    pattern: /(?<=\p{L}{2} ?),(?=\p{L}{2})/gu,
    say: ({ before, after }) =>
      /[@/]\S*$/.test(before) || /^\S*[@/]/.test(after)
        ? null
        : { message: 'A space is missing after the comma' },
  },
  {
    rule: 'punctuation',
    inEnglish: true,
    pattern: /(?<=\p{Ll}{2});(?=\p{Ll}{2})/gu,
    say: ({ before, after }) =>
      // An address, or a character by its name: &amp;
      /[@/&]\S*$/.test(before) || /^\S*[@/]/.test(after)
        ? null
        : { message: 'A space is missing after the semicolon' },
  },
  {
    rule: 'punctuation',
    pattern: /(?<![./…\d])\.{5,}(?![./\d])/g,
    say: () => ({ message: 'An ellipsis has three dots. Type …', text: '…' }),
  },
  {
    rule: 'punctuation',
    pattern: /(?<=\p{L})[´](?=\p{L})/gu,
    // Two of them are a pair of quotation marks, or of code.
    say: ({ before, after }) =>
      (before + after).includes('´')
        ? null
        : { message: 'This is an accent. Type an apostrophe: ’', text: '’' },
  },
  {
    // The okina of Hawaiian looks the same: Hawai‘i, O‘ahu.
    rule: 'punctuation',
    inEnglish: true,
    pattern: /(?<=\p{Ll}{2})‘(?=(?:s|t|re|ve|ll|d|m)(?!\p{L}))/gu,
    say: () => ({ message: 'This quote opens. Type an apostrophe: ’', text: '’' }),
  },
  {
    rule: 'punctuation',
    pattern: /(?<=\p{Ll})\?(?=\p{Ll})/gu,
    say: ({ before, after }) =>
      /[@/.]\S*$/.test(before) || /^\S*=/.test(after)
        ? null
        : { message: 'A letter or an apostrophe was lost here. Type it instead of the ?' },
  },
  {
    rule: 'punctuation',
    inEnglish: true,
    pattern: /(?<=(?<![:;=8]-?)\()[ ]+(?=\p{L})|(?<=\p{L})[ ]+(?=\))/gu,
    say: () => ({ message: 'No spaces inside parentheses. Delete this one', text: '' }),
  },
  {
    rule: 'punctuation',
    pattern: /!{3,}/g,
    say: () => ({ message: 'One exclamation mark says it. Delete the others', text: '!' }),
  },
  {
    // Swedish and Finnish have the same sign on both sides.
    rule: 'punctuation',
    inEnglish: true,
    pattern: /(?<=^|[\s(])”(?=\p{L})/gmu,
    say: () => ({ message: 'This quote closes. Type one that opens: “', text: '“' }),
  },
  {
    rule: 'punctuation',
    pattern: /(?<![\d/])(?:1[3-9]|[2-9]\d)\/(?:1[3-9]|[2-9]\d)\/\d{4}(?![\d/])/g,
    say: ({ text }) => ({ message: `There is no ${text}. Correct the day` }),
  },
  {
    rule: 'punctuation',
    inEnglish: true,
    pattern: /(?<=\b(?:at|until|till|by|from) )(?:2[5-9]|[3-9]\d):[0-5]\d(?![\d:])/g,
    say: ({ text }) => ({ message: `There is no ${text}. Correct the time` }),
  },
  {
    rule: 'punctuation',
    pattern: /(?<=[$€£] ?)\d{1,3}(?:,\d{3})*,(?:\d{1,2}|\d{4,})\.\d+/g,
    say: ({ text }) => ({ message: `"${text}" is no number. Correct its signs` }),
  },
  {
    // “From 60 to 30 days” is what became shorter.
    rule: 'punctuation',
    inEnglish: true,
    pattern:
      /(?<=\b(?:in|within|takes?|after|about) )(\d+) to (\d+)(?= (?:minutes?|hours?|days?|weeks?|months?|years?)\b)/g,
    say: ({ text, match: [, most = '', least = ''] }) =>
      Number(most) > Number(least)
        ? { message: `"${text}" begins with the larger number. Write ${least} to ${most}` }
        : null,
  },
];
