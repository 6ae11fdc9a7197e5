import { resolveRef, type JsonSchema } from '../../src/content/field-schema';
import { contentTypes } from '../../src/content/content-types';
import { labelOf } from '../../src/content/labels';

/** A field of Sveltia CMS. */
export type Field = { name: string; widget: string; fields?: Field[]; [option: string]: unknown };

/** Returns what is said under a field, in which asterisks would set italics. */
function hintOf({ description = '', examples = [], image, entry }: JsonSchema): string {
  const [example] = image || entry !== undefined ? [] : examples;
  const shown = typeof example === 'string' && example.length <= 80 ? `. Example: ${example}` : '';
  const hint = description.replace(/^true: /, '') + shown;
  return hint.charAt(0).toUpperCase() + hint.slice(1).replaceAll('*', '\\*');
}

/** Returns where a field finds the names of other entries: in a folder, or in a list of a file. */
function relationTo(entry: string) {
  for (const contentType of contentTypes)
    if ('folder' in contentType && contentType.folder === entry) {
      const { typeName, titleField } = contentType;
      return { collection: typeName, value_field: '{{slug}}', display_fields: [titleField] };
    }
  const isTopic = entry === 'topics';
  const value_field = isTopic ? 'items.*.id' : 'formFields.helpNeeded.options.*';
  const display_fields = [isTopic ? 'items.*.name' : value_field];
  const file = isTopic ? 'Topics' : 'ContactForm';
  return { collection: '_singletons', file, value_field, display_fields };
}

/** Returns the field for a text: a picture, a day, the name of another entry, or words. */
function textField(schema: JsonSchema) {
  const { image, color, day, entry, pattern, multiline, examples = [] } = schema;
  const { minLength = 0, maxLength = 0, search = false } = schema;
  if (image) return { widget: 'image', choose_url: false, accept: '.avif,.jpeg,.jpg,.png,.webp' };
  if (color) return { widget: 'color' };
  if (day) return { widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' };
  if (entry !== undefined) return { widget: 'relation', ...relationTo(entry) };
  const example = JSON.stringify(examples[0] ?? '');
  return {
    widget: multiline || maxLength > 80 ? 'text' : 'string',
    ...(pattern !== undefined && { pattern: [pattern, `Write it like this: ${example}`] }),
    // A short title wastes its place in search results, which keeps nobody from saving it.
    ...(minLength > 1 && !search && { minlength: minLength }),
    ...(maxLength > 0 && { maxlength: maxLength }),
  };
}

/** Returns whether words may be empty, as an alt text of a picture that only decorates. */
const mayBeEmpty = ({ words, minLength }: JsonSchema) => words === true && minLength === undefined;

/**
 * Returns the field of the editor for a field of a schema.
 *
 * @throws if the editor has nothing for its type
 */
export function fieldOf(
  name: string,
  schema: JsonSchema,
  root: JsonSchema,
  required = true,
): Field {
  const { type, const: only, enum: options, properties, minimum: min, maximum: max } = schema;
  const label = labelOf(name);
  const common = { name, label, hint: hintOf(schema), required };
  if (only !== undefined) return { name, widget: 'hidden', default: only };
  if (options) return { ...common, widget: 'select', options };
  if (properties) return { ...common, widget: 'object', fields: fieldsOf(root, schema) };
  switch (type) {
    case 'string':
      return { ...common, ...textField(schema), ...(mayBeEmpty(schema) && { required: false }) };
    case 'boolean':
      return { ...common, widget: 'boolean', default: false };
    case 'integer':
      return { ...common, widget: 'number', value_type: 'int', min, max };
    case 'number':
      return { ...common, widget: 'number', value_type: 'float', min, max };
    case 'object':
      return { ...common, widget: 'keyvalue', key_label: 'Name', value_label: 'Words' };
    case 'array': {
      const range = { min: schema.minItems, max: schema.maxItems };
      const item = fieldOf('item', resolveRef(root, schema.items ?? {}), root);
      if (item.widget === 'relation') return { ...item, ...common, ...range, multiple: true };
      const list = { ...common, ...range, widget: 'list', label_singular: label.replace(/s$/, '') };
      const [first] = item.fields ?? [];
      if (!first) return { ...list, field: item };
      return { ...list, fields: item.fields, collapsed: 'auto', summary: `{{${first.name}}}` };
    }
    default:
      throw new Error(`The editor has no field for "${name}", which is a ${type ?? 'mixture'}`);
  }
}

/** Returns the fields of the editor for those of a schema. */
export const fieldsOf = (root: JsonSchema, { properties = {}, required = [] } = root): Field[] =>
  Object.entries(properties).map(([name, written]) =>
    fieldOf(name, resolveRef(root, written), root, required.includes(name)),
  );
