import { valueAt } from '../../content/schemas/field-schema';

/** The part of a unified processor that a plugin of its parser uses. */
export type Processor = { data(): Record<string, unknown> };

/** micromark reads the characters; mdast-util-from-markdown makes nodes of what it has read. */
type Extensions = 'micromarkExtensions' | 'fromMarkdownExtensions';

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** Adds an extension to the parser of a processor, as remark's own plugins do. */
export function extend(processor: Processor, to: Extensions, extension: object): void {
  const data = processor.data();
  data[to] = [...listOf(data[to]), extension];
}

/** Returns what the extensions of a processor read where a character begins, in a line (`text`) or as a block (`flow`). */
export const constructsAt = (
  processor: Processor,
  within: 'text' | 'flow',
  character: string,
): unknown[] =>
  listOf(processor.data().micromarkExtensions).flatMap((extension) =>
    listOf(valueAt(extension, [within, character.charCodeAt(0)])),
  );

/** Turns a construct of Markdown on again that an extension of the processor has turned off, by changing its list. */
export function turnOn(processor: Processor, name: string): void {
  for (const extension of listOf(processor.data().micromarkExtensions)) {
    const disabled = listOf(valueAt(extension, ['disable', 'null']));
    if (disabled.includes(name)) disabled.splice(disabled.indexOf(name), 1);
  }
}
