import type { z } from 'zod';
import { fieldsSchema, resolved, type JsonSchema } from './field-schema';
import { keepTogether, typesetLine } from './typography';

/** What search engines show of a page has plain spaces. */
const searchFields = new Set(['title', 'description', 'focusKeyphrase']);

/**
 * Sets the typography of a language in all words that visitors read, except those that the schema
 * marks as `words: false`.
 */
export function typesetFields(
  data: Record<string, unknown>,
  schema: z.ZodObject,
  language: string,
): Record<string, unknown> {
  const root = fieldsSchema(schema);

  const typesetGroup = (group: object, own: JsonSchema) =>
    Object.fromEntries(
      Object.entries(group).map(([name, value]) => [
        name,
        typesetValue(
          value,
          own.properties?.[name] ?? {},
          'description' in group && searchFields.has(name),
        ),
      ]),
    );

  function typesetValue(value: unknown, raw: JsonSchema, isSearchField = false): unknown {
    const own = resolved(root, raw);
    if (own.words === false) return value;
    if (Array.isArray(value)) return value.map((item) => typesetValue(item, own.items ?? {}));
    if (typeof value === 'object' && value !== null) return typesetGroup(value, own);
    if (typeof value !== 'string' || own.words !== true) return value;
    const text = typesetLine(value, language);
    return isSearchField ? text : keepTogether(text);
  }

  return typesetGroup(data, root);
}
