import { editorSchema } from './editor-schema';
import { contentKinds } from './kinds';

/** Returns the names that a schema requires but does not define in the same place. */
function strangers(schema: unknown): unknown[] {
  if (Array.isArray(schema)) return schema.flatMap(strangers);
  if (typeof schema !== 'object' || schema === null) return [];
  const properties: unknown = Reflect.get(schema, 'properties');
  const required: unknown = Reflect.get(schema, 'required');
  const own =
    Array.isArray(required) && typeof properties === 'object' && properties !== null
      ? required.filter((name) => !Object.hasOwn(properties, String(name)))
      : [];
  return [...own, ...Object.values(schema).flatMap(strangers)];
}

test.each(contentKinds.map((kind) => [kind.type, kind] as const))(
  'editors know every required field of a %s',
  (_type, kind) => {
    expect(strangers(editorSchema(kind))).toEqual([]);
  },
);
