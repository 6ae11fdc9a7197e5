import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { componentOf } from '../content/components';
import { braceAdvice, elements, tagAdvice } from './advice';
import { extend, grammar, processorOf, type Compiler, type Processor, type Tag } from './grammar';
import type { MdxNode, Point } from './mdx';

/** What is known of the text that is being read, besides its tree. */
const reading = {
  /** The last place at which braces, a tag or an import begin: the cause, when they never end. */
  sign: 0,
  /** The last tag, and the tags that were open before it. */
  tag: { name: '', offset: 0 },
  before: new Array<Tag>(),
  /** The tags that are open now; the parser changes the list. */
  open: new Array<Tag>(),
};

const watch = {
  tokenize(this: { now(): Point }, _effects: unknown, _ok: unknown, nok: unknown) {
    reading.sign = this.now().offset ?? 0;
    return nok;
  },
};
const watched = (...signs: string[]) =>
  Object.fromEntries(signs.map((sign) => [sign.charCodeAt(0), watch]));

/** Notes where braces, tags and imports begin. It takes time, so a text is read with it when it is faulty. */
function remarkWatch(this: Processor): void {
  const extension = { text: watched('{', '<'), flow: watched('{', '<', 'e', 'i') };
  extend(this, 'micromarkExtensions', extension);
}

function enterName(this: Compiler, token: { start: Point }): void {
  reading.tag = { name: this.sliceSerialize(token), offset: token.start.offset ?? 0 };
  reading.open = this.getData('mdxJsxTagStack');
  reading.before = [...reading.open];
}

function enterAttribute(this: Compiler, token: { start: Point }): void {
  const attribute = this.getData('mdxJsxTag').attributes?.at(-1);
  if (attribute) attribute.position = { start: token.start };
}

/** Notes the places of tags and attributes, which MDX 2 does not report. */
function remarkPlaces(this: Processor): void {
  const enter = {
    mdxJsxFlowTagName: enterName,
    mdxJsxTextTagName: enterName,
    mdxJsxFlowTagAttributeName: enterAttribute,
    mdxJsxTextTagAttributeName: enterAttribute,
  };
  extend(this, 'fromMarkdownExtensions', { enter });
}

const processor = processorOf(remarkParse, remarkMdx, ...grammar, remarkPlaces);
const watching = processorOf(remarkParse, remarkMdx, ...grammar, remarkPlaces, remarkWatch);

/** What a parser of MDX throws. */
type ParserError = { source: string; ruleId: string | null; position?: { start: Point } };
const isParserError = (error: unknown): error is ParserError =>
  error instanceof Error && 'ruleId' in error && 'source' in error && error.source !== null;

/** A place that MDX cannot read, and what to do about it. */
type SyntaxFault = { offset: number; message: string };

/** A fault, and where the sign begins that causes it. */
type Cause = SyntaxFault & { from: number };

/** Says which tag does not end, or ends what never began. */
function tagFault(text: string, ruleId: string | null, at: number): Cause {
  const isFirst = ruleId === 'unexpected-closing-slash';
  const from = text.lastIndexOf('<', isFirst ? at : reading.tag.offset);
  const [, isEnd, name = ''] = /^<(\/?)([\w.:-]*)/.exec(text.slice(from)) ?? [];
  const opened = reading.before.some((tag) => tag.name === name);
  const tag = reading.open.at(-1) ?? reading.before.at(-1);
  if (isEnd === '/' && !opened)
    return { offset: from, from, message: `</${name}> ends what never began. Delete it` };
  if (!tag?.name) {
    // A tag without a name is not noted.
    const nameless = Math.max(0, text.search(/<\/?>/));
    return { offset: nameless, from: nameless, message: advice.none };
  }
  const offset = tag.start.offset ?? 0;
  const begun = tag.name;
  const message = componentOf(begun)
    ? `<${begun}> does not end. Write </${begun}> after its words: both tags on one line, or each on a line of its own`
    : elements.includes(begun)
      ? `<${begun}> does not end. Write </${begun}> after its words, on the same line`
      : tagAdvice(begun);
  return { offset, from: offset, message };
}

