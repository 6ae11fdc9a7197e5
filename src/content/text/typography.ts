import { apostrophe, codeSign, quotationMarks, type Quotations } from './quotation-marks';

/** The quotation marks and the dash of a language. */
type Punctuation = Quotations & {
  /** Replaces two or three hyphens. */
  dash: '–' | '—';
};

const english: Punctuation = { quotes: ['“', '”'], innerQuotes: ['‘', '’'], dash: '—' };

/** The languages whose punctuation differs from that of English. */
const others: readonly (Punctuation & { languages: readonly string[] })[] = [
  {
    languages: ['bg', 'cs', 'de', 'et', 'is', 'lt', 'sk', 'sl'],
    quotes: ['„', '“'],
    innerQuotes: ['‚', '‘'],
    dash: '–',
  },
  {
    languages: ['hr', 'hu', 'pl', 'ro'],
    quotes: ['„', '”'],
    innerQuotes: ['‚', '’'],
    dash: '–',
  },
  { languages: ['fi', 'sv'], quotes: ['”', '”'], innerQuotes: ['’', '’'], dash: '–' },
  {
    languages: ['de-CH', 'de-LI'],
    quotes: ['«', '»'],
    innerQuotes: ['‹', '›'],
    dash: '–',
  },
  { languages: ['nb', 'nn', 'no'], quotes: ['«', '»'], innerQuotes: ['‘', '’'], dash: '–' },
  {
    languages: ['ca', 'el', 'es', 'it', 'ru', 'uk'],
    quotes: ['«', '»'],
    innerQuotes: ['‘', '’'],
    dash: '—',
  },
  { languages: ['fr'], quotes: ['«', '»'], innerQuotes: ['‘', '’'], isSpaced: true, dash: '–' },
];

function punctuationOf(code: string): Punctuation {
  const { language, region } = new Intl.Locale(code);
  const named = (name: string) => others.find(({ languages }) => languages.includes(name));
  return named(`${language}-${region}`) ?? named(language) ?? english;
}

/** Returns the characters that typography may add to a text in a language. The fonts must have them. */
export function typographicCharacters(language: string): string {
  const { quotes, innerQuotes, dash } = punctuationOf(language);
  return [...quotes, ...innerQuotes, apostrophe, dash, '…'].join('');
}

/** Puts French spaces inside quotation marks and before punctuation. */
const spaceFrench = (text: string) =>
  text
    .replace(/«[ \u{a0}\u{202f}]?/gu, '«\u{202f}')
    .replace(/[ \u{a0}\u{202f}]?»/gu, '\u{202f}»')
    .replace(/ (?=[;!?])/g, '\u{202f}')
    .replace(/ (?=:)/g, '\u{a0}');

/** A node without children in a block of Markdown: text or code. Code stays as typed. */
export type Literal = { type: string; value: string };

