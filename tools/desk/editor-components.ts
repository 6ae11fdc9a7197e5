import type { EditorComponentDefinition, Field } from '@sveltia/cms';
import { components } from '../../src/content/components';
import { schemaAt, fieldsSchema } from '../../src/content/field-schema';
import { componentIn, insideOf, sourceBlock, sourcePattern } from './body-blocks';
import { fieldsOf, wordsOf } from './desk-fields';

/** The name of the part that shows what the editor cannot edit as it is written. */
export const sourceComponent = 'Source';

/** The desk asks for it, and shows no preview: the page itself is the preview. */
const noPreview = () => '';

const source: EditorComponentDefinition = {
  id: sourceComponent,
  label: 'Table, note or other',
  fields: [{ name: 'text', label: 'As it is written in the file', widget: 'text' }],
  pattern: sourcePattern,
  fromBlock: ([, text = '']) => ({ text }),
  toBlock: ({ text }) => sourceBlock(String(text ?? '')),
  toPreview: noPreview,
};
const inside = 'inside';

/** A tag up to its end; values in quotes may contain the sign. */
const attributes = '(?:"[^"]*"|[^">])*';

type Component = (typeof components)[keyof typeof components];

function insideField(takes: Component['inside']): Field[] {
  if (takes === 'nothing') return [];
  if (takes === 'words') return [{ name: inside, label: 'Words', widget: 'string' }];
  return [
    { name: inside, label: 'Text', widget: 'richtext', editor_components: [], minimal: true },
  ];
}

function patternOf(name: string, takes: Component['inside']): RegExp {
  if (takes === 'nothing') return new RegExp(`<${name}\\b${attributes}/>`, 's');
  return takes === 'words'
    ? new RegExp(`<${name}\\b${attributes}>[^<]*</${name}>`)
    : new RegExp(`<${name}\\b${attributes}>.*?</${name}>`, 's');
}

/** Returns a component as it is written in a text. */
function written(
  name: string,
  values: readonly [string, string][],
  text: string,
  takes: Component['inside'],
) {
  const props = values.map(([prop, value]) => `${prop}="${value.replaceAll('"', '&quot;')}"`);
  const end = takes === 'nothing' ? ' />' : '>';
  const line = [`<${name}`, ...props].join(' ') + end;
  const tag =
    line.length <= 80 || props.length === 0
      ? line
      : `<${name}\n  ${props.join('\n  ')}\n${end.trim()}`;
  if (takes === 'nothing') return tag;
  return takes === 'words' ? `${tag}${text}</${name}>` : `${tag}\n\n${text}\n\n</${name}>`;
}

function editorComponent(
  name: string,
  { description, schema, inside: takes }: Component,
): EditorComponentDefinition {
  const root = fieldsSchema(schema);
  const names = Object.keys(schema.shape);
  const isPicture = (prop: string) => schemaAt(root, [prop]).image === true;
  return {
    id: name,
    label: `${wordsOf(name)}: ${description.charAt(0).toLowerCase()}${description.slice(1)}`,
    fields: [...fieldsOf(schema), ...insideField(takes)],
    pattern: patternOf(name, takes),
    fromBlock: ([text]) => {
      const node = componentIn(text);
      const props = (node?.attributes ?? []).map(({ name: prop = '', value }): [string, string] => [
        prop,
        (isPicture(prop) ? '/' : '') + String(value),
      ]);
      return Object.fromEntries([...props, [inside, node ? insideOf(node, text) : '']]);
    },
    toBlock: (values: Record<string, unknown>) => {
      const props = names.flatMap((prop): [string, string][] => {
        const value = values[prop];
        return typeof value === 'string' && value !== '' ? [[prop, value]] : [];
      });
      return written(name, props, String(values[inside] ?? ''), takes);
    },
    toPreview: noPreview,
  };
}

/** The parts that writers may put into a text. */
export const editorComponents = [
  ...Object.entries(components).map(([name, component]) => editorComponent(name, component)),
  source,
];
