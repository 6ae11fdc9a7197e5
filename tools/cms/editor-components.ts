import type { EditorComponentDefinition, Field } from '@sveltia/cms';
import { mdxComponentTypes } from '../../src/content/schemas/component-schemas';
import { toJsonSchema } from '../../src/content/schemas/field-schema';
import { parseText } from '../../src/reader/markdown/parse-text';
import { endOf, isComponent, nodesIn, startOf } from '../../src/reader/markdown/tree';
import { fieldsFor } from './cms-fields';
import { sourceIn, sourcePattern, toSourceBlock, type SourceComponent } from './source-component';

type Values = Record<string, unknown>;
type Component = (typeof mdxComponentTypes)[keyof typeof mdxComponentTypes];

/** The name of the field for the children of a component. */
export const childrenField = 'between';

const isPicture = ({ schema }: Component, prop: string) =>
  toJsonSchema(schema).properties?.[prop]?.format === 'image';

/** Reads a component from MDX. The editor names pictures from the root of the site. */
function valuesOf(text: string, component: Component): Values {
  const { tree, problems } = parseText(text);
  const node = tree && problems.length === 0 ? nodesIn(tree).find(isComponent) : undefined;
  const values: Values = {};
  for (const { name = '', value } of node?.attributes ?? [])
    values[name] = isPicture(component, name) ? `/${String(value)}` : value;
  const [first, last] = [node?.children?.at(0), node?.children?.at(-1)];
  if (first && last) values[childrenField] = text.slice(startOf(first), endOf(last));
  return values;
}

/** Writes a component as MDX. Leaves out empty properties. */
function toMdx(name: string, component: Component, values: Values): string {
  const { children, schema } = component;
  const props = Object.keys(schema.shape).map((prop) => {
    const value = values[prop];
    if (typeof value !== 'string' || value === '') return '';
    const written = isPicture(component, prop) ? value.replace(/^\//, '') : value;
    return ` ${prop}="${written.replaceAll('"', '&quot;')}"`;
  });
  const tag = `<${name}${props.join('')}`;
  if (children === 'nothing') return `${tag} />`;
  const { [childrenField]: inner = '' } = values;
  const gap = children === 'words' ? '' : '\n\n';
  return `${tag}>${gap}${String(inner)}${gap}</${name}>`;
}

function childrenFields({ children }: Component): Field[] {
  const common = { name: childrenField, label: 'Text' };
  if (children === 'nothing') return [];
  return children === 'words'
    ? [{ ...common, widget: 'string' }]
    : [{ ...common, widget: 'richtext', editor_components: [], minimal: true }];
}

/** There is no preview in the editor: it shows the page itself. */
const toPreview = () => '';

const componentOf = ([id, component]: [string, Component]): EditorComponentDefinition => {
  const { description, children, schema } = component;
  // A value in quotes may contain any character.
  const end = children === 'nothing' ? '/>' : `>.*?</${id}>`;
  return {
    id,
    label: `${id}: ${description}`,
    fields: [...childrenFields(component), ...fieldsFor(toJsonSchema(schema))],
    pattern: new RegExp(`<${id}\\b(?:"[^"]*"|[^">])*${end}`, 's'),
    fromBlock: ([found]) => valuesOf(found, component),
    toBlock: (values) => toMdx(id, component, values),
    toPreview,
  };
};

/** What a writer begins with. */
const newTable = '| Plan | Price |\n| --- | --- |\n| First | 1 |\n| Second | 2 |';

/** The name of the field type of a table (`table-field.tsx`). */
export const tableWidget = 'table';

const sourceComponent = (
  id: SourceComponent,
  label: string,
  field: Field,
): EditorComponentDefinition => ({
  id,
  label,
  fields: [field],
  pattern: sourcePattern(id),
  fromBlock: ([found]) => ({ text: sourceIn(found) }),
  toBlock: ({ text = '' }) => toSourceBlock(String(text), id),
  toPreview,
});

/** The components that writers may put into a text. */
export const editorComponents: readonly EditorComponentDefinition[] = [
  ...Object.entries(mdxComponentTypes).map(componentOf),
  sourceComponent('Table', 'Table', {
    name: 'text',
    label: 'Cells',
    widget: tableWidget,
    default: newTable,
  }),
  sourceComponent('Source', 'Note or other', {
    name: 'text',
    label: 'As it is written',
    widget: 'text',
  }),
];
