import type { CompileOptions } from '@mdx-js/mdx';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified, type PluggableList } from 'unified';
import type { Tokens } from '../content/tokens';

/** Plugins of the compiler. */
export type Plugins = NonNullable<CompileOptions['remarkPlugins']>;

type Point = { line: number; column: number; offset?: number };

/** An attribute of a component. The value of an expression in braces is not a text. */
type MdxAttribute = { type: string; name?: string; value?: unknown; position?: { start: Point } };

/** A node of the tree that MDX makes of a text, as far as this site looks at it. */
export type MdxNode = {
  type: string;
  name?: string | null;
  value?: string;
  url?: string;
  title?: string | null;
  identifier?: string;
  ordered?: boolean | null;
  depth?: number;
  attributes?: MdxAttribute[];
  children?: MdxNode[];
  data?: { estree?: { body: readonly unknown[] } | null; hProperties?: Record<string, string> };
  position?: { start: Point; end: Point };
};

/** Returns a node and everything in it, in the order of the text. */
export function nodesIn(node: MdxNode, found: MdxNode[] = []): MdxNode[] {
  found.push(node);
  for (const child of node.children ?? []) nodesIn(child, found);
  return found;
}

/** Returns where a node begins in its text. */
export const startOf = ({ position }: { position?: { start: Point } }) =>
  position?.start.offset ?? 0;

export const isExpression = ({ type }: MdxNode) =>
  type === 'mdxTextExpression' || type === 'mdxFlowExpression';

/** Returns whether braces hold nothing but a comment, which visitors never see. */
export const isNote = (node: MdxNode) =>
  isExpression(node) && node.data?.estree?.body.length === 0 && node.value?.trim() !== '';

/** Returns whether visitors see nothing of a node. */
export const isBlank = (node: MdxNode) =>
  isNote(node) || (node.type === 'text' && node.value?.trim() === '');

/** Returns whether a node is a component. HTML elements have names in small letters. */
export const isComponent = ({ type, name }: MdxNode) =>
  type.startsWith('mdxJsx') && !/^[a-z]/.test(name ?? '');

/** Returns the name in a pair of braces, if they hold a name alone. */
export const tokenIn = (node: MdxNode): string | undefined =>
  isExpression(node) ? /^[A-Za-z]+$/.exec(node.value ?? '')?.[0] : undefined;

/** Returns the value of the token that a pair of braces names. */
export function tokenValue(node: MdxNode, tokens: Tokens): string | undefined {
  const name = tokenIn(node) ?? '';
  return Object.hasOwn(tokens, name) ? tokens[name] : undefined;
}

/** Returns the words of a node as visitors read them. */
export function wordsOf(node: MdxNode, tokens: Tokens): string {
  if (isExpression(node)) return tokenValue(node, tokens) ?? '';
  if (node.type === 'break') return ' ';
  return node.value ?? (node.children ?? []).map((child) => wordsOf(child, tokens)).join('');
}

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

/** Gives https to an address that is typed without a scheme: `www.example.com`. */
function secure(node: MdxNode): void {
  const { type, url = '', children = [] } = node;
  const [words] = children;
  const isTyped = type === 'link' && words !== undefined && startOf(words) === startOf(node);
  if (isTyped && words.value?.startsWith('www.')) node.url = url.replace(/^http:/, 'https:');
  children.forEach(secure);
}

function remarkSecure(this: Processor): void {
  extend(this, 'fromMarkdownExtensions', { transforms: [secure] });
}

/**
 * What a text is written in: the site and the check read it with these plugins. One tilde does not
 * strike words through: "~5 to 10~" is honest writing.
 */
export const grammar: Plugins = [[remarkGfm, { singleTilde: false }], remarkSecure];

/** What is known of the text that is being read, besides its tree. */
type Reading = {
  /** The last place at which braces, a tag or an import begin: the cause, when they never end. */
  lastSign: number;
  /** The tags that are open; the parser changes the list. */
  openTags: OpenTag[];
  /** The tags that were open where the last tag begins. */
  openBefore: OpenTag[];
};
type OpenTag = { name?: string; start: Point };
const nothingRead = (): Reading => ({ lastSign: 0, openTags: [], openBefore: [] });
let reading = nothingRead();

