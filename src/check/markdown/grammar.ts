import type { CompileOptions } from '@mdx-js/mdx';
import { autolink, htmlFlow, htmlText } from 'micromark-core-commonmark';
import remarkGfm from 'remark-gfm';
import { unified, type PluggableList } from 'unified';
import { valueAt } from '../../content/field-schema';
import { nodesIn, type MdxNode, type Point } from './tree';

/** Plugins of the compiler. */
export type Plugins = NonNullable<CompileOptions['remarkPlugins']>;

/** The part of a unified processor that a plugin of its parser uses. */
export type Processor = { data(): Record<string, unknown> };

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

type Extensions = 'micromarkExtensions' | 'fromMarkdownExtensions';

/** Adds an extension of micromark, or of its compiler, to a processor. */
export function extend(processor: Processor, to: Extensions, extension: object): void {
  const data = processor.data();
  data[to] = [...listOf(data[to]), extension];
}

type Construct = typeof autolink;
type State = ReturnType<Construct['tokenize']>;

/** Returns a construct that reads ahead while its characters match `begin`, up to some that match `whole`. */
const ahead = (whole: RegExp, begin: RegExp): Construct => ({
  tokenize(effects, ok, nok) {
    let read = '';
    const next: State = (code) => {
      read += code === null || code < 0 ? '\n' : String.fromCodePoint(code);
      if (whole.test(read)) return ok(code);
      if (!begin.test(read)) return nok(code);
      effects.consume(code);
      return next;
    };
    return next;
  },
});

const opening = ahead(/^<!--$/, /^<(?:!-?)?$/);
/** A `<` after which no tag can begin, as in `<5` and `<>`. */
const lessThanSign = ahead(/^<[^a-z/!?$_]/i, /^<$/);
const tokenOrNote = ahead(/^\{(?:[A-Za-z]+\}|\/\*)$/, /^\{(?:[A-Za-z]*|\/)$/);

/** Returns a construct of HTML for comments alone. MDX turns off what has its usual name. */
const comment = (html: Construct): Construct => ({
  ...html,
  name: 'comment',
  tokenize(effects, ok, nok) {
    return effects.check(opening, html.tokenize.call(this, effects, ok, nok), nok);
  },
});

const inText = [{ ...autolink, name: 'address' }, comment(htmlText)];

const isConstruct = (value: unknown): value is Construct =>
  typeof valueAt(value, ['tokenize']) === 'function';

/** A tag of MDX, while it is read. */
export type Tag = { name?: string; start: Point; close: boolean; selfClosing: boolean };

export type Compiler = {
  getData(key: 'mdxJsxTag'): Tag & Pick<MdxNode, 'attributes'>;
  getData(key: 'mdxJsxTagStack'): Tag[];
  sliceSerialize(token: { start: Point }): string;
};

const estree = { type: 'Program', sourceType: 'module', body: [], comments: [] };

/** Makes comments of HTML the same as notes in braces. */
function asNotes(tree: MdxNode): void {
  for (const node of nodesIn(tree))
    if (node.type === 'html') Object.assign(node, { type: 'mdxFlowExpression', data: { estree } });
}

/** Elements of HTML that hold nothing, and need no closing tag. */
const voids = 'br col embed hr img input source wbr'.split(' ');

function closeVoid(this: Compiler) {
  const tag = this.getData('mdxJsxTag');
  if (!tag.close && voids.includes(tag.name ?? '')) tag.selfClosing = true;
}

type Choice = (effects: Parameters<Construct['tokenize']>[0], mdx: State, text: State) => State;

/** Decides where a character begins what MDX makes of it, and where it is text. */
function limit(processor: Processor, character: string, choose: Choice): void {
  const constructs = listOf(processor.data().micromarkExtensions)
    .flatMap((one) => [valueAt(one, ['text']), valueAt(one, ['flow'])])
    .flatMap((one) => listOf(valueAt(one, [character.charCodeAt(0)])))
    .filter(isConstruct);
  if (constructs.length === 0) throw new Error(`remark-mdx no longer reads ${character}`);
  for (const construct of constructs) {
    const { tokenize } = construct;
    construct.tokenize = function (effects, ok, nok) {
      return choose(effects, tokenize.call(this, effects, ok, nok), nok);
    };
  }
}

/** Reads what Markdown has and MDX refuses: `<https://…>`, `<!-- … -->`, `<br>`, `<5`, `{ }`, `export`. */
function remarkMarkdown(this: Processor): void {
  // A tag of MDX throws at the characters of an address and of a comment.
  limit(this, '<', (effects, mdx, text) => effects.check([...inText, lessThanSign], text, mdx));
  limit(this, '{', (effects, mdx, text) => effects.check(tokenOrNote, mdx, text));
  // Lines that begin with "import" or "export".
  for (const letter of ['e', 'i']) limit(this, letter, (_effects, _mdx, text) => text);
  const at = '<'.charCodeAt(0);
  extend(this, 'micromarkExtensions', {
    text: { [at]: inText },
    flow: { [at]: comment(htmlFlow) },
  });
  const exit = { mdxJsxFlowTagName: closeVoid, mdxJsxTextTagName: closeVoid };
  extend(this, 'fromMarkdownExtensions', { exit, transforms: [asNotes] });
}

/**
 * What a text is written in: the site and the check read it with this list, after MDX. One tilde
 * does not strike words through: “~5 to 10~” means “about”.
 */
export const grammar: Plugins = [[remarkGfm, { singleTilde: false }], remarkMarkdown];

const arePlugins = (list: unknown): list is PluggableList => Array.isArray(list);

/** Returns a processor. MDX 2 has types of an older unified; its plugins run in this one, too. */
export const processorOf = (...plugins: unknown[]) =>
  unified().use(arePlugins(plugins) ? plugins : []);
