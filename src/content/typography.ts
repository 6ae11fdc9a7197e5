import remarkSmartypants from 'remark-smartypants';
import { unified } from 'unified';

type Pair = readonly [opening: string, closing: string];

/** How a language quotes, and what two hyphens become in it. */
type Punctuation = {
  quotes: Pair;
  /** Quotes within quotes. The closing one is also the apostrophe. */
  innerQuotes: Pair;
  dash: '–' | '—';
};

const english: Punctuation = { quotes: ['“', '”'], innerQuotes: ['‘', '’'], dash: '—' };

/** The languages that do not write as English does. */
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
  // A single mark before a word is an apostrophe in these: l'"école".
  { languages: ['fr'], quotes: ['«', '»'], innerQuotes: ['’', '’'], dash: '–' },
  { languages: ['ca', 'it'], quotes: ['«', '»'], innerQuotes: ['’', '’'], dash: '—' },
];

function punctuationOf(code: string): Punctuation {
  const { language, region } = new Intl.Locale(code);
  const named = (name: string) => others.find(({ languages }) => languages.includes(name));
  return named(`${language}-${region}`) ?? named(language) ?? english;
}

/** Returns the characters that a text in a language may get; the fonts must have them. */
export function typographicCharacters(language: string): string {
  const { quotes, innerQuotes, dash } = punctuationOf(language);
  return [...quotes, ...innerQuotes, dash, '…'].join('');
}

function createProcessor(language: string) {
  const { quotes, innerQuotes, dash } = punctuationOf(language);
  const [opening, closing] = quotes;
  const [innerOpening, innerClosing] = innerQuotes;
  return unified()
    .use(remarkSmartypants, {
      openingQuotes: { double: opening, single: innerOpening },
      closingQuotes: { double: closing, single: innerClosing },
      // "oldschool" makes an en dash of two hyphens, as SmartyPants did at first.
      dashes: dash === '–' ? 'oldschool' : true,
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

/** Puts the narrow spaces of French inside quotation marks and before stops. */
const spaceFrench = (text: string) =>
  text
    .replace(/«[ \u{a0}\u{202f}]?/gu, '«\u{202f}')
    .replace(/[ \u{a0}\u{202f}]?»/gu, '\u{202f}»')
    .replace(/ (?=[;!?])/g, '\u{202f}')
    .replace(/ (?=:)/g, '\u{a0}');

/** A node without children in a block of Markdown: words, or code, which does not change. */
export type Literal = { type: string; value: string };

/** An address, or an asterisk around an accent. */
const unchanged = /(\*|[^\s"'()]*(?:\/\/|@|\bwww\.|\bxn--)[^\s"'()]*)/;

/**
 * Splits words into what SmartyPants changes, and what it does not: an address counts as code, and an
 * asterisk, as a node that it does not know, as nothing between the words.
 */
const splitUnchanged = (words: string): Literal[] =>
  words.split(unchanged).map((value, index) => {
    if (index % 2 === 0) return { type: 'text', value };
    return { type: value === '*' ? 'asterisk' : 'inlineCode', value };
  });

/** Matches words that SmartyPants may change. Most have none, and it takes a millisecond. */
const typedPunctuation = /["']|--|\.\s?\./;

/** Sets quotation marks, apostrophes, dashes and ellipses in the words of one block, in place. */
export function typesetBlock(block: readonly Literal[], language: string): void {
  const isFrench = new Intl.Locale(language).language === 'fr';
  const words = block.filter(({ type }) => type === 'text');
  const parts = new Map(words.map((literal) => [literal, splitUnchanged(literal.value)]));
  if (words.some(({ value }) => typedPunctuation.test(value))) {
    // As one paragraph: a quotation may begin in one node and end in another.
    const children = block.flatMap((literal) => parts.get(literal) ?? [literal]);
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

/** Returns a text with non-breaking spaces where a line should not end. */
export const keepTogether = (text: string) =>
  text
    // Between a number and what it counts: 3 months.
    .replace(/(\d) (?=\p{L})/gu, '$1\u{a0}')
    // Before one or two letters with a stop: threads in,
    .replace(/(?<=\p{L}) (?=\p{L}{1,2}[,.;:!?])/gu, '\u{a0}')
    // After a short word that opens a quotation: “So, what
    .replace(/(?<=[“„«‘]\p{L}{1,3},?) (?=\p{L})/gu, '\u{a0}')
    // Within a short last sentence: Then we write.
    .replace(/(?<=[.!?] )[^.!?]{1,14}[.!?]$/u, (sentence) => sentence.replaceAll(' ', '\u{a0}'));

/** Returns a paragraph whose last two short words stay together, so that no line is "them." alone. */
export const preventWidow = (text: string) =>
  text.replace(/(?<=(?:^|\s)\S{1,8}) (?=.{1,8}$)/gu, '\u{a0}');
