import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified, type PluggableList } from 'unified';
import { grammar } from './grammar';
import type { MdxNode } from './mdx-node';
import { placeAddresses } from './place-addresses';

/** What MDX throws when it cannot read a text. */
export type ParserMessage = {
  reason: string;
  ruleId: string | null;
  position?: { start: { offset?: number } } | null;
};

/** Where MDX started to read its own signs. The last such place before an error is its cause. */
const looked: number[] = [];

type Tokenizer = { now(): { offset: number } };

const watch = {
  tokenize(this: Tokenizer, _effects: unknown, _ok: unknown, nok: unknown) {
    looked.push(this.now().offset);
    return nok;
  },
};

/** Notes where braces, tags and imports may begin, and leaves them to MDX. */
function remarkWatch(this: { data(): Record<string, unknown> }): void {
  const data = this.data();
  const others: unknown[] = Array.isArray(data.micromarkExtensions) ? data.micromarkExtensions : [];
  const watched = (...signs: readonly string[]) =>
    Object.fromEntries(signs.map((sign) => [sign.charCodeAt(0), watch]));
  data.micromarkExtensions = [
    ...others,
    { text: watched('{', '<'), flow: watched('{', '<', 'e', 'i') },
  ];
}

/** The compiler has types of an older unified; its plugins run in this one, too. */
const arePlugins = (list: unknown): list is PluggableList => Array.isArray(list);

// The compiler starts with the same two. It is not used here: it is large and runs only as a module.
const plugins: unknown = [remarkParse, remarkMdx, ...grammar, remarkWatch];
const processor = unified().use(arePlugins(plugins) ? plugins : []);

const isMessage = (error: unknown): error is ParserMessage =>
  typeof error === 'object' && error !== null && 'reason' in error && 'ruleId' in error;

/** Returns the tree of a text; or what MDX cannot read, and where it began to look at its own signs. */
export function parse(
  text: string,
): { tree: MdxNode } | { message: ParserMessage; looked: readonly number[] } {
  looked.length = 0;
  try {
    const tree: MdxNode = processor.parse(text);
    placeAddresses(tree, text);
    return { tree };
  } catch (error) {
    if (isMessage(error)) return { message: error, looked: [...looked] };
    // Very many signs in a row are more than its stack holds.
    if (error instanceof RangeError) {
      return { message: { reason: error.message, ruleId: null }, looked: [] };
    }
    throw error;
  }
}