const watch = {
  tokenize(this: { now(): Point }, _effects: unknown, _ok: unknown, nok: unknown) {
    reading.lastSign = this.now().offset ?? 0;
    return nok;
  },
};
const watched = (...signs: string[]) =>
  Object.fromEntries(signs.map((sign) => [sign.charCodeAt(0), watch]));

type Tag = { attributes: MdxAttribute[] };
type Compiler = {
  getData(key: 'mdxJsxTag'): Tag;
  getData(key: 'mdxJsxTagStack'): Reading['openTags'];
};

function enterName(this: Compiler): void {
  reading.openTags = this.getData('mdxJsxTagStack');
  reading.openBefore = [...reading.openTags];
}

function enterAttribute(this: Compiler, token: { start: Point }): void {
  const attribute = this.getData('mdxJsxTag').attributes.at(-1);
  if (attribute) attribute.position = { start: token.start };
}

/** Notes the places that MDX 2 does not report: those of attributes, and of what never ends. */
function remarkPlaces(this: Processor): void {
  extend(this, 'micromarkExtensions', {
    text: watched('{', '<'),
    flow: watched('{', '<', 'e', 'i'),
  });
  extend(this, 'fromMarkdownExtensions', {
    enter: {
      mdxJsxFlowTagName: enterName,
      mdxJsxTextTagName: enterName,
      mdxJsxFlowTagAttributeName: enterAttribute,
      mdxJsxTextTagAttributeName: enterAttribute,
    },
  });
}

/** MDX 2 has types of an older unified; its plugins run in this one, too. */
const arePlugins = (list: unknown): list is PluggableList => Array.isArray(list);
const plugins: unknown = [remarkParse, remarkMdx, ...grammar, remarkPlaces];
const processor = unified().use(arePlugins(plugins) ? plugins : []);

/** What a parser of MDX throws. */
type ParserError = { source: string | null; ruleId: string | null };
const isParserError = (error: unknown): error is ParserError =>
  error instanceof Error && 'ruleId' in error && 'source' in error;

const unclosed = (name: string) =>
  /^[a-z]/.test(name)
    ? `<${name}> is HTML and does not end. Write Markdown, or end it with </${name}>`
    : `<${name}> begins here and does not end. Write </${name}> after its words: both tags on one line, or each on a line of its own`;

/** Returns how to mend what a part of the parser refuses. */
function adviceOn({ source, ruleId }: ParserError): string {
  if (source === 'micromark-extension-mdxjs-esm')
    return 'A line that begins with "import" or "export" is read as code. Begin it with another word';
  if (source === 'micromark-extension-mdx-expression')
    return 'The braces that begin here are read as code. Write \\{ for a brace, and {/* note */} for a note';
  return ruleId === 'unexpected-eof'
    ? 'This tag does not end. Write > at its end, or &lt; for a “less than” sign'
    : 'A "<" begins a tag, and this is none. Write &lt; for the sign, [words](https://…) for a link, {/* note */} for a note';
}

/** Returns the tree of a text; or the first place that MDX cannot read, and what to do about it. */
export function parseText(text: string): { tree: MdxNode } | { offset: number; message: string } {
  reading = nothingRead();
  try {
    return { tree: processor.parse(text) };
  } catch (error) {
    // Very many signs in a row are more than the stack of the parser holds.
    if (error instanceof RangeError)
      return {
        offset: 0,
        message: 'Signs of Markdown are nested too deeply in this text. Delete long rows of them',
      };
    if (!isParserError(error)) throw error;
    if (error.source !== 'mdast-util-mdx-jsx')
      return { offset: reading.lastSign, message: adviceOn(error) };
    const tag = reading.openTags.at(-1) ?? reading.openBefore.at(-1);
    return tag
      ? { offset: tag.start.offset ?? 0, message: unclosed(tag.name ?? '') }
      : { offset: reading.lastSign, message: 'This tag ends what never began. Delete it' };
  }
}
