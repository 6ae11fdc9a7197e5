import { endOf, startOf, type MdxNode } from './mdx-node';

/** Returns the point of an offset, which is at or after a known one. */
function pointAt(text: string, from: number, line: number, offset: number) {
  const above = text.slice(from, offset).split('\n').length - 1;
  return { line: line + above, column: offset - text.lastIndexOf('\n', offset - 1), offset };
}

/**
 * Gives places to what a text was split into around a bare address. GFM finds some addresses only after
 * reading, within brackets for example, and such nodes have no places.
 */
export function placeAddresses(node: MdxNode, text: string): void {
  const line = node.position?.start.line ?? 1;
  let at = startOf(node);
  for (const child of node.children ?? []) {
    const words = child.value ?? child.children?.[0]?.value;
    const from = child.position || words === undefined ? -1 : text.indexOf(words, at);
    if (words !== undefined && from !== -1) {
      const [start, end] = [from, from + words.length].map((offset) =>
        pointAt(text, startOf(node), line, offset),
      );
      if (start && end) child.position = { start, end };
    }
    placeAddresses(child, text);
    if (child.position) at = endOf(child);
  }
}
