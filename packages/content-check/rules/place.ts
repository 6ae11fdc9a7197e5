import type { ContentFile } from '../content-file';
import { endOf, startOf, type MdxNode } from '../mdx/mdx-node';
import type { Finding } from '../problem';

/** Returns a finding at the value of a field, or at the closest group that is there. */
export function atField(
  { parsed }: Pick<ContentFile, 'parsed'>,
  path: readonly PropertyKey[],
  rule: Finding['rule'],
  message: string,
): Finding {
  const range = parsed.rangeOf(path);
  return { offset: parsed.offsetOf(path), length: range && range.to - range.from, rule, message };
}

/** Returns a finding at a part of a text. */
export const atNode = (node: MdxNode, rule: Finding['rule'], message: string): Finding => ({
  offset: startOf(node),
  length: endOf(node) - startOf(node),
  rule,
  message,
});
