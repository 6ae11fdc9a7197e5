import { z } from 'zod';
import { jsonSchema, type JsonSchema } from '../content/field-schema';

const capital = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

const scalars: Readonly<Record<string, string>> = {
  string: 'String',
  boolean: 'Boolean',
  integer: 'Int',
  number: 'Float',
};

const extensions: Readonly<Record<string, string>> = {
  ImageSharp: ' @contentImage',
  Author: ' @link(by: "slug")',
};

/**
 * Returns the GraphQL type definitions of one kind of content, by type name. A field is nullable only
 * where the schema says `optional`. `meta({ id })` names a type that several kinds share.
 *
 * @param computed additional fields of the kind's own type, as lines of SDL
 */
export function typeDefinitions(
  type: string,
  schema: z.ZodObject,
  computed: readonly string[],
): Map<string, string> {
  const definitions = new Map<string, string>();
  const root = jsonSchema.parse(z.toJSONSchema(schema));

  const fieldType = (parent: string, name: string, field: JsonSchema): string => {
    if (field.graphql) return field.graphql;
    if (field.$ref) {
      const shared = field.$ref.replace('#/$defs/', '');
      if (!definitions.has(shared)) define(shared, root.$defs?.[shared] ?? {});
      return shared;
    }
    if (field.type === 'array') return `[${fieldType(parent, name, field.items ?? {})}!]`;
    if (field.type === 'object') {
      const nested = `${parent}${capital(name)}`;
      define(nested, field);
      return nested;
    }
    return scalars[field.type ?? ''] ?? 'JSON';
  };

  const fieldLines = (parent: string, { properties = {}, required = [] }: JsonSchema) =>
    Object.entries(properties).map(([name, field]) => {
      const linked = extensions[field.graphql ?? ''] ?? '';
      const extension = field.published ? ' @publishedLink' : linked;
      const description = field.description ? `  ${JSON.stringify(field.description)}\n` : '';
      const mark = required.includes(name) ? '!' : '';
      return `${description}  ${name}: ${fieldType(parent, name, field)}${mark}${extension}`;
    });

  function define(name: string, object: JsonSchema) {
    // A type that refers to itself is not defined again.
    definitions.set(name, '');
    const lines = fieldLines(name, object).join('\n');
    const values = object.enum && `enum ${name} { ${object.enum.join(' ')} }`;
    definitions.set(name, values ?? `type ${name} @dontInfer {\n${lines}\n}`);
  }

  const fields = [...fieldLines(type, root), ...computed.map((field) => `  ${field}`)];
  definitions.set(type, `type ${type} implements Node @dontInfer {\n${fields.join('\n')}\n}`);
  return definitions;
}
