import type { z } from 'zod';
import { toJsonSchema, resolveRef, type JsonSchema } from './schemas/field-schema';
import { hyphenateLongWords } from './text/hyphenation';
import { keepTogether, typesetLine } from './text/typography';

/**
 * Returns fields with the typography of a language in all texts for visitors. Fields whose schema says
 * `isTypeset: false` stay as typed.
 */
export function typesetFields(
  data: Record<string, unknown>,
  schema: z.ZodObject,
  language: string,
): Record<string, unknown> {
  const root = toJsonSchema(schema);

  const typesetGroup = (group: object, { properties = {} }: JsonSchema) =>
    Object.fromEntries(
      Object.entries(group).map(([name, value]) => [
        name,
        typesetValue(value, properties[name] ?? {}),
      ]),
    );

  function typesetValue(value: unknown, raw: JsonSchema): unknown {
    const fieldSchema = resolveRef(root, raw);
    if (fieldSchema.isTypeset === false) return value;
    if (Array.isArray(value))
      return value.map((item) => typesetValue(item, fieldSchema.items ?? {}));
    if (typeof value === 'object' && value !== null) return typesetGroup(value, fieldSchema);
    if (typeof value !== 'string' || fieldSchema.isTypeset !== true) return value;
    const text = typesetLine(value, language);
    if (fieldSchema.search) return text;
    const isHeadline = fieldSchema.emphasis === true && fieldSchema.multiline !== true;
    return keepTogether(isHeadline ? hyphenateLongWords(text, language) : text, language);
  }

  return typesetGroup(data, root);
}
