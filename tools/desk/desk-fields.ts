import type { Field } from '@sveltia/cms';
import { z } from 'zod';
import { jsonSchema, type JsonSchema } from '../../src/content/field-schema';
import { contentKinds } from '../../src/content/kinds';

/** What a schema says of a field besides its type. */
type About = JsonSchema & { isOptional?: boolean };

const aboutOf = (schema: z.core.$ZodType): About =>
  jsonSchema.parse(z.globalRegistry.get(schema) ?? {});

/** Returns a name in code as words: `focusKeyphrase` is "Focus keyphrase". */
export function wordsOf(name: string): string {
  const words = name.replaceAll(/(?!^)[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Labels that the name in code does not make. */
const labels: Readonly<Record<string, string>> = { alt: 'Alternative text', href: 'Leads to' };

/** Returns what is said under a field, in which asterisks would set italics. */
function hintOf({ description = '', examples = [], image, entry }: About): string | undefined {
  const [example] = image || entry !== undefined ? [] : examples;
  const isShown = typeof example === 'string' && example.length <= 80;
  const hint = `${description.replace(/^true: /, '')}${isShown ? `. Example: ${example}` : ''}`;
  return hint === '' ? undefined : wordsOf(hint.charAt(0)) + hint.slice(1).replaceAll('*', '\\*');
}

/** The fields by which entries are named, and found in the lists of the desk. */
const naming = ['title', 'question', 'author', 'name'];

/** @throws if nothing in a schema names its entries */
export function namingField({ shape }: z.ZodObject): string {
  const name = naming.find((one) => Object.hasOwn(shape, one));
  if (name === undefined) throw new Error(`No field names an entry: ${Object.keys(shape).join()}`);
  return name;
}

/** Returns from where a field takes the name of another entry: a folder, the topics, or the answers. */
function relationTo(entry: string) {
  const lists: Readonly<Record<string, [file: string, value: string, shown: string]>> = {
    topics: ['Topics', 'items.*.id', 'items.*.name'],
    help: ['ContactForm', 'helpNeeded.options.*', 'helpNeeded.options.*'],
  };
  const [file, value, shown] = lists[entry] ?? [];
  const list = {
    collection: '_singletons',
    file,
    value_field: value,
    display_fields: [shown ?? ''],
  };
  const kind = contentKinds.find(({ from }) => 'folder' in from && from.folder === entry);
  if (file === undefined && !kind) throw new Error(`No kind of content has the entries "${entry}"`);
  return {
    widget: 'relation' as const,
    ...(kind
      ? {
          collection: kind.type,
          value_field: '{{slug}}',
          display_fields: [namingField(kind.schema)],
        }
      : list),
  };
}

/** Returns the pattern of a text, with what the check says where it does not match. */
function patternOf(schema: z.ZodType): { pattern?: [RegExp, string] } {
  const isPattern = (check: z.core.$ZodCheck) => check instanceof z.core.$ZodCheckRegex;
  const pattern = schema.def.checks?.find(isPattern)?._zod.def.pattern;
  if (!pattern) return {};
  // What the pattern refuses is refused with its words.
  const refused = ['', '1', ' '].find((text) => !pattern.test(text));
  const issues = schema.safeParse(refused).error?.issues ?? [];
  const message = issues.find(({ code }) => code === 'invalid_format')?.message;
  return { pattern: [pattern, message ?? 'does not have the right form'] };
}

/** What each field has. */
type Common = { name: string; label: string; hint?: string; required: boolean };

function textField(common: Common, schema: z.ZodType, about: About): Field {
  const { image, entry, day, minLength, maxLength, examples = [] } = about;
  if (image) return { ...common, widget: 'image', choose_url: false };
  if (entry !== undefined) return { ...common, ...relationTo(entry) };
  if (day) return { ...common, widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' };
  // A field of some lines, for texts that are longer than a headline.
  const isLong = (maxLength ?? 0) > 80 || String(examples[0] ?? '').length > 44;
  return {
    ...common,
    required: common.required && !schema.safeParse('').success,
    ...patternOf(schema),
    ...(minLength !== undefined && { minlength: minLength }),
    ...(maxLength !== undefined && { maxlength: maxLength }),
    ...(isLong ? { widget: 'text' } : { widget: 'string', use_emoji_autocomplete: false }),
  };
}

const limits = z.object({
  minimum: z.number().optional(),
  maximum: z.number().optional(),
  minItems: z.number().optional(),
  maxItems: z.number().optional(),
});
const limitsOf = (schema: z.ZodType) => limits.parse(z.toJSONSchema(schema, { io: 'input' }));

function listField(common: Common, schema: z.ZodArray, about: About): Field {
  const { minItems: min, maxItems } = limitsOf(schema);
  const max = about.maxItems ?? maxItems;
  const range = { ...(min !== undefined && { min }), ...(max !== undefined && { max }) };
  const item = fieldOf('item', schema.element);
  if (item.widget === 'relation') return { ...item, ...common, ...range, multiple: true };
  const label_singular = common.label.replace(/s$/, '');
  const list = { ...common, ...range, label_singular, widget: 'list' as const };
  if (item.widget !== 'object' || !('fields' in item)) return { ...list, field: item };
  const [first] = item.fields;
  return { ...list, fields: item.fields, collapsed: 'auto', summary: `{{${first?.name ?? ''}}}` };
}

/**
 * Returns the field of the desk for a field of a schema.
 *
 * @throws if the desk has nothing for its type
 */
export function fieldOf(name: string, schema: z.core.$ZodType, outer: About = {}): Field {
  const about = { ...aboutOf(schema), ...outer };
  if (schema instanceof z.ZodReadonly) return fieldOf(name, schema.unwrap(), about);
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault)
    return fieldOf(name, schema.unwrap(), { ...about, isOptional: true });
  const hint = hintOf(about);
  const required = about.isOptional !== true;
  const common = {
    name,
    label: labels[name] ?? wordsOf(name),
    required,
    ...(hint !== undefined && { hint }),
  };
  if (schema instanceof z.ZodLiteral) return { name, widget: 'hidden', default: schema.value };
  if (schema instanceof z.ZodBoolean) return { ...common, widget: 'boolean', default: false };
  if (schema instanceof z.ZodEnum)
    return { ...common, widget: 'select', options: schema.options.map(String) };
  if (schema instanceof z.ZodRecord)
    return { ...common, widget: 'keyvalue', key_label: 'Name', value_label: 'Words' };
  if (schema instanceof z.ZodArray) return listField(common, schema, about);
  if (schema instanceof z.ZodObject)
    return { ...common, widget: 'object', fields: fieldsOf(schema) };
  if (schema instanceof z.ZodNumber) {
    const { minimum: min, maximum: max } = limitsOf(schema);
    const value_type = schema.isInt ? 'int' : 'float';
    return {
      ...common,
      widget: 'number',
      value_type,
      ...(min !== undefined && { min }),
      ...(max !== undefined && { max }),
    };
  }
  if (schema instanceof z.ZodType && schema.def.type === 'string')
    return textField(common, schema, about);
  throw new Error(`The desk has no field for "${name}", which is a ${schema._zod.def.type}`);
}

export const fieldsOf = ({ shape }: z.ZodObject): Field[] =>
  Object.entries(shape).map(([name, schema]) => fieldOf(name, schema));
