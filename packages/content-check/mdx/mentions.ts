import type { Named } from '../../../src/content/entry';
import type { JsonSchema } from '../../../src/content/field-schema';
import { fillText, type Tokens } from '../../../src/content/tokens';
import { catalogue } from '../catalogue';
import { isComponent, nodesIn, type MdxNode } from './mdx-node';

/** A prop of a component in a text, with its value. */
export type Mention = {
  node: MdxNode;
  prop: string;
  /** What the component’s schema says of the prop. */
  schema: JsonSchema;
  /** With its tokens filled in. */
  value: string;
};

/** Returns the props of all components in a text that have a value. */
export const mentionsIn = (tree: MdxNode, tokens: Tokens): Mention[] =>
  nodesIn(tree)
    .filter(isComponent)
    .flatMap((node) => {
      const { props = {} } = catalogue().get(node.name ?? '') ?? {};
      return (node.attributes ?? []).flatMap(({ name: prop = '', value }): Mention[] => {
        const schema = props[prop];
        if (!schema || typeof value !== 'string') return [];
        return [{ node, prop, schema, value: fillText(value, tokens) }];
      });
    });

/** Returns the pictures, entries and downloads that the components of a text name, each once. */
export function namedIn(tree: MdxNode, tokens: Tokens): Named {
  const mentions = mentionsIn(tree, tokens);
  const valuesOf = (isMeant: (mention: Mention) => boolean) => [
    ...new Set(mentions.filter(isMeant).map(({ value }) => value)),
  ];
  return {
    pictures: valuesOf(({ schema }) => schema.image === true),
    testimonials: valuesOf(({ schema }) => schema.entry === 'testimonials'),
    faq: valuesOf(({ schema }) => schema.entry === 'faq'),
    downloads: valuesOf(({ value }) => value.startsWith('/downloads/')),
  };
}
