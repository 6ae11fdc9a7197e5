import type { Range } from '../reading/parse';
import { endOf, startOf, type MdxNode } from './mdx-node';

/**
 * Returns where a prop of a component is in the file, and where its value is. The parser does not
 * keep their places, but their order, so each is looked for after the one before it.
 */
export function propRange(
  node: MdxNode,
  prop: string,
  text: string,
): (Range & { value: Range }) | undefined {
  let at = startOf(node) + 1 + (node.name ?? '').length;
  for (const { name, value } of node.attributes ?? []) {
    const from = name === undefined ? -1 : text.indexOf(name, at);
    if (name === undefined || from === -1 || from >= endOf(node)) continue;
    at = from + name.length;
    const found = typeof value === 'string' ? text.indexOf(value, at) : -1;
    const start = found === -1 || found >= endOf(node) ? at : found;
    const end = start + (start === found && typeof value === 'string' ? value.length : 0);
    if (name === prop) return { from, to: at, value: { from: start, to: end } };
    at = end;
  }
  return undefined;
}
