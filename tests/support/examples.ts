import { stringify } from 'yaml';
import type { z } from 'zod';
import {
  fieldsOf,
  resolveRef,
  toJsonSchema,
  valueAt,
  type JsonSchema,
} from '../../src/content/schemas/field-schema';

function completed(given: unknown, schema: JsonSchema, root: JsonSchema): unknown {
  const { properties, required = [], items = {}, ...own } = resolveRef(root, schema);
  const [example] = own.examples ?? [];
  if (properties) {
    const fields = Object.entries(properties).filter(
      ([name]) => required.includes(name) || valueAt(given, [name]) !== undefined,
    );
    const known = fields.map(([name, field]) => [
      name,
      completed(valueAt(given, [name]), field, root),
    ]);
    return { ...fieldsOf(given), ...Object.fromEntries(known) };
  }
  if (Array.isArray(given)) return given.map((item) => completed(item, items, root));
  if (given !== undefined) return given;
  if (own.type === 'array') return example ?? [completed(undefined, items, root)];
  return own.const ?? example ?? own.enum?.[0] ?? (own.type === 'string' ? 'Words' : 1);
}

/** Returns fields, and for each that the schema requires beside them its own example. */
export const withExamples = (fields: unknown, schema: z.ZodObject): Record<string, unknown> =>
  fieldsOf(completed(fields, toJsonSchema(schema), toJsonSchema(schema)));

/** Returns the text of a content file. */
export const contentText = (file: string, fields: object, body: string): string =>
  file.endsWith('.json')
    ? JSON.stringify(fields, null, 2)
    : `---\n${stringify(fields, { lineWidth: 0 })}---\n${body}`;
