import remarkSmartypants from 'remark-smartypants';
import { unified } from 'unified';

/**
 * Quotation marks (outer pair, inner pair, whose second is also the apostrophe), the dash for two
 * hyphens, and their languages. All others have the English ones.
 */
const signs: readonly [marks: string, dash: string, languages: string][] = [
  ['„“‚’', '–', 'bg cs de et is lt sk sl'],
  ['„”‚’', '–', 'hr hu pl ro'],
  ['””’’', '–', 'fi sv'],
  ['«»‘’', '–', 'de-CH de-LI nb nn no'],
  ['«»‘’', '—', 'el es ru uk'],
  // A single one is an apostrophe: l'"école".
  ['«»’’', '–', 'fr'],
  ['«»’’', '—', 'ca it'],
];

function signsOf(code: string) {
  const { language, region } = new Intl.Locale(code);
  const rowOf = (name: string) => signs.find(([, , names]) => names.split(' ').includes(name));
  return rowOf(`${language}-${region}`) ?? rowOf(language) ?? ['“”‘’', '—'];
}

function processorOf(language: string) {
  const [marks, dash] = signsOf(language);
  const pair = (double: number) => ({
    double: marks.charAt(double),
    single: marks.charAt(double + 2),
  });
  return unified()
    .use(remarkSmartypants, {
      openingQuotes: pair(0),
      closingQuotes: pair(1),
      dashes: dash === '–' ? 'oldschool' : true,
      backticks: false,
    })
    .freeze();
}

/** Returns the signs that a text in a language may get; the fonts must have them. */
export const typographicCharacters = (language: string): string => {
  const [marks, dash] = signsOf(language);
  return `${marks}${dash}…`;
};

const processors = new Map<string, ReturnType<typeof processorOf>>();

/** French has narrow spaces inside quotation marks and before these stops. */
const frenchSpaces = (text: string) =>
  text
    .replace(/«[ \u{a0}\u{202f}]?/gu, '«\u{202f}')
    .replace(/[ \u{a0}\u{202f}]?»/gu, '\u{202f}»')
    .replace(/ (?=[;!?])/g, '\u{202f}')
    .replace(/ (?=:)/g, '\u{a0}');

/** A part of a block: words, or code, which does not change. */
export type Literal = { type: string; value: string };

/** Splits off addresses, which do not change, and the asterisks of an accent. */
const fixed = /(\*|[^\s"'()]*(?:\/\/|@|\bwww\.|\bxn--)[^\s"'()]*)/;

const partsOf = ({ type, value }: Literal): Literal[] =>
  type === 'text'
    ? value.split(fixed).map((part, index) => {
        const kind = part === '*' ? 'accent' : 'inlineCode';
        return { type: index % 2 === 0 ? 'text' : kind, value: part };
      })
    : [{ type, value }];

/** Most blocks have nothing to replace, and parsing one takes a millisecond. */
const typed = /["']|--|\.\s?\./;

/** Sets quotation marks, apostrophes, dashes and ellipses in the parts of one block, in place. */
export function typesetBlock(block: readonly Literal[], language: string): void {
  const parts = block.map(partsOf);
  if (block.some(({ type, value }) => type === 'text' && typed.test(value))) {
    const processor = processors.get(language) ?? processorOf(language);
    processors.set(language, processor);
    const tree = { type: 'root', children: [{ type: 'paragraph', children: parts.flat() }] };
    processor.runSync(tree);
  }
  const isFrench = new Intl.Locale(language).language === 'fr';
  for (const [index, literal] of block.entries()) {
    if (literal.type !== 'text') continue;
    const text = (parts[index] ?? []).map(({ value }) => value).join('');
    literal.value = isFrench ? frenchSpaces(text) : text;
  }
}

/** Sets quotation marks, apostrophes, dashes and ellipses in one line. */
export function typesetLine(value: string, language: string): string {
  const line = { type: 'text', value };
  typesetBlock([line], language);
  return line.value;
}

/**
 * Puts non-breaking spaces between a number and what it counts (3 months), between a word and the one
 * or two letters before a stop (threads in,), after a short word that opens a quotation (“So, what),
 * and into a short last sentence (Then we write.).
 */
export const keepTogether = (text: string) =>
  text
    .replace(/(\d) (?=\p{L})/gu, '$1\u{a0}')
    .replace(/(?<=\p{L}) (?=\p{L}{1,2}[,.;:!?])/gu, '\u{a0}')
    .replace(/(?<=[“„«‘]\p{L}{1,3},?) (?=\p{L})/gu, '\u{a0}')
    .replace(/(?<=[.!?] )[^.!?]{1,14}[.!?]$/u, (sentence) => sentence.replaceAll(' ', '\u{a0}'));

/** Keeps the last two short words of a paragraph together, so that no line is "them." alone. */
export const keepEnd = (text: string) =>
  text.replace(/(?<=(?:^|\s)\S{1,8}) (?=.{1,8}$)/gu, '\u{a0}');
