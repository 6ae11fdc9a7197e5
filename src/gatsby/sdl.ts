import { z } from 'zod';
import { jsonSchema, type JsonSchema } from '../content/field-schema';

const capital = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

const scalars: Readonly<Record<string, string>> = {
  string: 'String',
  boolean: 'Boolean',
  integer: 'Int',
  number: 'Float',
};

/** How the value in a file becomes a value of these types: a picture by its file, an author by name. */
const extensions: Readonly<Record<string, string>> = {
  ImageSharp: ' @contentImage',
  Author: ' @link(by: "slug")',
};

/**
 * Writes the GraphQL type definitions of one kind of content.
 *
 * Every type is `@dontInfer`, and a field is nullable only where the schema says `optional`. A
 * schema's `meta({ id })` names a type that several kinds share; `meta({ graphql })` names the
 * GraphQL type of a field that JSON Schema cannot express.
 *
 * @param computed additional fields of the kind's own type, as lines of SDL
 * @returns the definitions by type name, including the kind's own type
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

  const fieldLine = (parent: string, name: string, field: JsonSchema, required: boolean) => {
    const linked = extensions[field.graphql ?? ''] ?? '';
    const extension = field.published ? ' @publishedLink' : linked;
    const description = field.description ? `  ${JSON.stringify(field.description)}\n` : '';
    return `${description}  ${name}: ${fieldType(parent, name, field)}${required ? '!' : ''}${extension}`;
  };

  const fieldLines = (parent: string, object: JsonSchema) =>
    Object.entries(object.properties ?? {}).map(([name, field]) =>
      fieldLine(parent, name, field, object.required?.includes(name) ?? false),
    );

  function define(name: string, object: JsonSchema) {
    definitions.set(name, '');
    definitions.set(
      name,
      object.enum
        ? `enum ${name} { ${object.enum.join(' ')} }`
        : `type ${name} @dontInfer {\n${fieldLines(name, object).join('\n')}\n}`,
    );
  }

  const fields = [...fieldLines(type, root), ...computed.map((field) => `  ${field}`)];
  definitions.set(type, `type ${type} implements Node @dontInfer {\n${fields.join('\n')}\n}`);
  return definitions;
}
