import type { z } from 'zod';
import { fieldsSchema, resolved, type JsonSchema } from './field-schema';
import { keepTogether, setText } from './typography';

/** What search engines show of a page has plain spaces. */
const ofSearch = new Set(['title', 'description', 'focusKeyphrase']);

/**
 * Sets the typography of a language in all words that visitors read, except those that the schema
 * marks as `words: false`.
 */
export function setWords(
  data: Record<string, unknown>,
  schema: z.ZodObject,
  language: string,
): Record<string, unknown> {
  const root = fieldsSchema(schema);

  const setGroup = (group: object, own: JsonSchema) =>
    Object.fromEntries(
      Object.entries(group).map(([name, value]) => [
        name,
        setValue(value, own.properties?.[name] ?? {}, 'description' in group && ofSearch.has(name)),
      ]),
    );

  function setValue(value: unknown, raw: JsonSchema, isOfSearch = false): unknown {
    const own = resolved(root, raw);
    if (own.words === false) return value;
    if (Array.isArray(value)) return value.map((item) => setValue(item, own.items ?? {}));
    if (typeof value === 'object' && value !== null) return setGroup(value, own);
    if (typeof value !== 'string' || own.words !== true) return value;
    const text = setText(value, language);
    return isOfSearch ? text : keepTogether(text);
  }

  return setGroup(data, root);
}