/** Matches an address. */
const address = /[^\s"'()“”„«»]*(?:\/\/|@|\bwww\.|\bxn--)[^\s"'()“”„«»]*/g;

/** Returns whether a word is code or an address: it contains a sign, or a full stop before a letter. */
const isCode = (token: string) => /[_:/\\@=#$&+~|<>*^%`{}[\]\ufffc]|\.\p{L}/u.test(token);

/** Returns whether hyphens between two texts are a dash: they are between spaces, or between letters. */
function isDash(before: string, after: string): boolean {
  if (/\p{L}\p{M}*$/u.test(before) && /^\p{L}/u.test(after))
    return !isCode(`${/\S*$/.exec(before)?.[0]} ${/^\S*/.exec(after)?.[0]}`);
  // In a command, an option is on either side: npm run -- --watch
  const isBesideOption = /(?:^|\s)-\S*\s+$/.test(before) || /^\s+-/.test(after);
  return /(?:^|\s)$/.test(before) && /^(?:\s|$)/.test(after) && !isBesideOption;
}

/** What typography sets in place of the characters of a text, with their places. */
type Changes = [at: number, set: string][];

/** Returns the change of a match to one sign. */
const changesTo = (sign: string, { 0: typed, index }: RegExpExecArray): Changes =>
  typed.split('').map((_typed, at) => [index + at, at === 0 ? sign : '']);

const ellipsesIn = (words: string): Changes =>
  [...words.matchAll(/\.{3,}|\.(?: \.){2,}/g)].flatMap((dots) => changesTo('…', dots));

/** Returns the dashes in place of two or three hyphens. */
const dashesIn = (words: string, dash: string): Changes =>
  [...words.matchAll(/(?<!-)-{2,3}(?!-)/g)]
    .filter(({ 0: { length }, index }) =>
      isDash(words.slice(0, index), words.slice(index + length)),
    )
    .flatMap((hyphens) => changesTo(dash, hyphens));

/** Sets quotation marks, apostrophes, dashes and ellipses in the texts of one block, in place. */
export function typesetBlock(block: readonly Literal[], language: string): void {
  const punctuation = punctuationOf(language);
  const texts = block.map(({ type, value }) =>
    type === 'text' ? value.replace(address, ({ length }) => codeSign.repeat(length)) : codeSign,
  );
  // A quotation may begin in one text and end in another.
  const words = texts.join('');
  const changes = new Map([
    ...quotationMarks(words, punctuation),
    ...dashesIn(words, punctuation.dash),
    ...ellipsesIn(words),
  ]);
  let start = 0;
  for (const [index, literal] of block.entries()) {
    const characters = literal.value.split('');
    const set = characters.map((typed, at) => changes.get(start + at) ?? typed).join('');
    if (literal.type === 'text') literal.value = punctuation.isSpaced ? spaceFrench(set) : set;
    start += texts[index]?.length ?? 0;
  }
}

/** Returns one line with the quotation marks, apostrophes, dashes and ellipses of a language. */
export function typesetLine(value: string, language: string): string {
  const line = { type: 'text', value };
  typesetBlock([line], language);
  return line.value;
}

/** The languages in which no line ends with a word of one letter: "z" in "z którym". */
const withBoundLetters = ['be', 'bs', 'cs', 'hr', 'mk', 'pl', 'ru', 'sk', 'sl', 'sr', 'uk'];

/** Binds each word of one letter to the next. A text may end with one, before a link or a marked word. */
const bindLetters = (text: string, language: string) =>
  withBoundLetters.includes(new Intl.Locale(language).language)
    ? text.replace(/(?<![\p{L}\p{M}\p{N}'’.-])(\p{L})[ \n](?=\S|$)/gu, '$1\u{a0}')
    : text;

/** Replaces spaces at which a line of a language should not end by non-breaking spaces. */
export const keepTogether = (text: string, language: string) =>
  bindLetters(text, language)
    // Within a number: 2 000, (020) 7946 0018
    .replace(/(?<=\d\)?) (?=\d)/g, '\u{a0}')
    // Between a number and what it counts: 3 months.
    .replace(/(\d) (?=\p{L})/gu, '$1\u{a0}')
    // Before one or two letters with a stop: threads in,
    .replace(/(?<=\p{L}) (?=\p{L}{1,2}[,.;:!?])/gu, '\u{a0}')
    // After a short word that opens a quotation: “So, what
    .replace(/(?<=[“„«‘]\p{L}{1,3},?) (?=\p{L})/gu, '\u{a0}')
    // Within a short last sentence: Then we write.
    .replace(/(?<=[.!?] )[^.!?]{1,14}[.!?]$/u, (sentence) => sentence.replaceAll(' ', '\u{a0}'));

/** Keeps the last two short words of a paragraph together, so that no last line is "them." alone. */
export const preventWidow = (text: string) =>
  text.replace(/(?<=(?:^|\s)\S{1,8}) (?=.{1,8}$)/gu, '\u{a0}');
