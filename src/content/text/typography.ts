import remarkSmartypants from 'remark-smartypants';
import { unified } from 'unified';

type Pair = readonly [opening: string, closing: string];

/** The quotation marks and the dash of a language. */
type Punctuation = {
  quotes: Pair;
  /** The quotation marks within a quotation. The closing one is also the apostrophe. */
  innerQuotes: Pair;
  /** Replaces two or three hyphens. */
  dash: '–' | '—';
};

const english: Punctuation = { quotes: ['“', '”'], innerQuotes: ['‘', '’'], dash: '—' };

/** The languages whose punctuation differs from that of English. */
const others: readonly (Punctuation & { languages: readonly string[] })[] = [
  {
    languages: ['bg', 'cs', 'de', 'et', 'is', 'lt', 'sk', 'sl'],
    quotes: ['„', '“'],
    innerQuotes: ['‚', '’'],
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
    languages: ['de-CH', 'de-LI', 'nb', 'nn', 'no'],
    quotes: ['«', '»'],
    innerQuotes: ['‘', '’'],
    dash: '–',
  },
  {
    languages: ['el', 'es', 'ru', 'uk'],
    quotes: ['«', '»'],
    innerQuotes: ['‘', '’'],
    dash: '—',
  },
  // In these, a single mark before a word is an apostrophe: l'"école".
  { languages: ['fr'], quotes: ['«', '»'], innerQuotes: ['’', '’'], dash: '–' },
  { languages: ['ca', 'it'], quotes: ['«', '»'], innerQuotes: ['’', '’'], dash: '—' },
];

function punctuationOf(code: string): Punctuation {
  const { language, region } = new Intl.Locale(code);
  const named = (name: string) => others.find(({ languages }) => languages.includes(name));
  return named(`${language}-${region}`) ?? named(language) ?? english;
}

/** Returns the characters that typography may add to a text in a language. The fonts must have them. */
export function typographicCharacters(language: string): string {
  const { quotes, innerQuotes, dash } = punctuationOf(language);
  return [...quotes, ...innerQuotes, dash, '…'].join('');
}

function createProcessor(language: string) {
  const { quotes, innerQuotes } = punctuationOf(language);
  const [opening, closing] = quotes;
  const [innerOpening, innerClosing] = innerQuotes;
  return unified()
    .use(remarkSmartypants, {
      openingQuotes: { double: opening, single: innerOpening },
      closingQuotes: { double: closing, single: innerClosing },
      // SmartyPants would change `--option` and `-->`, too.
      dashes: false,
      backticks: false,
    })
    .freeze();
}

const processors = new Map<string, ReturnType<typeof createProcessor>>();

function processorFor(language: string) {
  const processor = processors.get(language) ?? createProcessor(language);
  processors.set(language, processor);
  return processor;
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

/** Matches an address, or an asterisk beside an accent. */
const unchanged = /(\*|[^\s"'()]*(?:\/\/|@|\bwww\.|\bxn--)[^\s"'()]*)/;

/**
 * Splits a text into parts for SmartyPants. It does not change an address, as code, and ignores an asterisk, as a
 * node of an unknown type.
 */
const splitUnchanged = (words: string): Literal[] =>
  words.split(unchanged).map((value, index) => {
    if (index % 2 === 0) return { type: 'text', value };
    return { type: value === '*' ? 'asterisk' : 'inlineCode', value };
  });

/** Matches punctuation that SmartyPants changes. Most texts have none, and SmartyPants takes a millisecond. */
const typedPunctuation = /["']|\.\s?\./;

/** Returns whether a word is code or an address: it contains a sign, or a full stop before a letter. */
const isCode = (token: string) => /[_:/\\@=#$&+~|<>*^%`{}[\]]|\.\p{L}/u.test(token);

/** Returns whether hyphens between two texts are a dash: they are between spaces, or between letters. */
function isDash(before: string, after: string): boolean {
  if (/\p{L}\p{M}*$/u.test(before) && /^\p{L}/u.test(after))
    return !isCode(`${/\S*$/.exec(before)?.[0]} ${/^\S*/.exec(after)?.[0]}`);
  // In a command, an option is on either side: npm run -- --watch
  const isBesideOption = /(?:^|\s)-\S*\s+$/.test(before) || /^\s+-/.test(after);
  return /(?:^|\s)$/.test(before) && /^(?:\s|$)/.test(after) && !isBesideOption;
}

/** Replaces two or three hyphens in the texts of a block by a dash, in place. */
function setDashes(block: readonly Literal[], dash: string): void {
  // Code counts as a character that is no letter.
  const texts = block.map(({ type, value }) => (type === 'text' ? value : '`'));
  for (const [index, literal] of block.entries()) {
    if (literal.type !== 'text') continue;
    const before = texts.slice(0, index).join('');
    const after = texts.slice(index + 1).join('');
    literal.value = literal.value.replace(
      /(?<!-)-{2,3}(?!-)/g,
      (hyphens, at: number, text: string) => {
        const isMeant = isDash(before + text.slice(0, at), text.slice(at + hyphens.length) + after);
        return isMeant ? dash : hyphens;
      },
    );
  }
}

/** Sets quotation marks, apostrophes, dashes and ellipses in the texts of one block, in place. */
export function typesetBlock(block: readonly Literal[], language: string): void {
  const isFrench = new Intl.Locale(language).language === 'fr';
  const words = block.filter(({ type }) => type === 'text');
  const parts = new Map(words.map((literal) => [literal, splitUnchanged(literal.value)]));
  const children = block.flatMap((literal) => parts.get(literal) ?? [literal]);
  setDashes(children, punctuationOf(language).dash);
  if (words.some(({ value }) => typedPunctuation.test(value))) {
    // All nodes are one paragraph, because a quotation may begin in one and end in another.
    const tree = { type: 'root', children: [{ type: 'paragraph', children }] };
    processorFor(language).runSync(tree);
  }
  for (const [literal, changed] of parts) {
    const text = changed.map(({ value }) => value).join('');
    literal.value = isFrench ? spaceFrench(text) : text;
  }
}

/** Returns one line with the quotation marks, apostrophes, dashes and ellipses of a language. */
export function typesetLine(value: string, language: string): string {
  const line = { type: 'text', value };
  typesetBlock([line], language);
  return line.value;
}

/** Replaces spaces at which a line should not end by non-breaking spaces. */
export const keepTogether = (text: string) =>
  text
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
