import {
  $convertFromMarkdownString,
  $convertToMarkdownString,
  CODE,
  HIGHLIGHT,
  TRANSFORMERS,
  type MultilineElementTransformer,
} from '@lexical/markdown';
import { createEditor, DecoratorNode } from 'lexical';
import { childrenField, editorComponents } from './editor-components';

/** An MDX component in the text. */
class ComponentNode extends DecoratorNode<null> {
  constructor(
    readonly mdx = '',
    key?: string,
  ) {
    super(key);
  }
  override isInline = () => false;
  static override getType = () => 'component';
  static override clone = ({ mdx, __key }: ComponentNode) => new ComponentNode(mdx, __key);
  static override importJSON = () => new ComponentNode();
}

const componentTransformers = editorComponents.map(
  ({ pattern, fields, fromBlock, toBlock }): MultilineElementTransformer => ({
    type: 'multiline-element',
    dependencies: [ComponentNode],
    regExpStart: /^</,
    handleImportAfterStartMatch: ({ lines, rootNode, startLineIndex }) => {
      const match = pattern.exec(lines.slice(startLineIndex).join('\n'));
      if (match?.index !== 0) return null;
      const values: Record<string, unknown> = fromBlock?.(match) ?? {};
      const { [childrenField]: inner } = values;
      // The children of a component have an editor of their own.
      const isText = fields.some(
        ({ name, widget }) => name === childrenField && widget === 'richtext',
      );
      if (isText && typeof inner === 'string') values[childrenField] = openAndSave(inner);
      rootNode.append(new ComponentNode(toBlock(values)));
      return [true, startLineIndex + match[0].split('\n').length - 1];
    },
    replace: () => undefined,
    export: (node) => (node instanceof ComponentNode ? node.mdx : null),
  }),
);

// The same transformers as in `text-editor/core.js` of Sveltia's source.
const imported = [
  ...componentTransformers,
  ...TRANSFORMERS.filter((one) => one !== CODE && one !== HIGHLIGHT),
];
const exported = imported.filter(
  (one) => !('tag' in one && ['*', '__', '***', '___'].includes(one.tag)),
);
const nodes = imported.flatMap((one) => ('dependencies' in one ? one.dependencies : []));

function onError(error: Error): never {
  throw error;
}

/**
 * Returns a text as the editor saves it without an edit. Sveltia's editor is Lexical, and this runs the same code.
 * The replacements are copied from Sveltia's `text-editor/core.js`.
 */
export function openAndSave(text: string): string {
  const editor = createEditor({ nodes, onError });
  // Otherwise Lexical would wait for a root element.
  editor._headless = true;
  const opened = text.replaceAll(/^>$/gm, '> ');
  const read = () => {
    $convertFromMarkdownString(opened, imported);
  };
  editor.update(read, { discrete: true });
  return editor
    .read(() => $convertToMarkdownString(exported))
    .replaceAll(/\\([_\\])/g, '$1')
    .replaceAll('&#32;', ' ')
    .replaceAll(/^> $/gm, '>');
}
