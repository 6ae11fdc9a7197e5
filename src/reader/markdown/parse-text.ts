import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified, type Pluggable } from 'unified';
import { z } from 'zod';
import { gfm, grammar } from './grammar';
import { newReading, remarkPlaces } from './record-places';
import { adviceFor, isParserError, type SyntaxProblem } from './syntax-advice';
import { tagAt } from './tags';
import type { MdxNode } from './tree';

/** A text, as far as it can be read. */
type ParsedText = {
  tree: MdxNode | null;
  /** What MDX refuses. The tree does not have it. */
  problems: SyntaxProblem[];
  /** The places of characters that were written as an escape or an entity, with their lengths. */
  escapes: ReadonlyMap<number, number>;
};

/** Plugins of MDX 2 have the types of unified 10, and unified 11 runs them in the same way. */
const pluginsSchema = z.array(
  z.custom<Pluggable>((plugin) => typeof plugin === 'function' || Array.isArray(plugin)),
);
const parserOf = (...plugins: unknown[]) => unified().use(pluginsSchema.parse(plugins)).freeze();

let reading = newReading();
const places = remarkPlaces(() => reading);
/** Reads a text as the compiler of MDX does. */
const mdx = parserOf(remarkParse, remarkMdx, ...grammar, places);
const markdown = parserOf(remarkParse, ...gfm, places);

function parsedBy(
  processor: Pick<typeof mdx, 'parse'>,
  text: string,
): Pick<ParsedText, 'escapes'> & { tree: MdxNode } {
  reading = newReading();
  const tree: MdxNode = processor.parse(text);
  return { tree, escapes: reading.escapes };
}

/** Returns the braces or the tag at a place up to their end, or one character if they have none. */
function constructAt(text: string, place: number): string {
  const [paragraph = ''] = text.slice(place).split(/\r?\n[ \t]*\r?\n/, 1);
  return /^(?:\{[^}]*\}+|<[^<>]*>)/.exec(paragraph)?.[0] ?? text.charAt(place);
}

/** Puts a space in place of each character of a text, so that all places after it stay. */
export const blanked = (text: string, space: string) => text.replace(/[^\r\n]/g, space);

/** Returns a text without a part of it. The spaces there are no indentation. */
const withoutPart = (text: string, place: number, part: string) =>
  text.slice(0, place) + blanked(part, '\u00a0') + text.slice(place + part.length);

const nestingAdvice = 'Markdown is nested too deeply here. Delete long runs of Markdown characters';
/** A text with more problems has the others named in the next run. */
const maxProblems = 99;

const withoutTree = (problems: SyntaxProblem[]): ParsedText => {
  return { tree: null, problems, escapes: new Map() };
};

/** Matches a tab before the two spaces that break a line: micromark reads no break there, and CommonMark does. */
const tabBeforeBreak = /(?<=\S[ \t]*)\t(?=[ \t]* {2}$)/gm;

/** Reads a text. The parser stops at a problem, so it reads on without what it has refused. */
export function parseText(text: string): ParsedText {
  const problems: SyntaxProblem[] = [];
  const removedTags = new Set<string>();
  let rest = text.replace(tabBeforeBreak, ' ');
  while (problems.length < maxProblems) {
    try {
      return { ...parsedBy(mdx, rest), problems };
    } catch (error) {
      // The parser calls itself for each level of nesting, until the stack is full.
      if (error instanceof RangeError) return withoutTree([{ at: 0, message: nestingAdvice }]);
      if (!isParserError(error)) throw error;
      const problem = adviceFor(error, reading, rest);
      const part = constructAt(rest, problem.at);
      const tag = tagAt(part, 0);
      // The end of a tag that was taken out goes with it.
      const isExpected = tag?.isClosing && removedTags.delete(tag.name);
      if (!isExpected) problems.push(problem);
      if (tag && !tag.isClosing) removedTags.add(tag.name);
      rest = withoutPart(rest, problem.at, part);
    }
  }
  return withoutTree(problems);
}

/** Reads words as Markdown alone, which refuses nothing. */
export const parseMarkdown = (text: string) => parsedBy(markdown, text);
