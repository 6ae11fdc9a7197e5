import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { componentOf } from '../content/components';
import { braceAdvice, elements, tagAdvice } from './advice';
import { extend, grammar, processorOf, type Compiler, type Processor, type Tag } from './grammar';
import type { MdxNode, Point } from './mdx';

/** What the parser meets in a text before it fails. */
const reading = {
  /** Where braces, a tag or an import begin, the last of all: the cause if they never end. */
  start: 0,
  /** The last tag, and the tags that were open before it. */
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
const watched = (characters: string) =>
  Object.fromEntries(characters.split(' ').map((one) => [one.charCodeAt(0), watch]));

/** Records where braces, tags and imports begin. */
function remarkWatch(this: Processor): void {
  extend(this, 'micromarkExtensions', { text: watched('{ <'), flow: watched('{ < e i') });
}

function enterName(this: Compiler, token: { start: Point }): void {
  reading.tag = token.start.offset ?? 0;
  reading.open = this.getData('mdxJsxTagStack');
  reading.before = [...reading.open];
}

function enterAttribute(this: Compiler, token: { start: Point }): void {
  const attribute = this.getData('mdxJsxTag').attributes?.at(-1);
  if (attribute) attribute.position = { start: token.start };
}

/** Records the places of tags and attributes, which MDX 2 does not report. */
function remarkPlaces(this: Processor): void {
  const enter = {
    mdxJsxFlowTagName: enterName,
    mdxJsxTextTagName: enterName,
    mdxJsxFlowTagAttributeName: enterAttribute,
    mdxJsxTextTagAttributeName: enterAttribute,
  };
  extend(this, 'fromMarkdownExtensions', { enter });
}

const processor = processorOf(remarkParse, remarkMdx, ...grammar, remarkPlaces, remarkWatch);

/** What a parser of MDX throws. */
type ParserError = { source: string; ruleId: string | null; position?: { start: Point } };
const isParserError = (error: unknown): error is ParserError =>
  error instanceof Error && 'ruleId' in error && 'source' in error && error.source !== null;

/** A place that MDX cannot read, and what to do about it; `from` if what causes it begins elsewhere. */
type SyntaxFault = { offset: number; message: string; from?: number };

/** How to correct what the parser refuses. */
const advice = {
  import: 'A line that begins with "import" or "export" is code. Begin it with another word',
  endless: 'This tag does not end. Write > at its end, or &lt; for a “less than” sign',
  broken:
    'This is not valid inside a tag. Write values in straight double quotes, name="…", a link as [words](https://…), and &lt; for a “less than” sign',
  deep: 'Markdown is nested too deeply here. Delete long runs of Markdown characters',
  comment: 'This comment does not end. Write --> after it, and no -- in it',
  none: 'A "<" begins a tag, and this is not a tag. Write &lt; for a “less than” sign',
};

/** Says which tag has no end, or no beginning. */
function tagFault(text: string, ruleId: string | null, at: number): SyntaxFault {
  const isFirst = ruleId === 'unexpected-closing-slash';
  const from = text.lastIndexOf('<', isFirst ? at : reading.tag);
  const [, isEnd, name = ''] = /^<(\/?)([\w.:-]*)/.exec(text.slice(from)) ?? [];
  if (isEnd === '/' && !reading.before.some((tag) => tag.name === name))
    return { offset: from, message: `</${name}> has no opening tag. Delete it` };
  const tag = reading.open.at(-1) ?? reading.before.at(-1);
  // A tag without a name is not recorded.
  if (!tag?.name) return { offset: Math.max(0, text.search(/<\/?>/)), message: advice.none };
  const unended = `<${tag.name}> does not end. Write </${tag.name}> after its words`;
  let message = tagAdvice(tag.name);
  if (elements.includes(tag.name)) message = `${unended}, on the same line`;
  if (componentOf(tag.name))
    message = `${unended}: both tags on one line, or each on a line of its own`;
  return { offset: tag.start.offset ?? 0, message };
}

function brokenAdvice(text: string, from: number): string {
  const name = /^<([A-Za-z][\w-]*)\s/.exec(text.slice(from))?.[1];
  return name === undefined || componentOf(name) ? advice.broken : tagAdvice(name);
}

function faultOf({ source, ruleId, position }: ParserError, text: string): SyntaxFault {
  const offset = reading.start;
  const at = position?.start.offset ?? offset;
  if (source === 'mdast-util-mdx-jsx') return tagFault(text, ruleId, at);
  if (source === 'micromark-extension-mdx-expression')
    return { offset, message: braceAdvice(text, offset) };
  if (source === 'micromark-extension-mdxjs-esm') return { offset, message: advice.import };
  if (text.startsWith('<!--', offset)) return { offset, message: advice.comment };
  if (ruleId === 'unexpected-eof') return { offset, message: advice.endless };
  if (at <= offset + 1) return { offset, message: advice.none };
  return { offset: at, from: offset, message: brokenAdvice(text, offset) };
}

const blank = (text: string, from: number, to: number) =>
  text.slice(0, from) + text.slice(from, to).replace(/[^\r\n]/g, ' ') + text.slice(to);

/** Returns where braces or a tag end, or where their first character does. */
function endOf(text: string, from: number): number {
  const rest = /^[^]*?(?=\r?\n[ \t]*\r?\n|$)/.exec(text.slice(from))?.[0] ?? '';
  if (!rest.startsWith('{')) return from + (/^<[^<>]*>/.exec(rest)?.[0].length ?? 1);
  let depth = 0;
  for (const { 0: brace, index } of rest.matchAll(/[{}]/g)) {
    depth += brace === '{' ? 1 : -1;
    if (depth === 0) return from + index + 1;
  }
  return from + 1;
}

function read(text: string): MdxNode | SyntaxFault {
  reading.before = reading.open = [];
  try {
    return processor.parse(text);
  } catch (error) {
    // The parser calls itself for each level of nesting, until the stack is full.
    if (error instanceof RangeError) return { offset: 0, message: advice.deep };
    if (!isParserError(error)) throw error;
    return faultOf(error, text);
  }
}

/** A file with more faults than this has the others named in the next run. */
const maxFaults = 99;

/** Returns the tree of a text, and every place that MDX cannot read, which the tree does not have. */
export function parseText(text: string): { tree: MdxNode | null; faults: SyntaxFault[] } {
  const faults: SyntaxFault[] = [];
  const removed = new Set<string>();
  let rest = text;
  while (faults.length < maxFaults) {
    const result = read(rest);
    if ('type' in result) return { tree: result, faults };
    if (result.message === advice.deep) return { tree: null, faults: [...faults, result] };
    const from = result.from ?? result.offset;
    const to = endOf(rest, from);
    const [, isEnd, name = ''] = /^<(\/?)([\w.:-]+)/.exec(rest.slice(from, to)) ?? [];
    // The end of a tag that is taken out goes with it.
    if (isEnd === '/' && removed.has(name)) removed.delete(name);
    else faults.push(result);
    if (isEnd === '') removed.add(name);
    rest = blank(rest, from, to);
  }
  return { tree: null, faults };
}
