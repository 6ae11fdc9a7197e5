import { buildSync } from 'esbuild';
import { readdirSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { compileFunction } from 'node:vm';
import { z } from 'zod';
import { fieldsSchema, type JsonSchema } from '../../src/content/field-schema';
import { insides, proseKit, type ProseSchema } from '../../src/content/prose-kit';

/** A component that writers may use in a text. */
export type ProseComponent = {
  name: string;
  /** The schema of its props. */
  schema: z.ZodObject;
  /** The same as data. */
  props: Readonly<Record<string, JsonSchema>>;
  required: readonly string[];
} & z.infer<typeof described>;

/** What a schema says about the component itself. */
const described = z.object({
  description: z.string(),
  inside: z.enum(insides),
  alone: z.boolean().default(false),
  sample: z.string().default(''),
});

/** The folder with a file for each component. */
const folder = 'src/prose/catalogue';

/** Returns the name of a component: `WhenRecaptcha` for `when-recaptcha.tsx`. */
const nameOf = (file: string) =>
  basename(file, '.tsx')
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');

/** Returns the files of the components, by their names. */
export const componentFiles = (): Map<string, string> =>
  new Map(
    readdirSync(folder)
      .filter((file) => /^[a-z-]+\.tsx$/.test(file))
      .sort()
      .map((file) => [nameOf(file), resolve(folder, file)]),
  );

/** Replaces every import. Its properties and the results of its calls are itself. */
const anything: object = new Proxy(() => undefined, {
  get: () => anything,
  apply: () => anything,
});

const componentFile = z.object({
  schema: z.custom<ProseSchema>((value) => typeof value === 'function'),
});

/**
 * Returns the schema that a component's file exports. A schema uses nothing but its argument, so
 * what the file imports, such as React and Chakra, is not loaded.
 */
function schemaIn(code: string): z.ZodObject {
  const file = { exports: {} };
  const run = compileFunction(code, ['module', 'exports', 'require']);
  Reflect.apply(run, undefined, [file, file.exports, () => anything]);
  return componentFile.parse(file.exports).schema(proseKit);
}

function readCatalogue(): ReadonlyMap<string, ProseComponent> {
  const files = [...componentFiles()];
  const { outputFiles } = buildSync({
    entryPoints: files.map(([, file]) => file),
    outdir: folder,
    write: false,
    format: 'cjs',
    jsx: 'automatic',
    tsconfigRaw: '{}',
  });
  return new Map(
    files.map(([name], index) => {
      const schema = schemaIn(outputFiles[index]?.text ?? '');
      const { properties: props = {}, required = [] } = fieldsSchema(schema);
      return [name, { name, schema, props, required, ...described.parse(schema.meta()) }];
    }),
  );
}

let known: ReadonlyMap<string, ProseComponent> | undefined;

/** Returns the components that writers may use in a text, by their names. */
export const catalogue = (): ReadonlyMap<string, ProseComponent> => (known ??= readCatalogue());
