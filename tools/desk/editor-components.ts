import type { EditorComponentDefinition } from '@sveltia/cms';
import { isComponent, nodesIn, startOf } from '../../src/check/mdx';
import { parseText } from '../../src/check/parse-text';
import { components } from '../../src/content/components';
import { fieldsSchema } from '../../src/content/field-schema';
import { endOf, sourceBlock, sourceComponent } from './body-blocks';
import { fieldsOf, type Field } from './desk-fields';

type Values = Record<string, unknown>;
type Component = (typeof components)[keyof typeof components];

/** The name of the field for what is between the tags. */
const between = 'between';

/** Returns the values of a component as it is written in a text. */
function valuesIn(text: string): Values {
  const read = parseText(text);
  const node = 'tree' in read ? nodesIn(read.tree).find(isComponent) : undefined;
  const [first, last] = [node?.children?.at(0), node?.children?.at(-1)];
  const values: Values = {};
  for (const { name = '', value } of node?.attributes ?? []) values[name] = value;
  if (first && last) values[between] = text.slice(startOf(first), endOf(last));
  return values;
}

/** Returns a component as a writer writes it; what is empty is left out. */
function written(name: string, { inside, schema }: Component, values: Values): string {
  const { [between]: text = '' } = values;
  const props = Object.keys(schema.shape).map((prop) => {
    const value = values[prop];
    const isFilled = typeof value === 'string' && value !== '';
    return isFilled ? ` ${prop}="${value.replaceAll('"', '&quot;')}"` : '';
  });
  const tag = `<${name}${props.join('')}`;
  const gap = inside === 'words' ? '' : '\n\n';
  return inside === 'nothing' ? `${tag} />` : `${tag}>${gap}${String(text)}${gap}</${name}>`;
}

/** Sveltia wants no keys that are undefined. */
const plain: (text: string) => EditorComponentDefinition['fields'] = JSON.parse;

/** The page itself is the preview. */
const define = (id: string, label: string, fields: readonly Field[]) => ({
  id,
  label,
  fields: plain(JSON.stringify(fields)),
  toPreview: () => '',
});

/** The parts that writers may put into a text. */
export const editorComponents: readonly EditorComponentDefinition[] = [
  ...Object.entries(components).map(([name, component]) => {
    const { description, inside, schema } = component;
    const widget = inside === 'words' ? 'string' : 'richtext';
    const text = { name: between, label: 'Text', widget, editor_components: [], minimal: true };
    const fields = [...(inside === 'nothing' ? [] : [text]), ...fieldsOf(fieldsSchema(schema))];
    // A value in quotes may hold any sign.
    const end = inside === 'nothing' ? '/>' : `>.*?</${name}>`;
    return {
      ...define(name, `${name}: ${description}`, fields),
      pattern: new RegExp(`<${name}\\b(?:"[^"]*"|[^">])*${end}`, 's'),
      fromBlock: ([found]: RegExpMatchArray) => valuesIn(found),
      toBlock: (values: Values) => written(name, component, values),
    };
  }),
  {
    ...define(sourceComponent, 'Table, note or other', [
      { name: 'text', label: 'As it is written', widget: 'text' },
    ]),
    pattern: new RegExp(sourceBlock('(.*?)'), 's'),
    fromBlock: ([, text = '']) => ({ text }),
    toBlock: ({ text = '' }) => sourceBlock(String(text)),
  },
];
