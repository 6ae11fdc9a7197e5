import type { CompileOptions } from '@mdx-js/mdx';
import { autolink, htmlFlow, htmlText } from 'micromark-core-commonmark';
import remarkGfm from 'remark-gfm';
import { valueAt } from '../../content/field-schema';
import { constructsAt, extend, type Processor } from './extend';
import { voidElements } from './tags';
import { nodesIn, type MdxNode, type Point } from './tree';

/** Plugins of the compiler. */
export type Plugins = NonNullable<CompileOptions['remarkPlugins']>;

type Construct = typeof autolink;
type State = ReturnType<Construct['tokenize']>;
type Effects = Parameters<Construct['tokenize']>[0];

/** Returns a construct that reads ahead: to the end of `complete`, as long as `partial` matches. */
const lookahead = (complete: RegExp, partial: RegExp): Construct => ({
  tokenize(effects, ok, nok) {
    let read = '';
    const next: State = (code) => {
      read += code === null || code < 0 ? '\n' : String.fromCodePoint(code);
      if (complete.test(read)) return ok(code);
      if (!partial.test(read)) return nok(code);
      effects.consume(code);
      return next;
    };
    return next;
  },
});

const commentOpening = lookahead(/^<!--$/, /^<(?:!-?)?$/);
/** No tag begins with `<5`, `<>` or `< `. */
const lessThanSign = lookahead(/^<[^a-z/!?$_]/i, /^<$/);
/** A variable such as `{brand}`, or a note in braces. All other braces are characters. */
const variableOrNote = lookahead(/^\{(?:[A-Za-z]+\}|\/\*)$/, /^\{(?:[A-Za-z]*|\/)$/);

/** Returns Markdown's construct of HTML for comments alone. MDX turns off what has its usual name. */
const commentsOf = (html: Construct): Construct => ({
  ...html,
  name: 'comment',
  tokenize(effects, ok, nok) {
    return effects.check(commentOpening, html.tokenize.call(this, effects, ok, nok), nok);
  },
});
const addressInBrackets: Construct = { ...autolink, name: 'address' };
const inLine = [addressInBrackets, commentsOf(htmlText)];

const estree = { type: 'Program', sourceType: 'module', body: [], comments: [] };

/** Makes comments of HTML the same as notes in braces. */
function asNotes(tree: MdxNode): void {
  for (const node of nodesIn(tree))
    if (node.type === 'html') Object.assign(node, { type: 'mdxFlowExpression', data: { estree } });
}

/** A tag of MDX, while it is read. */
export type Tag = { name?: string; start: Point; close: boolean; selfClosing: boolean };

/** The part of mdast-util-from-markdown that handlers of its events use, with the data of MDX. */
export type Compiler = {
  getData(key: 'mdxJsxTag'): Tag & Pick<MdxNode, 'attributes'>;
  getData(key: 'mdxJsxTagStack'): Tag[];
  sliceSerialize(token: { start: Point }): string;
};

function closeVoidElement(this: Compiler) {
  const tag = this.getData('mdxJsxTag');
  if (!tag.close && voidElements.includes(tag.name ?? '')) tag.selfClosing = true;
}

const isConstruct = (value: unknown): value is Construct =>
  typeof valueAt(value, ['tokenize']) === 'function';

/** Chooses between MDX and plain text where a character begins. */
type Choice = (effects: Effects, mdx: State, text: State) => State;

/** Limits what MDX reads at a character. */
function limit(processor: Processor, character: string, choose: Choice): void {
  const constructs = constructsAt(processor, character).filter(isConstruct);
  if (constructs.length === 0) throw new Error(`remark-mdx no longer reads ${character}`);
  for (const construct of constructs) {
    const { tokenize } = construct;
    construct.tokenize = function (effects, ok, nok) {
      return choose(effects, tokenize.call(this, effects, ok, nok), nok);
    };
  }
}

/** Reads the Markdown that MDX refuses, see docs/decisions/0016-markdown-of-texts.md. */
function remarkMarkdown(this: Processor): void {
  // A tag of MDX throws at the characters of an address and of a comment.
  limit(this, '<', (effects, mdx, text) => effects.check([...inLine, lessThanSign], text, mdx));
  limit(this, '{', (effects, mdx, text) => effects.check(variableOrNote, mdx, text));
  // Lines that begin with "export" or "import": a page runs no code.
  for (const letter of ['e', 'i']) limit(this, letter, (_effects, _mdx, text) => text);
  const at = '<'.charCodeAt(0);
  extend(this, 'micromarkExtensions', {
    text: { [at]: inLine },
    flow: { [at]: commentsOf(htmlFlow) },
  });
  const exit = { mdxJsxFlowTagName: closeVoidElement, mdxJsxTextTagName: closeVoidElement };
  extend(this, 'fromMarkdownExtensions', { exit, transforms: [asNotes] });
}

/** One tilde does not strike words through: “~5 to 10~” means “about”. */
export const gfm: Plugins = [[remarkGfm, { singleTilde: false }]];

/** The Markdown of a text. The site and the check read it with these plugins, after MDX's own. */
export const grammar: Plugins = [...gfm, remarkMarkdown];