/** How to mend what a part of the parser refuses. */
const advice = {
  'micromark-extension-mdxjs-esm':
    'A line that begins with "import" or "export" is code. Begin it with another word',
  endless: 'This tag does not end. Write > at its end, or &lt; for a “less than” sign',
  broken:
    'A tag does not go on like this. Write values in straight double quotes, name="…", a link as [words](https://…), and &lt; for a “less than” sign',
  deep: 'Signs of Markdown are nested too deeply here. Delete long rows of them',
  comment: 'This comment does not end. Write --> after it, and no -- in it',
  none: 'A "<" begins a tag, and this is none. Write &lt; for the sign',
};

function brokenAdvice(text: string, from: number): string {
  const name = /^<([A-Za-z][\w-]*)\s/.exec(text.slice(from))?.[1];
  return name === undefined || componentOf(name) ? advice.broken : tagAdvice(name);
}

function faultOf({ source, ruleId, position }: ParserError, text: string): Cause {
  const from = reading.sign;
  const at = position?.start.offset ?? from;
  if (source === 'mdast-util-mdx-jsx') return tagFault(text, ruleId, at);
  if (source === 'micromark-extension-mdx-expression')
    return { offset: from, from, message: braceAdvice(text, from) };
  if (source === 'micromark-extension-mdxjs-esm')
    return { offset: from, from, message: advice[source] };
  if (text.startsWith('<!--', from)) return { offset: from, from, message: advice.comment };
  if (ruleId === 'unexpected-eof') return { offset: from, from, message: advice.endless };
  return at > from + 1
    ? { offset: at, from, message: brokenAdvice(text, from) }
    : { offset: from, from, message: advice.none };
}

const blank = (text: string, from: number, to: number) =>
  text.slice(0, from) + text.slice(from, to).replace(/[^\r\n]/g, ' ') + text.slice(to);

/** Returns where what begins at a place ends, with its braces or its tag; or after its first sign. */
function endOf(text: string, from: number): number {
  const rest = /^[^]*?(?=\r?\n[ \t]*\r?\n|$)/.exec(text.slice(from))?.[0] ?? '';
  if (!rest.startsWith('{')) return from + (/^<[^<>]*>/.exec(rest)?.[0].length ?? 1);
  let depth = 0;
  for (const { 0: sign, index } of rest.matchAll(/[{}]/g)) {
    depth += sign === '{' ? 1 : -1;
    if (depth === 0) return from + index + 1;
  }
  return from + 1;
}

/** Returns a text without the cause of a fault, so that the next one can be found. */
function without(text: string, from: number): string {
  const to = endOf(text, from);
  const masked = blank(text, from, to);
  const [, name, isWhole] = /^<([\w.:-]+)[^]*?(\/?)$/.exec(text.slice(from, to - 1)) ?? [];
  if (name === undefined || isWhole === '/') return masked;
  // The end of a tag goes with it.
  let depth = 1;
  for (const { 0: tag, index } of masked.matchAll(
    new RegExp(`</?${name}(?![\\w.:-])[^<>]*>`, 'g'),
  )) {
    if (index < to || tag.endsWith('/>')) continue;
    depth += tag.startsWith('</') ? -1 : 1;
    if (depth === 0) return blank(masked, index, index + tag.length);
  }
  return masked;
}

type Read = { tree: MdxNode } | { cause: Cause };

function readBy(by: typeof processor, text: string): Read {
  const read = (): MdxNode => by.parse(text);
  reading.before = reading.open = [];
  try {
    return { tree: read() };
  } catch (error) {
    // Very many signs in a row are more than the stack of the parser holds.
    if (error instanceof RangeError)
      return { cause: { offset: 0, from: -1, message: advice.deep } };
    if (!isParserError(error)) throw error;
    return { cause: faultOf(error, text) };
  }
}

/** A file with more faults than this has them all named in the next run. */
const mostFaults = 99;

/** Returns the tree of a text; or every place that MDX cannot read, and the tree of the rest. */
export function parseText(
  text: string,
): { tree: MdxNode } | { faults: SyntaxFault[]; rest: MdxNode | null } {
  const first = readBy(processor, text);
  if ('tree' in first) return first;
  const faults: SyntaxFault[] = [];
  let rest = text;
  while (faults.length < mostFaults) {
    const read = readBy(watching, rest);
    if ('tree' in read) return { faults, rest: read.tree };
    const { from, ...fault } = read.cause;
    faults.push(fault);
    if (from < 0) break;
    rest = without(rest, from);
  }
  return { faults, rest: null };
}
