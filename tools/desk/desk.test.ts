import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Field } from '@sveltia/cms';
import Ajv from 'ajv';
import { z } from 'zod';
import { projectRoot, specifiedContent } from '../../tests/support/sites';
import { filesBelow } from '../../src/check/read-site';
import { fieldsSchema, resolved, type JsonSchema } from '../../src/content/field-schema';
import { contentKinds, kindOf, type ContentKind } from '../../src/content/kinds';
import { forEditor, fromEditor } from './body-blocks';
import { deskConfig } from './desk-config';
import { fieldOf, fieldsOf } from './desk-fields';
import { editorComponents } from './editor-components';
import { formatOf } from './entry-format';
import { faultsOf } from './save-guard';

const config = deskConfig({ brand: 'A', repository: 'a/site', branch: 'main', isOnline: true });
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The fields in a group or in an entry of a list. */
const within = (field: Field): Field[] => ('fields' in field ? (field.fields ?? []) : []);

/** The files of both test sites, each with its kind. */
const files = [specifiedContent, join(projectRoot, 'tests/edited/content')].flatMap((folder) =>
  filesBelow(folder).flatMap((file) => {
    const text = readFileSync(join(folder, file), 'utf8').trim();
    const kind = kindOf(file, { template: /^template: (\w+)$/m.exec(text)?.[1] });
    return kind ? [{ file, text, kind }] : [];
  }),
);

test('Sveltia’s own schema accepts the configuration', () => {
  const file = join(projectRoot, 'node_modules/@sveltia/cms/schema/sveltia-cms.json');
  const schema: unknown = JSON.parse(readFileSync(file, 'utf8'));
  // A configuration file has patterns as texts.
  const source = (_key: string, value: unknown) => (value instanceof RegExp ? value.source : value);
  const ajv = new Ajv({ schemaId: 'auto' });
  ajv.validate(Object(schema), JSON.parse(JSON.stringify(config, source)));
  expect(ajv.errors).toBeNull();
});

test('every kind of content has a collection or a file, and every field of its schema a field', () => {
  const places = [...(config.collections ?? []), ...(config.singletons ?? [])];
  expect(places.map(({ name }) => name).sort()).toEqual(
    contentKinds.map(({ type }) => type).sort(),
  );
  const named = (schema: JsonSchema, root: JsonSchema): unknown => {
    const { properties, items } = resolved(root, schema);
    if (items) return named(items, root);
    return properties && Object.entries(properties).map(([name, one]) => [name, named(one, root)]);
  };
  const shown = (fields: readonly Field[]): unknown =>
    fields.map((field) => [
      field.name,
      within(field).length > 0 ? shown(within(field)) : undefined,
    ]);
  for (const { schema } of contentKinds)
    expect(shown(fieldsOf(schema))).toEqual(named(fieldsSchema(schema), fieldsSchema(schema)));
});

test('a type for which the desk has no field stops the build', () => {
  expect(() => fieldOf('either', z.union([z.string(), z.number()]))).toThrow(
    'no field for "either"',
  );
});

/** Returns what the desk would refuse in a value. */
function refusals(field: Field, value: unknown): string[] {
  if (value === undefined) return 'required' in field && field.required ? [field.name] : [];
  if (Array.isArray(value)) {
    const { min = 0, max = Infinity } = z
      .object({ min: z.number().optional(), max: z.number().optional() })
      .parse(field);
    const inside = value.flatMap((one) =>
      'fields' in field ? refusals({ ...field, widget: 'object', fields: within(field) }, one) : [],
    );
    return [...inside, ...(value.length < min || value.length > max ? [field.name] : [])];
  }
  if (isRecord(value)) return within(field).flatMap((one) => refusals(one, value[one.name]));
  const { minlength = 0, maxlength = Infinity } = z
    .object({ minlength: z.number().optional(), maxlength: z.number().optional() })
    .parse(field);
  const { length } = String(value);
  const pattern = 'pattern' in field && field.pattern ? new RegExp(field.pattern[0]) : /^/;
  const isOption =
    !('options' in field) || JSON.stringify(field.options).includes(`"${String(value)}"`);
  return length < minlength || length > maxlength || !pattern.test(String(value)) || !isOption
    ? [field.name]
    : [];
}

