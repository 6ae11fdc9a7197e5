import { isTag, isText, type AnyNode, type Element } from 'domhandler';

const inline = new Set(
  'a abbr b bdi bdo cite code em i kbd mark q s samp small span strong sub sup u var wbr'.split(
    ' ',
  ),
);

/** Returns whether an element, and what is in it, is on no screen; styles of a class are not read. */
const isHidden = ({ attribs: { hidden, style = '', 'aria-hidden': ariaHidden } }: Element) =>
  hidden !== undefined ||
  ariaHidden === 'true' ||
  /(^|;)\s*(display\s*:\s*none|visibility\s*:\s*hidden|opacity\s*:\s*0(\.0*)?\s*(;|$|!))/i.test(
    style,
  );

/**
 * Lists the texts of elements, each paragraph or other block on its own.
 *
 * @param without the names of the elements that are left out
 * @param withHidden whether hidden elements are read, too
 */
export function blockTexts(
  elements: readonly AnyNode[],
  without: ReadonlySet<string>,
  withHidden = false,
): string[] {
  const blocks: string[] = [];
  let block = '';
  const end = () => {
    if (block.trim() !== '') blocks.push(block.replace(/\s+/g, ' ').trim());
    block = '';
  };
  const read = (node: AnyNode) => {
    if (isText(node)) block += node.data;
    if (!isTag(node)) return;
    if (without.has(node.name) || (!withHidden && isHidden(node))) return;
    const isBlock = !inline.has(node.name);
    if (isBlock) end();
    for (const child of node.children) read(child);
    if (isBlock) end();
  };
  for (const element of elements) read(element);
  end();
  return blocks;
}

/** Counts the words of texts, as their language separates them. */
export function countWords(texts: readonly string[], language: string): number {
  const segmenter = new Intl.Segmenter(language, { granularity: 'word' });
  let count = 0;
  for (const text of texts) {
    for (const { isWordLike } of segmenter.segment(text)) if (isWordLike) count += 1;
  }
  return count;
}
