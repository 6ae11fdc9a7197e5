import {
  $convertFromMarkdownString,
  $convertToMarkdownString,
  CODE,
  HIGHLIGHT,
  TRANSFORMERS,
  type MultilineElementTransformer,
} from '@lexical/markdown';
import { createEditor, DecoratorNode } from 'lexical';
import { between, editorComponents } from './editor-components';

/** A part of a text, as the desk writes it. */
class ComponentNode extends DecoratorNode<null> {
  constructor(
    readonly text = '',
    key?: string,
  ) {
    super(key);
  }
  override isInline = () => false;
  static override getType = () => 'component';
  static override clone = ({ text, __key }: ComponentNode) => new ComponentNode(text, __key);
  static override importJSON = () => new ComponentNode();
}

const components = editorComponents.map(
  ({ pattern, fields, fromBlock, toBlock }): MultilineElementTransformer => ({
    type: 'multiline-element',
    dependencies: [ComponentNode],
    regExpStart: /^</,
    handleImportAfterStartMatch: ({ lines, rootNode, startLineIndex }) => {
      const match = pattern.exec(lines.slice(startLineIndex).join('\n'));
      if (match?.index !== 0) return null;
      const values = fromBlock?.(match) ?? {};
      const { [between]: inner } = values;
      // The text in a component has an editor of its own.
      const isText = fields.some(({ name, widget }) => name === between && widget === 'richtext');
      if (isText && typeof inner === 'string') values[between] = writtenByEditor(inner);
      rootNode.append(new ComponentNode(toBlock(values)));
      return [true, startLineIndex + match[0].split('\n').length - 1];
    },
    replace: () => undefined,
    export: (node) => (node instanceof ComponentNode ? node.text : null),
  }),
);

const reads = [...components, ...TRANSFORMERS.filter((one) => one !== CODE && one !== HIGHLIGHT)];
const unused = ['*', '__', '***', '___'];
const writes = reads.filter((one) => !('tag' in one && unused.includes(one.tag)));
const nodes = reads.flatMap((one) => ('dependencies' in one ? one.dependencies : []));

/**
 * Returns what the editor of the desk makes of a text that it only opens. It is Lexical, and this
 * runs the same code; the replacements are those of Sveltia (`text-editor/core.js` in its source).
 */
export function writtenByEditor(text: string): string {
  const editor = createEditor({ nodes: [...nodes], onError: (error) => { throw error; } }); // prettier-ignore
  // Without it, Lexical waits for an element to show the text in.
  editor._headless = true;
  const padded = text.replaceAll(/^>$/gm, '> ');
  const read = () => {
    $convertFromMarkdownString(padded, reads);
  };
  editor.update(read, { discrete: true });
  return editor
    .read(() => $convertToMarkdownString(writes))
    .replaceAll(/\\([_\\])/g, '$1')
    .replaceAll('&#32;', ' ')
    .replaceAll(/^> $/gm, '>');
}
