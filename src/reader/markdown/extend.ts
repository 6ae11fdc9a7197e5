import { fieldsOf, valueAt } from '../../content/schemas/field-schema';

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

/** Changes the extensions of micromark's that a processor has, each to what a function returns for it. */
function changeExtensions(
  processor: Processor,
  change: (extension: Record<string, unknown>) => Record<string, unknown>,
): void {
  const data = processor.data();
  data.micromarkExtensions = listOf(data.micromarkExtensions).map((one) => change(fieldsOf(one)));
}

/** Puts other constructs where a character begins. What has none there, such as GFM, which all processors share, stays. */
export function replaceConstructs(
  processor: Processor,
  within: 'text' | 'flow',
  character: string,
  replace: (construct: unknown) => unknown,
): void {
  const code = character.charCodeAt(0);
  changeExtensions(processor, (extension) => {
    const constructs = listOf(valueAt(extension, [within, code]));
    return constructs.length === 0
      ? extension
      : {
          ...extension,
          [within]: { ...fieldsOf(extension[within]), [code]: constructs.map(replace) },
        };
  });
}

/** Turns a construct of Markdown on again that an extension of the processor has turned off. */
export function turnOn(processor: Processor, name: string): void {
  changeExtensions(processor, ({ disable, ...extension }) => ({
    ...extension,
    disable: { null: listOf(valueAt(disable, ['null'])).filter((one) => one !== name) },
  }));
}
