import type { EditorComponentDefinition } from '@sveltia/cms';
import { isComponent, nodesIn, startOf, type MdxNode } from '../../src/check/markdown/tree';
import { parseText } from '../../src/check/markdown/parse-text';
import { mdxComponents } from '../../src/content/components';
import { toJsonSchema } from '../../src/content/field-schema';
import { fieldsOf, type Field } from './cms-fields';

type Values = Record<string, unknown>;
type Component = (typeof mdxComponents)[keyof typeof mdxComponents];

export const endOf = ({ position }: MdxNode) => position?.end.offset ?? 0;

/** The name of the field for what is between the tags. */
export const between = 'between';

const isPicture = (schema: Component['schema'], prop: string) =>
  toJsonSchema(schema).properties?.[prop]?.image === true;

/** Returns the values of a component as it is written in a text; its pictures as the editor names them. */
function valuesIn(text: string, { schema }: Component): Values {
  const { tree, problems } = parseText(text);
  const node = tree && problems.length === 0 ? nodesIn(tree).find(isComponent) : undefined;
  const [first, last] = [node?.children?.at(0), node?.children?.at(-1)];
  const values: Values = {};
  for (const { name = '', value } of node?.attributes ?? [])
    values[name] = isPicture(schema, name) ? `/${String(value)}` : value;
  if (first && last) values[between] = text.slice(startOf(first), endOf(last));
  return values;
}

/** Returns a component as a writer writes it; what is empty is left out. */
function written(name: string, { children, schema }: Component, values: Values): string {
  const { [between]: text = '' } = values;
  const props = Object.keys(schema.shape).map((prop) => {
    const value = values[prop];
    if (typeof value !== 'string' || value === '') return '';
    const own = isPicture(schema, prop) ? value.replace(/^\//, '') : value;
    return ` ${prop}="${own.replaceAll('"', '&quot;')}"`;
  });
  const tag = `<${name}${props.join('')}`;
  const gap = children === 'words' ? '' : '\n\n';
  return children === 'nothing' ? `${tag} />` : `${tag}>${gap}${String(text)}${gap}</${name}>`;
}

/** The name of the part that shows a block as it is written. */
export const sourceComponent = 'Source';
/** In signs that neither Lexical nor Sveltia reads or changes. */
export const sourceBlock = (text: string) => `<${sourceComponent} ${encodeURIComponent(text)} />`;
const sourcePattern = new RegExp(`<${sourceComponent} (\\S*) />`, 's');

/** Returns what a part shows as it is written; undefined for other parts. */
export function sourceIn(block: string): string | undefined {
  const [found, text = ''] = sourcePattern.exec(block) ?? [];
  return found === block ? decodeURIComponent(text) : undefined;
}

/** Sveltia wants no keys that are undefined. */
const plain: (text: string) => EditorComponentDefinition['fields'] = JSON.parse;
const fieldsFor = (fields: readonly Field[]) => plain(JSON.stringify(fields));

/** The page itself is the preview. */
const toPreview = () => '';

/** The parts that writers may put into a text. */
export const editorComponents: readonly EditorComponentDefinition[] = [
  ...Object.entries(mdxComponents).map(([id, component]) => {
    const { description, children, schema } = component;
    const widget = children === 'words' ? 'string' : 'richtext';
    const text = { name: between, label: 'Text', widget, editor_components: [], minimal: true };
    // A value in quotes may hold any sign.
    const end = children === 'nothing' ? '/>' : `>.*?</${id}>`;
    return {
      id,
      label: `${id}: ${description}`,
      fields: fieldsFor([
        ...(children === 'nothing' ? [] : [text]),
        ...fieldsOf(toJsonSchema(schema)),
      ]),
      pattern: new RegExp(`<${id}\\b(?:"[^"]*"|[^">])*${end}`, 's'),
      fromBlock: ([found]: RegExpMatchArray) => valuesIn(found, component),
      toBlock: (values: Values) => written(id, component, values),
      toPreview,
    };
  }),
  {
    id: sourceComponent,
    label: 'Table, note or other',
    fields: fieldsFor([{ name: 'text', label: 'As it is written', widget: 'text' }]),
    pattern: sourcePattern,
    fromBlock: ([found]) => ({ text: sourceIn(found) }),
    toBlock: ({ text = '' }) => sourceBlock(String(text)),
    toPreview,
  },
];
