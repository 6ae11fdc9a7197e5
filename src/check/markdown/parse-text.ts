import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { didYouMean } from '../../content/closest';
import { mdxComponentNames, mdxComponent } from '../../content/components';
import { extend, grammar, processorOf, type Compiler, type Processor, type Tag } from './grammar';
import { startOf, type MdxNode, type Point } from './tree';

/** What the parser meets in a text before it fails. */
const reading = {
  /** Where braces or a tag begin, the last of all: the cause if they never end. */
  start: 0,
  /** Where the last tag begins, and the tags that were open before it. */
  tag: 0,
  before: new Array<Tag>(),
  /** The tags that are open now; the parser changes the list. */
  open: new Array<Tag>(),
};

const watch = {
  tokenize(this: { now(): Point }, _effects: unknown, _ok: unknown, nok: unknown) {
    reading.start = this.now().offset ?? 0;
    return nok;
  },
};
const watched = { ['{'.charCodeAt(0)]: watch, ['<'.charCodeAt(0)]: watch };

function enterTag(this: Compiler, token: { start: Point }): void {
  // The same token ends a tag.
  if (this.sliceSerialize(token) !== '<') return;
  reading.tag = startOf({ position: token });
  reading.open = this.getData('mdxJsxTagStack');
  reading.before = [...reading.open];
}

function enterAttribute(this: Compiler, token: { start: Point }): void {
  const attribute = this.getData('mdxJsxTag').attributes?.at(-1);
  if (attribute) attribute.position = { start: token.start };
}

/** Records where braces, tags and attributes begin, which MDX 2 does not report. */
function remarkPlaces(this: Processor): void {
  extend(this, 'micromarkExtensions', { text: watched, flow: watched });
  const enter = {
    mdxJsxFlowTagMarker: enterTag,
    mdxJsxTextTagMarker: enterTag,
    mdxJsxFlowTagAttributeName: enterAttribute,
    mdxJsxTextTagAttributeName: enterAttribute,
  };
  extend(this, 'fromMarkdownExtensions', { enter });
}

const processor = processorOf(remarkParse, remarkMdx, ...grammar, remarkPlaces);

/** What a parser of MDX throws. */
type ParserError = { source: string; ruleId: string | null; position?: { start: Point } };
const isParserError = (error: unknown): error is ParserError =>
  error instanceof Error && 'ruleId' in error && 'source' in error && error.source !== null;

/** Where a tag or a note that MDX cannot read begins, and what to do about it. */
type SyntaxProblem = { at: number; message: string };

/** HTML that marks words, and needs nothing else. */
export const elements =
  'abbr b br cite code del em i ins kbd mark q s samp small strong sub sup u var wbr'.split(' ');

const markdown =
  '. Write a link as [words](address), a heading with ##, a list with -, a picture as <Figure>';

/** Returns what to write instead of a tag that the site does not have. */
export function tagAdvice(name: string): string {
  const isHtml = /^[a-z]/.test(name);
  const meant = isHtml ? '' : didYouMean(name, mdxComponentNames);
  const advice = ` Delete <${name}> and </${name}>, and keep the words${isHtml ? markdown : ''}`;
  return `<${name}> does not work here.${meant || advice}`;
}

/** How to correct what the parser refuses. */
const advice = {
  tag: 'A "<" begins a tag, and this tag has no > at its end. Write it, or &lt; for a “less than” sign',
  broken:
    'This is not valid inside a tag. Write values in straight double quotes, name="…", a link as [words](https://…), and &lt; for a “less than” sign',
  deep: 'Markdown is nested too deeply here. Delete long runs of Markdown characters',
  note: 'This note does not end. Write */} after it',
  comment: 'This comment does not end. Write --> after it, and no -- in it',
};

const tagName = /^<(\/?)([\w.:-]*)/;

/** Says which tag has no beginning, or no end. */
function tagProblem(text: string): SyntaxProblem {
  const [, isEnd, last = ''] = tagName.exec(text.slice(reading.tag)) ?? [];
  if (isEnd && !reading.before.some((tag) => tag.name === last))
    return { at: reading.tag, message: `</${last}> has no opening tag. Delete it` };
  const { name = last, start } = reading.open.at(-1) ?? reading.before.at(-1) ?? {};
  const at = start?.offset ?? reading.tag;
  const { children } = mdxComponent(name) ?? {};
  const unended = `<${name}> does not end. Write </${name}> after its words`;
  let message = elements.includes(name) ? `${unended}, on the same line` : tagAdvice(name);
  if (children) message = `${unended}: both tags on one line, or each on a line of its own`;
  if (children === 'nothing') message = `<${name}> does not end. Write /> instead of its >`;
  return { at, message };
}

function problemOf({ source, ruleId, position }: ParserError, text: string): SyntaxProblem {
  const at = reading.start;
  const reported = position?.start.offset ?? at;
  if (source === 'mdast-util-mdx-jsx') return tagProblem(text);
  if (text.startsWith('{', at)) return { at, message: advice.note };
  if (text.startsWith('<!--', at)) return { at, message: advice.comment };
  if (ruleId === 'unexpected-eof' || reported <= at + 1) return { at, message: advice.tag };
  const name = /^<([A-Za-z][\w-]*)\s/.exec(text.slice(at))?.[1];
  const isKnown = name === undefined || mdxComponent(name);
  return { at, message: isKnown ? advice.broken : tagAdvice(name) };
}

/** Braces or a tag up to their end in the same paragraph, or their first character. */
const inParagraph = String.raw`(?!\r?\n[ \t]*\r?\n)`;
const construct = new RegExp(
  String.raw`^(?:\{(?:${inParagraph}[^}])*\}+|<(?:${inParagraph}[^<>])*>|[^])`,
);

/** Returns the tree of a text, and every place that MDX cannot read, which the tree does not have. */
export function parseText(text: string): { tree: MdxNode | null; problems: SyntaxProblem[] } {
  const problems: SyntaxProblem[] = [];
  const removed = new Set<string>();
  let rest = text;
  // A file with more problems has the others named in the next run.
  while (problems.length < 99) {
    try {
      return { tree: processor.parse(rest), problems };
    } catch (error) {
      // The parser calls itself for each level of nesting, until the stack is full.
      if (error instanceof RangeError)
        return { tree: null, problems: [{ at: 0, message: advice.deep }] };
      if (!isParserError(error)) throw error;
      const problem = problemOf(error, rest);
      const [found = ''] = construct.exec(rest.slice(problem.at)) ?? [];
      const [, isEnd, name = ''] = tagName.exec(found) ?? [];
      // The end of a tag that is taken out goes with it.
      if (!isEnd || !removed.delete(name)) problems.push(problem);
      if (isEnd === '') removed.add(name);
      const blank = found.replace(/[^\r\n]/g, ' ');
      rest = rest.slice(0, problem.at) + blank + rest.slice(problem.at + found.length);
    }
  }
  return { tree: null, problems };
}
