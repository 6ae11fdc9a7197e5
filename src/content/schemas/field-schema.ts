import { z } from 'zod';

/** The part of JSON Schema that our zod schemas produce. */
export const jsonSchema = z.object({
  $ref: z.string().optional(),
  type: z.string().optional(),
  const: z.string().optional(),
  enum: z.array(z.string()).optional(),
  get items() {
    return jsonSchema.optional();
  },
  get properties() {
    return z.record(z.string(), jsonSchema).optional();
  },
  /** The values of a record, whose names are the owner's. */
  get additionalProperties() {
    return z.union([z.literal(false), jsonSchema]).optional();
  },
  required: z.array(z.string()).optional(),
  examples: z.array(z.unknown()).optional(),
  minLength: z.number().optional(),
  maxLength: z.number().optional(),
  pattern: z.string().optional(),
  minItems: z.number().optional(),
  maxItems: z.number().optional(),
  minimum: z.number().optional(),
  maximum: z.number().optional(),
  /**
   * What a text is. `image`: the name of a picture. `link`: the target of a link. `video`: the address of a video, or the
   * path of a video of this site. `color`: such as #b93815. `date`: a day in ISO 8601.
   */
  format: z.enum(['image', 'link', 'video', 'color', 'date']).optional(),
  /** true: a link that is hidden while its page is not published. */
  hiddenWithoutPage: z.boolean().optional(),
  /** The largest width at which a picture in a component is shown, in pixels. */
  width: z.number().optional(),
  /** A reference to an entry: the folder in `content/`, or `topics` or `formOptions` for a list in a file. */
  relation: z.string().optional(),
  /** true: text for visitors. It gets typography. false: the field and all fields in it stay as typed. */
  isTypeset: z.boolean().optional(),
  /** true: text that search engines show. It gets no non-breaking spaces. */
  search: z.boolean().optional(),
  /** true: a text that is longer than a headline. */
  multiline: z.boolean().optional(),
  /** true: asterisks in the text emphasize words. */
  emphasis: z.boolean().optional(),
  /** The label of a field whose name does not say it well. */
  title: z.string().optional(),
  description: z.string().optional(),
  get $defs() {
    return z.record(z.string(), jsonSchema).optional();
  },
});
export type JsonSchema = z.infer<typeof jsonSchema>;

/** The results of `toJsonSchema`. It is called for each text of a site. */
const converted = new WeakMap<z.ZodObject, JsonSchema>();

/** Returns a schema as JSON Schema. Fields that a writer may leave out are not required. */
export function toJsonSchema(schema: z.ZodObject): JsonSchema {
  const found = converted.get(schema) ?? jsonSchema.parse(z.toJSONSchema(schema, { io: 'input' }));
  converted.set(schema, found);
  return found;
}

/** Returns the schema to which a `$ref` leads, with the keywords beside the `$ref`. */
export function resolveRef(root: JsonSchema, { $ref, ...siblings }: JsonSchema): JsonSchema {
  const target = $ref === undefined ? {} : (root.$defs?.[$ref.replace('#/$defs/', '')] ?? {});
  return { ...target, ...siblings };
}

/** Returns the schema of the field at a path; empty if there is none. */
export function schemaAt(root: JsonSchema, path: readonly PropertyKey[]): JsonSchema {
  return path.reduce<JsonSchema>((schema, key) => {
    const field = schema.properties?.[String(key)] ?? schema.additionalProperties;
    const next = typeof key === 'number' ? schema.items : field;
    return next ? resolveRef(root, next) : {};
  }, root);
}

/** Returns the label of a field: its title, or else its name in words, such as "Focus keyphrase". */
export function labelOf(name: string, { title }: JsonSchema = {}): string {
  const words = name.replaceAll(/(?!^)[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return title ?? words.charAt(0).toUpperCase() + words.slice(1);
}

/** Returns the fields of a file; none if the data is no object. `$schema` is for code editors, and left out. */
export function fieldsOf(data: unknown): Record<string, unknown> {
  const entries: [string, unknown][] =
    typeof data === 'object' && data !== null && !Array.isArray(data) ? Object.entries(data) : [];
  return Object.fromEntries(entries.filter(([name]) => name !== '$schema'));
}

/** Returns the value at a path; undefined if there is none. */
export const valueAt = (data: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined,
    data,
  );
