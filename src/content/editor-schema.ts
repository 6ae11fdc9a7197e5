import { z } from 'zod';
import type { ContentKind } from './kinds';

type Json = Record<string, unknown>;

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Limits the length of a text. The limit applies after tokens are filled in, which an editor does
 * not do. A token counts as one character here, so that no correct text is underlined; the check
 * counts exactly.
 */
const atMost = (length: number) => `^(?:\\{[A-Za-z]+\\}|[^{]){0,${length}}$`;

/** Accepts any text with a token, because only the check fills it in. */
const orToken = (pattern: string) => `\\{[A-Za-z]+\\}|${pattern}`;

function forEditors(value: unknown, areFields = false): unknown {
  if (Array.isArray(value)) return value.map((item) => forEditors(item));
  if (!isObject(value)) return value;
  // A field may have the name of a keyword that is removed below: a testimonial has an "image".
  if (areFields) {
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, forEditors(item)]));
  }
  const { minLength: _least, maxLength, graphql: _graphql, image: _image, ...rest } = value;
  const limit = typeof maxLength === 'number' ? { pattern: atMost(maxLength) } : {};
  if (typeof rest.pattern === 'string') rest.pattern = orToken(rest.pattern);
  return {
    ...Object.fromEntries(
      Object.entries(rest).map(([key, item]) => [key, forEditors(item, key === 'properties')]),
    ),
    ...limit,
  };
}

/** Returns the JSON Schema of a kind; editors use it to complete, explain and underline. */
export function editorSchema(kind: ContentKind): Json {
  const schema = forEditors(z.toJSONSchema(kind.schema, { io: 'input', target: 'draft-7' }));
  if (!isObject(schema)) return {};
  const properties = isObject(schema.properties) ? schema.properties : {};
  return { ...schema, properties: { $schema: { type: 'string' }, ...properties } };
}
