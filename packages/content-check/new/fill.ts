import { fieldsSchema, resolved, type JsonSchema } from '../../../src/content/field-schema';
import type { ContentKind } from '../../../src/content/kinds';

/** A writer’s answers by the paths of their fields: `hero.headline`. */
export type Answers = Readonly<Record<string, unknown>>;

function valueOf(root: JsonSchema, raw: JsonSchema, path: string, answers: Answers): unknown {
  const schema = resolved(root, raw);
  if (answers[path] !== undefined) return answers[path];
  if (schema.type === 'object' && schema.properties) return objectOf(root, schema, path, answers);
  if (schema.const !== undefined) return schema.const;
  const [example] = schema.examples ?? [];
  if (example !== undefined) return example;
  if (schema.type === 'array' && schema.items) return [valueOf(root, schema.items, path, {})];
  return schema.enum?.[0];
}

function objectOf(root: JsonSchema, schema: JsonSchema, path: string, answers: Answers): object {
  const wanted = (key: string, whole: string) =>
    schema.required?.includes(key) === true ||
    Object.keys(answers).some((name) => name === whole || name.startsWith(`${whole}.`));
  return Object.fromEntries(
    Object.entries(schema.properties ?? {}).flatMap(([key, field]): [string, unknown][] => {
      const whole = path === '' ? key : `${path}.${key}`;
      return wanted(key, whole) ? [[key, valueOf(root, field, whole, answers)]] : [];
    }),
  );
}

/**
 * Returns the fields of a new entry: the answers, and the example of the schema for every required field
 * that was not asked for. A field that is added to a schema later is then in every new file.
 */
export function fillFields(kind: ContentKind, answers: Answers): object {
  const root = fieldsSchema(kind.schema);
  return objectOf(root, root, '', answers);
}
