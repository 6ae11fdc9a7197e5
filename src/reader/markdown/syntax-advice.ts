import { mdxComponent } from '../../content/schemas/component-schemas';
import { valueAt } from '../../content/schemas/field-schema';
import type { Reading } from './record-places';
import { allowedElements, tagAdvice, tagAt } from './tags';
import type { Point } from './tree';

/** Where a tag or a note begins that MDX cannot read, and what to do about it. */
export type SyntaxProblem = { at: number; message: string };

/** What the parser of MDX throws. */
type ParserError = { source: string; ruleId: string; position?: { start: Point } };

export const isParserError = (error: unknown): error is ParserError =>
  error instanceof Error &&
  ['source', 'ruleId'].every((name) => typeof valueAt(error, [name]) === 'string');

const advice = {
  note: 'This note does not end. Write */} after it',
  comment: 'This comment does not end. Write --> after it, and no -- in it',
  tag: 'A "<" begins a tag, and this tag has no > at its end. Write it, or &lt; for a “less than” sign',
  inTag:
    'This is not valid inside a tag. Write values in straight double quotes, name="…", a link as [words](https://…), and &lt; for a “less than” sign',
};

/** Returns how to end a tag. */
function endAdvice(name: string): string {
  const { children } = mdxComponent(name) ?? {};
  const closing = `<${name}> does not end. Write </${name}> after its words`;
  if (children === 'nothing') return `<${name}> does not end. Write /> instead of its >`;
  if (children) return `${closing}: both tags on one line, or each on a line of its own`;
  return allowedElements.includes(name) ? `${closing}, on the same line` : tagAdvice(name).message;
}

/** Says which tag has no beginning, or no end. */
function pairProblem({ tag: at, around, open }: Reading, text: string): SyntaxProblem {
  const tag = tagAt(text, at);
  if (tag?.isClosing && !around.some(({ name }) => name === tag.name))
    return { at, message: `</${tag.name}> has no opening tag. Delete it` };
  const unended = open.at(-1) ?? around.at(-1);
  return { at: unended?.start.offset ?? at, message: endAdvice(unended?.name ?? tag?.name ?? '') };
}

/** Returns what the parser refuses in a text, and how to correct it. */
export function adviceFor(error: ParserError, reading: Reading, text: string): SyntaxProblem {
  if (error.source === 'mdast-util-mdx-jsx') return pairProblem(reading, text);
  const at = reading.construct;
  const construct = text.slice(at);
  if (construct.startsWith('{')) return { at, message: advice.note };
  if (construct.startsWith('<!--')) return { at, message: advice.comment };
  const isFirstCharacter = (error.position?.start.offset ?? at) <= at + 1;
  if (error.ruleId === 'unexpected-eof' || isFirstCharacter) return { at, message: advice.tag };
  const name = /^<([A-Za-z][\w-]*)\s/.exec(construct)?.[1];
  const isKnown = (one: string) => mdxComponent(one) ?? allowedElements.includes(one);
  const isUnknown = name !== undefined && !isKnown(name);
  return { at, message: isUnknown ? tagAdvice(name).message : advice.inTag };
}
