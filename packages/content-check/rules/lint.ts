import type { Root } from 'mdast';
import { unified, type Plugin } from 'unified';
import { VFile } from 'vfile';
import type { MdxNode } from '../mdx/mdx-node';

/** Narrows a tree to what the rules of remark-lint take. */
const isRoot = (tree: MdxNode): tree is MdxNode & Root => tree.type === 'root';

/** Returns the places that a rule of remark-lint reports in a tree. */
export function lint(rule: Plugin<[], Root>, tree: MdxNode, text: string): number[] {
  if (!isRoot(tree)) return [];
  const file = new VFile(text);
  unified().use(rule).runSync(tree, file);
  return file.messages.flatMap(({ place }) => {
    const start = place && 'start' in place ? place.start : place;
    return start?.offset === undefined ? [] : [start.offset];
  });
}
