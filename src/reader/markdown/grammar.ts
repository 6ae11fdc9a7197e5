import type { CompileOptions } from '@mdx-js/mdx';
import { autolink, content, htmlFlow, htmlText } from 'micromark-core-commonmark';
import remarkGfm from 'remark-gfm';
import { valueAt } from '../../content/schemas/field-schema';
import { constructsAt, extend, replaceConstructs, turnOn, type Processor } from './extend';
import { tagAt, voidElements } from './tags';
import { isBareAddress, isComponentName, nodesIn, type MdxNode, type Point } from './tree';

/** Plugins of the compiler. */
export type Plugins = NonNullable<CompileOptions['remarkPlugins']>;

type Construct = typeof autolink;
type State = ReturnType<Construct['tokenize']>;
type Effects = Parameters<Construct['tokenize']>[0];

/** Codes below zero are the ends of lines, tabs, and the columns that a tab spans. */
const isLineEnd = (code: number | null): boolean => code === null || code < -2;
const isSpace = (code: number | null): boolean => code === 32 || (code !== null && code < 0);

/** Returns a construct that reads ahead: it succeeds where the rest of a line matches. */
const lookahead = (pattern: RegExp): Construct => ({
  tokenize(effects, ok, nok) {
    let line = '';
    const next: State = (code) => {
      line += code === null || isSpace(code) ? ' ' : String.fromCodePoint(code);
      if (isLineEnd(code)) return pattern.test(line) ? ok(code) : nok(code);
      effects.consume(code);
      return next;
    };
    return next;
  },
});

