import type { CompileOptions } from '@mdx-js/mdx';
import { autolink, htmlFlow, htmlText } from 'micromark-core-commonmark';
import remarkGfm from 'remark-gfm';
import { unified, type PluggableList } from 'unified';
import { valueAt } from '../content/field-schema';
import type { MdxNode, Point } from './mdx';

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

/** Reads `<!--`. */
const opening: Construct = {
  tokenize(effects, ok, nok) {
    const next =
      (rest: string): State =>
      (code) => {
        if (code !== rest.charCodeAt(0)) return nok(code);
        effects.consume(code);
        return rest.length === 1 ? ok : next(rest.slice(1));
      };
    return next('<!--');
  },
};

/** Returns a construct of HTML for comments alone. MDX turns off what has its usual name. */
const comment = (html: Construct): Construct => ({
  ...html,
  name: 'comment',
  tokenize(effects, ok, nok) {
    return effects.check(opening, html.tokenize.call(this, effects, ok, nok), nok);
  },
});

const inText = [{ ...autolink, name: 'address' }, comment(htmlText)];

/** Reads a `<` after which no tag can begin, as in `<5` and `<>`: it is text. */
const lessThanSign: Construct = {
  tokenize(effects, ok, nok) {
    const next: State = (code) =>
      code !== null && /[a-z/!?$_]/i.test(String.fromCodePoint(Math.max(code, 0)))
        ? nok(code)
        : ok(code);
    return (code) => {
      effects.consume(code);
      return next;
    };
  },
};

const isConstruct = (value: unknown): value is Construct =>
  typeof valueAt(value, ['tokenize']) === 'function';

/** A tag of MDX, while it is read. */
export type Tag = { name?: string; start: Point; close: boolean; selfClosing: boolean };

export type Compiler = {
  enter(node: MdxNode, token: { start: Point }): void;
  exit(token: object): void;
  getData(key: 'mdxJsxTag'): Tag & Pick<MdxNode, 'attributes'>;
  getData(key: 'mdxJsxTagStack'): Tag[];
  sliceSerialize(token: { start: Point }): string;
};

const estree = { type: 'Program', sourceType: 'module', body: [], comments: [] };

/** A comment of HTML becomes one in braces. */
const enterComment = (type: string) =>
  function (this: Compiler, token: { start: Point }) {
    this.enter({ type, value: this.sliceSerialize(token), data: { estree } }, token);
  };
function exitComment(this: Compiler, token: object) {
  this.exit(token);
}

/** Elements of HTML that hold nothing, and need no closing tag. */
const voids = 'br col embed hr img input source wbr'.split(' ');

function closeVoid(this: Compiler) {
  const tag = this.getData('mdxJsxTag');
  if (!tag.close && voids.includes(tag.name ?? '')) tag.selfClosing = true;
}

const ignored = { htmlFlowData: () => undefined, htmlTextData: () => undefined };
const nodes = {
  enter: {
    ...ignored,
    htmlFlow: enterComment('mdxFlowExpression'),
    htmlText: enterComment('mdxTextExpression'),
  },
  exit: {
    ...ignored,
    htmlFlow: exitComment,
    htmlText: exitComment,
    mdxJsxFlowTagName: closeVoid,
    mdxJsxTextTagName: closeVoid,
  },
};

/** Reads what Markdown has and MDX refuses: `<https://…>`, `<!-- … -->`, `<br>` and `<5`. */
function remarkMarkdown(this: Processor): void {
  const lessThan = 60;
  const tags = listOf(this.data().micromarkExtensions).flatMap((extension) =>
    ['text', 'flow'].flatMap((place) => listOf(valueAt(extension, [place, lessThan]))),
  );
  if (!tags.some(isConstruct)) throw new Error('remark-mdx has no constructs for tags any more.');
  // A tag of MDX throws at the characters of an address and of a comment.
  for (const tag of tags.filter(isConstruct)) {
    const { tokenize } = tag;
    tag.tokenize = function (effects, ok, nok) {
      return effects.check([...inText, lessThanSign], nok, tokenize.call(this, effects, ok, nok));
    };
  }
  const constructs = { text: { [lessThan]: inText }, flow: { [lessThan]: comment(htmlFlow) } };
  extend(this, 'micromarkExtensions', constructs);
  extend(this, 'fromMarkdownExtensions', nodes);
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
