import type { StandardField } from '@sveltia/cms';
import { contentTypes } from '../../src/content/content-types';
import { labelOf, resolveRef, type JsonSchema } from '../../src/content/schemas/field-schema';
import { planField } from '../../src/contract/form-fields';

/** Returns the hint under a field. Escapes asterisks, which would mark italics. */
function hintOf({ description = '', examples = [], format, relation }: JsonSchema): string {
  const [example] = format === 'image' || relation !== undefined ? [] : examples;
  const shown = typeof example === 'string' && example.length <= 80 ? `. Example: ${example}` : '';
  const hint = description.replace(/^true: /, '') + shown;
  return hint.charAt(0).toUpperCase() + hint.slice(1).replaceAll('*', '\\*');
}

/** Lists in single files to whose items other files refer, by the `relation` of the referring field. */
const namedLists: Readonly<Record<string, { file: string; value: string; shown: string }>> = {
  topics: { file: 'Topics', value: 'items.*.id', shown: 'items.*.name' },
  formOptions: {
    file: 'ContactForm',
    value: `formFields.${planField}.options.*`,
    shown: `formFields.${planField}.options.*`,
  },
};

/** Returns the settings of a relation field: its options are the entries of a folder or the items of a list. */
function relationTo(relation: string) {
  const list = namedLists[relation];
  if (list) {
    const { file, value, shown } = list;
    return { collection: '_singletons', file, value_field: value, display_fields: [shown] };
  }
  for (const contentType of contentTypes)
    if (contentType.kind !== 'file' && contentType.folder === relation) {
      const { typeName, titleField } = contentType;
      return { collection: typeName, value_field: '{{slug}}', display_fields: [titleField] };
    }
  throw new Error(`The editor knows no entries of "${relation}"`);
}

type Common = { name: string; label: string; hint: string; required: boolean };

/** Returns the field for a string: a picture, a color, a day, a relation or words. */
function textField(schema: JsonSchema, given: Common): StandardField {
  const { format, relation, pattern, multiline, examples = [] } = schema;
  const { isTypeset, search = false, minLength = 0, maxLength = 0 } = schema;
  // Words without a minimum length may be empty, such as the alt text of a decorative picture.
  const mayBeEmpty = isTypeset === true && schema.minLength === undefined;
  const common = mayBeEmpty ? { ...given, required: false } : given;
  if (format === 'image')
    return {
      ...common,
      widget: 'image',
      choose_url: false,
      accept: '.avif,.heic,.heif,.jpeg,.jpg,.png,.webp',
    };
  if (format === 'color') return { ...common, widget: 'color' };
  if (format === 'date')
    return { ...common, widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' };
  if (relation !== undefined) return { ...common, widget: 'relation', ...relationTo(relation) };
  const advice = `Write it like this: ${JSON.stringify(examples[0] ?? '')}`;
  return {
    ...common,
    widget: multiline || maxLength > 80 ? 'text' : 'string',
    ...(pattern !== undefined && { pattern: [pattern, advice] }),
    // A short title for search results is only advised against, so it can be saved.
    ...(minLength > 1 && !search && { minlength: minLength }),
    ...(maxLength > 0 && { maxlength: maxLength }),
  };
}

/** Returns the limits of a value. Leaves out undefined ones, which Sveltia refuses. */
const limits = (min?: number, max?: number) => ({
  ...(min !== undefined && { min }),
  ...(max !== undefined && { max }),
});

function listField(schema: JsonSchema, root: JsonSchema, common: Common): StandardField {
  const list = { ...common, ...limits(schema.minItems, schema.maxItems) };
  const item = fieldFor('item', resolveRef(root, schema.items ?? {}), root);
  if (item.widget === 'relation') return { ...item, ...list, multiple: true };
  const label_singular = common.label.replace(/s$/, '');
  if (!('fields' in item)) return { ...list, widget: 'list', label_singular, field: item };
  const { fields } = item;
  const summary = `{{${fields[0]?.name}}}`;
  return { ...list, widget: 'list', label_singular, fields, collapsed: 'auto', summary };
}

/**
 * Returns the field of the editor for a field of a schema.
 *
 * @throws if the editor has no field for the type
 */
export function fieldFor(
  name: string,
  schema: JsonSchema,
  root: JsonSchema,
  required = true,
): StandardField {
  const { type, const: only, enum: options, properties, minimum, maximum } = schema;
  const common = { name, label: labelOf(name, schema), hint: hintOf(schema), required };
  if (only !== undefined) return { name, widget: 'hidden', default: only };
  if (options) return { ...common, widget: 'select', options };
  if (properties) return { ...common, widget: 'object', fields: fieldsFor(root, schema) };
  switch (type) {
    case 'string':
      return textField(schema, common);
    case 'boolean':
      return { ...common, widget: 'boolean', default: false };
    case 'integer':
      return { ...common, widget: 'number', value_type: 'int', ...limits(minimum, maximum) };
    case 'number':
      return { ...common, widget: 'number', value_type: 'float', ...limits(minimum, maximum) };
    case 'object':
      return { ...common, widget: 'keyvalue', key_label: 'Name', value_label: 'Words' };
    case 'array':
      return listField(schema, root, common);
    default:
      throw new Error(`The editor has no field for "${name}", which is a ${type ?? 'mixture'}`);
  }
}

/** Returns the fields of the editor for those of a schema. */
export const fieldsFor = (
  root: JsonSchema,
  { properties = {}, required = [] } = root,
): StandardField[] =>
  Object.entries(properties).map(([name, written]) =>
    fieldFor(name, resolveRef(root, written), root, required.includes(name)),
  );