const commentOpening = lookahead(/^<!--/);
/** No tag begins with `<5`, `<?`, `<!so`, `<>` or `< `. */
const lessThanSign = lookahead(/^<(?!!--)[^a-z/$_]/i);
/** An element without content, which is part of a line of words. */
const voidElement = lookahead(new RegExp(`^<(?:${voidElements.join('|')})[ />]`, 'i'));
/** A variable such as `{brand}`, or a note in braces. All other braces are characters. */
const variableOrNote = lookahead(/^\{(?:[A-Za-z]+\}|\/\*)/);
const componentOrNote = lookahead(/^ +(?:<\/?[A-Z]|\{\/\*)/);

/** Returns Markdown's construct of HTML for comments alone. MDX turns off what has its usual name. */
const commentsOf = (html: Construct): Construct => ({
  ...html,
  name: 'comment',
  tokenize(effects, ok, nok) {
    return effects.check(commentOpening, html.tokenize.call(this, effects, ok, nok), nok);
  },
});
/** An indented line with a component or a note, which Markdown reads as code. */
const indentedComponent: Construct = {
  tokenize(effects, ok, nok) {
    const { flow } = this.parser.constructs;
    const block = effects.attempt(flow, ok, effects.attempt(content, ok, nok));
    const indentation: State = (code) => {
      if (!isSpace(code)) {
        effects.exit('linePrefix');
        return block(code);
      }
      effects.consume(code);
      return indentation;
    };
    const start: State = (code) => {
      effects.enter('linePrefix');
      return indentation(code);
    };
    return effects.check(componentOrNote, start, nok);
  },
};

/** The construct of indented code, which MDX turns off. */
const indentedCode = 'codeIndented';

/**
 * Turns off indented code while a component is open: its text may be indented. The list of what is off has its name once
 * for each open component.
 */
const resolveTags: NonNullable<Construct['resolve']> = (events, context) => {
  const disabled = context.parser.constructs.disable.null ?? [];
  for (const [phase, token] of events) {
    const type: string = token.type;
    if (phase === 'exit' || type !== 'mdxJsxFlowTag') continue;
    const source = context.sliceSerialize(token);
    const tag = tagAt(source, 0);
    if (!tag || !isComponentName(tag.name) || source.endsWith('/>')) continue;
    if (!tag.isClosing) disabled.push(indentedCode);
    else if (disabled.includes(indentedCode)) disabled.splice(disabled.indexOf(indentedCode), 1);
  }
  return events;
};

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
type Choice = (effects: Effects, mdx: State, text: State, previous: number | null) => State;

/** Limits what MDX reads at a character, in a line (`text`) or as a block (`flow`). */
function limit(
  processor: Processor,
  within: 'text' | 'flow',
  character: string,
  choose: Choice,
  resolve?: Construct['resolve'],
): void {
  if (!constructsAt(processor, within, character).some(isConstruct))
    throw new Error(`remark-mdx no longer reads ${character}`);
  replaceConstructs(processor, within, character, (construct) =>
    isConstruct(construct)
      ? ({
          ...construct,
          ...(resolve && { resolve }),
          tokenize(effects, ok, nok) {
            const mdx = construct.tokenize.call(this, effects, ok, nok);
            return choose(effects, mdx, nok, this.previous);
          },
        } satisfies Construct)
      : construct,
  );
}

/** Punctuation of Chinese, Japanese and Korean, and curly quotation marks: no bare address goes on there. */
const wideMark = /[\u3000-\u303f\uff01-\uff0f\uff1a-\uff20\uff3b-\uff40\uff5b-\uff65“”„«»…]/;

/** Returns the construct of a bare address that ends before a wide mark. */
const beforeWideMark = (address: Construct): Construct => ({
  ...address,
  tokenize(effects, ok, nok) {
    let isRead = false;
    const last =
      (state: State): State =>
      (code) => {
        isRead = true;
        return state(code);
      };
    const step =
      (state: State): State =>
      (code) => {
        const isMark = code !== null && code > 0 && wideMark.test(String.fromCharCode(code));
        const next = state(isMark ? null : code);
        return isRead || !next ? next : step(next);
      };
    return step(address.tokenize.call(this, effects, last(ok), last(nok)));
  },
});

/** Corrects the addresses that GFM finds in the tree, between brackets, and gives each node a place. */
function correctAddresses(node: MdxNode): void {
  if (!node.children) return;
  node.children = node.children.flatMap((child) => {
    child.position ??= node.position;
    correctAddresses(child);
    const { value = '', position } = child.children?.[0] ?? {};
    const { length } = value.split(wideMark)[0] ?? '';
    // The word `www.`
    if (isBareAddress(child) && value === 'www') return { type: 'text', value, position };
    if (!isBareAddress(child) || length === value.length) return child;
    child.url = child.url?.slice(0, length - value.length);
    child.children = [{ type: 'text', value: value.slice(0, length), position }];
    return [child, { type: 'text', value: value.slice(length), position }];
  });
}

/** Reads the Markdown that MDX refuses, see docs/decisions/0016-markdown-of-texts.md. */
function remarkMarkdown(this: Processor): void {
  // A tag of MDX throws at the characters of an address, of a comment, and of a command: `{{<name`.
  limit(this, 'text', '<', (effects, mdx, text, previous) =>
    previous === '{'.charCodeAt(0) ? text : effects.check([...inLine, lessThanSign], text, mdx),
  );
  limit(
    this,
    'flow',
    '<',
    (effects, mdx, text) => effects.check([...inLine, lessThanSign, voidElement], text, mdx),
    resolveTags,
  );
  for (const within of ['text', 'flow'] as const)
    limit(this, within, '{', (effects, mdx, text) => effects.check(variableOrNote, mdx, text));
  // Lines that begin with "export" or "import": a page runs no code.
  for (const letter of ['e', 'i']) limit(this, 'flow', letter, (_effects, _mdx, text) => text);
  turnOn(this, indentedCode);
  const at = '<'.charCodeAt(0);
  extend(this, 'micromarkExtensions', {
    text: {
      [at]: inLine,
      ...Object.fromEntries(
        ['h', 'H', 'w', 'W'].map((letter) => [
          letter.charCodeAt(0),
          constructsAt(this, 'text', letter).filter(isConstruct).map(beforeWideMark),
        ]),
      ),
    },
    flow: { [at]: commentsOf(htmlFlow) },
    // A space, a tab, and the columns that a tab spans.
    flowInitial: { 32: indentedComponent, [-2]: indentedComponent, [-1]: indentedComponent },
  });
  const exit = { mdxJsxFlowTagName: closeVoidElement, mdxJsxTextTagName: closeVoidElement };
  extend(this, 'fromMarkdownExtensions', { exit, transforms: [asNotes, correctAddresses] });
}

/** One tilde does not strike words through: “~5 to 10~” means “about”. */
export const gfm: Plugins = [[remarkGfm, { singleTilde: false }]];

/** The Markdown of a text. The site and the check read it with these plugins, after MDX's own. */
export const grammar: Plugins = [...gfm, remarkMarkdown];
