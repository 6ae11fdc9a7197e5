import type { CompileOptions } from '@mdx-js/mdx';
import { autolink } from 'micromark-core-commonmark';
import remarkGfm from 'remark-gfm';
import { unified, type PluggableList } from 'unified';
import type { MdxNode, Point } from './mdx';

/** Plugins of the compiler. */
export type Plugins = NonNullable<CompileOptions['remarkPlugins']>;

/** The part of a unified processor that a plugin of its parser uses. */
export type Processor = { data(): Record<string, unknown> };

const listOf = (value: unknown): unknown[] =>
  Array.isArray(value) ? value : value === undefined ? [] : [value];

/** Adds an extension of micromark, or of its compiler, to a processor. */
export function extend(
  processor: Processor,
  to: 'micromarkExtensions' | 'fromMarkdownExtensions',
  extension: object,
): void {
  const data = processor.data();
  data[to] = [...listOf(data[to]), extension];
}

declare module 'micromark-util-types' {
  interface TokenTypeMap {
    commentFlow: 'commentFlow';
    commentText: 'commentText';
    commentData: 'commentData';
  }
}

type Construct = typeof autolink;
type State = ReturnType<Construct['tokenize']>;

const codeOf = (sign: string) => sign.charCodeAt(0);
const isLineEnding = (code: number | null) => code !== null && code < -2;
const isSpace = (code: number | null) => code === -2 || code === -1 || code === codeOf(' ');

/** Returns the construct of `<!-- … -->`. As a block, its last line has nothing after it. */
const comment = (type: 'commentFlow' | 'commentText'): Construct => ({
  concrete: type === 'commentFlow',
  tokenize(effects, ok, nok) {
    const isCheck = this.interrupt === true;
    const opening = '<!--';
    let read = 0;
    let hyphens = 0;
    const open: State = (code) => {
      if (code !== opening.charCodeAt(read)) return nok(code);
      if (read === 0) {
        effects.enter(type);
        effects.enter('commentData');
      }
      effects.consume(code);
      read += 1;
      if (read < opening.length) return open;
      return isCheck ? ok : inside;
    };
    const endLine: State = (code) => {
      effects.exit('commentData');
      effects.enter('lineEnding');
      effects.consume(code);
      effects.exit('lineEnding');
      effects.enter('commentData');
      return inside;
    };
    const inside: State = (code) => {
      if (code === null) return nok(code);
      const isEnd = code === codeOf('>') && hyphens > 1;
      hyphens = code === codeOf('-') ? hyphens + 1 : 0;
      if (isLineEnding(code)) return endLine(code);
      effects.consume(code);
      if (!isEnd) return inside;
      effects.exit('commentData');
      effects.exit(type);
      return type === 'commentFlow' ? after : ok;
    };
    const after: State = (code) => {
      if (code === null || isLineEnding(code)) return ok(code);
      if (!isSpace(code)) return nok(code);
      effects.enter('whitespace');
      effects.consume(code);
      effects.exit('whitespace');
      return after;
    };
    return open;
  },
});

/** MDX turns off the construct that has its name. */
const address: Construct = { ...autolink, name: 'addressInBrackets' };
const inText = [address, comment('commentText')];

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
const isConstruct = (value: unknown): value is Construct =>
  isRecord(value) && typeof value.tokenize === 'function';

/** Lets a tag of MDX begin only where no address and no comment does: it throws at their signs. */
const guarded = (tag: Construct): Construct => ({
  ...tag,
  tokenize(effects, ok, nok) {
    return effects.check(inText, nok, tag.tokenize.call(this, effects, ok, nok));
  },
});

/** Returns the extension of MDX with its tags guarded, in texts and in blocks. */
function guardTags(extension: unknown): unknown {
  const places = isRecord(extension) ? [extension.text, extension.flow] : [];
  const lists = places.map((place) => (isRecord(place) ? listOf(place[codeOf('<')]) : []));
  if (!isRecord(extension) || lists.some((list) => !list.some(isConstruct))) return extension;
  const [text, flow] = lists.map((list, index) => ({
    ...(isRecord(places[index]) && places[index]),
    [codeOf('<')]: list.map((one) => (isConstruct(one) ? guarded(one) : one)),
  }));
  return { ...extension, text, flow };
}

/** A tag of MDX, while it is read. */
export type Tag = { name?: string; start: Point; close: boolean; selfClosing: boolean };

export type Compiler = {
  enter(node: MdxNode, token: object): void;
  exit(token: object): void;
  getData(key: 'mdxJsxTag'): Tag & Pick<MdxNode, 'attributes'>;
  getData(key: 'mdxJsxTagStack'): Tag[];
  sliceSerialize(token: { start: Point }): string;
};

const nothing = { type: 'Program', sourceType: 'module', body: [], comments: [] };

/** A comment of HTML is the same as one in braces. */
const enterComment = (type: string) =>
  function (this: Compiler, token: object) {
    this.enter({ type, value: '/**/', data: { estree: nothing } }, token);
  };

function exitComment(this: Compiler, token: object) {
  this.exit(token);
}

/** Elements of HTML that hold nothing, and need no end. */
const voids = 'area base br col embed hr img input link meta source track wbr'.split(' ');

function endVoid(this: Compiler) {
  const tag = this.getData('mdxJsxTag');
  if (!tag.close && voids.includes(tag.name ?? '')) tag.selfClosing = true;
}

/** Reads what Markdown has and MDX refuses: `<https://…>`, `<!-- … -->` and `<br>`. */
function remarkMarkdown(this: Processor): void {
  const data = this.data();
  const before = listOf(data.micromarkExtensions);
  const guardedOnes = before.map(guardTags);
  if (guardedOnes.every((one, index) => one === before[index]))
    throw new Error('remark-mdx has no tags to guard. Compare its version with package.json.');
  data.micromarkExtensions = guardedOnes;
  const less = codeOf('<');
  extend(this, 'micromarkExtensions', {
    text: { [less]: inText },
    flow: { [less]: comment('commentFlow') },
  });
  extend(this, 'fromMarkdownExtensions', {
    enter: {
      commentFlow: enterComment('mdxFlowExpression'),
      commentText: enterComment('mdxTextExpression'),
    },
    exit: {
      commentFlow: exitComment,
      commentText: exitComment,
      mdxJsxFlowTagName: endVoid,
      mdxJsxTextTagName: endVoid,
    },
  });
}

/**
 * What a text is written in: the site and the check read it with this list, after MDX. One tilde
 * does not strike words through: "~5 to 10~" is honest writing.
 */
export const grammar: Plugins = [[remarkGfm, { singleTilde: false }], remarkMarkdown];

const arePlugins = (list: unknown): list is PluggableList => Array.isArray(list);

/** Returns a processor of plugins. MDX 2 has types of an older unified; its plugins run in this one, too. */
export const processorOf = (...plugins: unknown[]) =>
  unified().use(arePlugins(plugins) ? plugins : []);
