import type { CompileOptions } from '@mdx-js/mdx';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified, type PluggableList } from 'unified';
import type { MdxAttribute, MdxNode, Point } from './mdx';

/** Plugins of the compiler. */
export type Plugins = NonNullable<CompileOptions['remarkPlugins']>;

/** The part of a unified processor that a plugin of its parser uses. */
export type Processor = { data(): Record<string, unknown> };

/** Adds an extension of micromark, or of its compiler, to a processor. */
export function extend(
  processor: Processor,
  to: 'micromarkExtensions' | 'fromMarkdownExtensions',
  extension: object,
): void {
  const data = processor.data();
  const others: unknown[] = Array.isArray(data[to]) ? data[to] : [];
  data[to] = [...others, extension];
}

/**
 * What a text is written in: the site and the check read it with this list. One tilde does not
 * strike words through: "~5 to 10~" is honest writing.
 */
export const grammar: Plugins = [[remarkGfm, { singleTilde: false }]];

type Tag = { name?: string; start: Point };
type Compiler = {
  getData(key: 'mdxJsxTag'): { attributes: MdxAttribute[] };
  getData(key: 'mdxJsxTagStack'): Tag[];
  sliceSerialize(token: { start: Point }): string;
};

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
  const attribute = this.getData('mdxJsxTag').attributes.at(-1);
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

/** MDX 2 has types of an older unified; its plugins run in this one, too. */
const arePlugins = (list: unknown): list is PluggableList => Array.isArray(list);
function processorOf(...plugins: unknown[]) {
  return unified().use(arePlugins(plugins) ? plugins : []);
}
const processor = processorOf(remarkParse, remarkMdx, ...grammar, remarkPlaces);
const watching = processorOf(remarkParse, remarkMdx, ...grammar, remarkPlaces, remarkWatch);

/** What a parser of MDX throws. */
type ParserError = { source: string; ruleId: string | null; position?: { start: Point } };
const isParserError = (error: unknown): error is ParserError =>
  error instanceof Error && 'ruleId' in error && 'source' in error && error.source !== null;

/** A place that MDX cannot read, and what to do about it. */
type SyntaxFault = { offset: number; message: string };

/** Says which tag does not end, or ends what never began. */
function tagFault(text: string): SyntaxFault {
  const { name, offset } = reading.tag;
  const isEnd = text.charAt(offset - 1) === '/';
  const opened = reading.before.some((tag) => tag.name === name);
  const tag = reading.open.at(-1) ?? reading.before.at(-1);
  if (!tag || (isEnd && !opened))
    return { offset, message: `</${name}> ends what never began. Delete it` };
  const begun = `<${tag.name ?? ''}>`;
  const end = begun.replace('<', '</');
  const message = /^<[a-z]/.test(begun)
    ? `The HTML of ${begun} does not end. Write ${begun.replace('>', ' />')} if it holds nothing, ${end} after its words, or &lt; for a “less than” sign`
    : `${begun} does not end. Write ${end} after its words: both tags on one line, or each on a line of its own`;
  return { offset: tag.start.offset ?? 0, message };
}

/** How to mend what a part of the parser refuses. */
const advice = {
  'micromark-extension-mdxjs-esm':
    'A line that begins with "import" or "export" is code. Begin it with another word',
  'micromark-extension-mdx-expression':
    'The braces that begin here are code. Write \\{ for a brace, and {/* note */} for a note',
  endless: 'This tag does not end. Write > at its end, or &lt; for a “less than” sign',
  broken:
    'A tag does not go on like this. Write values in straight double quotes, name="…", a link as [words](https://…), and &lt; for a “less than” sign',
  deep: 'Signs of Markdown are nested too deeply here. Delete long rows of them',
  none: 'A "<" begins a tag, and this is none. Write &lt; for the sign, and {/* note */} for a comment',
};
const hasAdvice = (source: string): source is keyof typeof advice => source in advice;

function faultOf({ source, ruleId, position }: ParserError, text: string): SyntaxFault {
  if (source === 'mdast-util-mdx-jsx') return tagFault(text);
  const offset = reading.sign;
  const at = position?.start.offset ?? offset;
  if (hasAdvice(source)) return { offset, message: advice[source] };
  if (ruleId === 'unexpected-eof') return { offset, message: advice.endless };
  return at > offset + 1
    ? { offset: at, message: advice.broken }
    : { offset, message: advice.none };
}

/** Returns the tree of a text; or the first place that MDX cannot read. */
export function parseText(text: string): { tree: MdxNode } | SyntaxFault {
  const read = (by: typeof processor): MdxNode => by.parse(text);
  reading.before = reading.open = [];
  try {
    return { tree: read(processor) };
  } catch (error) {
    // Very many signs in a row are more than the stack of the parser holds.
    if (error instanceof RangeError) return { offset: 0, message: advice.deep };
    if (!isParserError(error)) throw error;
    if (error.source !== 'mdast-util-mdx-jsx') {
      try {
        read(watching);
      } catch {
        // It is the same error; the place of its cause is noted now.
      }
    }
    return faultOf(error, text);
  }
}
