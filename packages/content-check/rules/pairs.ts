import type { ContentFile } from '../content-file';
import { endOf, nodesIn, startOf } from '../mdx/mdx-node';
import type { Finding } from '../problem';
import type { Range } from '../reading/parse';
import { spoken, spokenFields } from '../spoken';
import { isQuoted } from './quotations';

/** Faces, entries of a list such as "a)", and intervals have parentheses of their own. */
const alone = /[:;=8][-o']?[()]|(?<![\p{L}\p{N}(])[\p{L}\p{N}]{1,3}\)|[[\]]/u;

/** Quotation marks of other languages, which have other pairs. */
const others = /[„"]|”\p{L}/u;

/** Returns where the first sign is that has no partner. */
function oddOne(words: string, [open, close]: readonly [string, string]): number | undefined {
  const opened: number[] = [];
  for (const { 0: sign, index } of words.matchAll(/[()“”]/g)) {
    if (sign === open) opened.push(index);
    else if (sign === close && opened.pop() === undefined) return index;
  }
  return opened[0];
}

/** The paragraphs of a text, and the fields, in the order of the file. */
const partsOf = (file: ContentFile): Range[] => [
  ...spokenFields(file).flatMap(({ path }) => file.parsed.rangeOf(path) ?? []),
  ...nodesIn(file.tree)
    .filter(({ type }) => type === 'paragraph' || type === 'heading')
    .map((node) => ({ from: startOf(node), to: endOf(node) })),
];

/** Reports a parenthesis or a curly quote that nothing closes or opens. */
export function pairFindings(file: ContentFile): Finding[] {
  const words = spoken(file);
  const parts = partsOf(file);
  return parts.flatMap(({ from, to }, index): Finding[] => {
    const own = words.slice(from, to);
    const finding = (at: number, what: string): Finding[] =>
      isQuoted(file, from + at)
        ? []
        : [{ offset: from + at, rule: 'punctuation', message: `This ${what} has no partner` }];
    const bracket = oddOne(own, ['(', ')']);
    // A quotation of several paragraphs ends in the last one.
    const next = parts[index + 1];
    const goesOn = next && /^\s*“/.test(words.slice(next.from, next.to));
    const quote = goesOn ? undefined : oddOne(own, ['“', '”']);
    return [
      ...(bracket === undefined || alone.test(own) ? [] : finding(bracket, 'parenthesis')),
      ...(quote === undefined || others.test(own) ? [] : finding(quote, 'curly quote')),
    ];
  });
}