test.each(files)(
  'the desk accepts $file, and saving it unchanged changes nothing',
  ({ file, text, kind }) => {
    const { fromFile, toFile } = formatOf(kind);
    const entry = fromFile(text);
    expect(fieldsOf(kind.schema).flatMap((field) => refusals(field, entry[field.name]))).toEqual(
      [],
    );
    expect(faultsOf({ path: `content/${file}`, data: entry })).toEqual([]);
    // Sveltia fills in what the file leaves out.
    const filled = fieldsOf(kind.schema).map(({ name, widget }) => [
      name,
      widget === 'boolean' ? false : widget === 'list' ? [] : '',
    ]);
    expect(toFile({ ...Object.fromEntries(filled), ...entry }).trim()).toBe(text);
  },
);

const question = contentKinds.find(({ type }) => type === 'Question');
const testimonial = contentKinds.find(({ type }) => type === 'Testimonial');
const edited = (kind: ContentKind | undefined, text: string, changes: Record<string, unknown>) => {
  if (!kind) throw new Error('There is no such kind');
  const { fromFile, toFile } = formatOf(kind);
  return toFile({ ...fromFile(text), ...changes });
};

test('one changed field is one changed line; comments and quotes stay', () => {
  const mdx =
    '---\n# Ask Jo.\nquestion: "Why?"\norder: 1 # first\ndraft: true\n---\n\nBecause   of *it*.';
  expect(edited(question, mdx, { question: 'How?' })).toBe(mdx.replace('Why?', 'How?'));
  expect(edited(question, mdx, { draft: false })).toBe(mdx.replace('draft: true\n', ''));
  const json =
    '{\n    "order": 1,\n    "role": "Cook", "image": { "light": "images/a.png", "alt": "" }\n}';
  expect(edited(testimonial, json, { role: 'Baker' })).toBe(json.replace('Cook', 'Baker'));
});

test('a new entry has the fields in the order of the schema, without those that are empty', () => {
  if (!testimonial) throw new Error('There is no such kind');
  const image = { light: '/images/a.png', dark: '', alt: '' };
  const text = formatOf(testimonial).toFile({ draft: false, image, author: 'Mei', order: 2 });
  expect(JSON.parse(text)).toEqual({
    order: 2,
    author: 'Mei',
    image: { light: 'images/a.png', alt: '' },
  });
  expect(Object.keys(Object(JSON.parse(text)))).toEqual(['order', 'author', 'image']);
});

test('what the editor types differently keeps its text, and what it would break is kept from it', () => {
  const body =
    'A *word* and\na line.\n\n* One\n* Two\n\n| a | b |\n| :- | -: |\n| 1 | 2 |\n{/* A *note* */}\n\n[^1]: Note.\n\nEnd.';
  const shown = forEditor(body);
  expect(shown).toContain('<Source>\n\n| a | b |');
  expect(shown).toContain('<Source>\n\n{/* A *note* */}');
  const typed = shown.replace('*word*', '_word_').replace('* One\n* Two', '- One\n- Two');
  expect(fromEditor(typed, body)).toBe(body);
  expect(fromEditor(typed.replace('End.', 'The end.'), body)).toBe(
    body.replace('End.', 'The end.'),
  );
});

test('a component is read and written as it is typed', () => {
  const block = '<Figure picture="images/a.jpg" alt="Say &quot;a > b&quot;" size="wide" />';
  const figure = editorComponents.find(({ id }) => id === 'Figure');
  const match = figure?.pattern.exec(`Text\n\n${block}\n\nText`);
  const props = match && figure?.fromBlock?.(match);
  expect(props).toMatchObject({ picture: '/images/a.jpg', alt: 'Say "a > b"', size: 'wide' });
  expect(fromEditor(figure?.toBlock(props ?? {}) ?? '', '')).toBe(block);
});

test('a save is refused in the words of the check, except for what only the check knows', () => {
  const data = {
    items: [
      { from: '/a/', to: 'services' },
      { from: '/b/', to: '{page}' },
    ],
    gone: [],
  };
  expect(faultsOf({ path: 'content/redirects.json', data })).toEqual([
    expect.stringContaining('must start with a slash for a page of this site'),
  ]);
});
