import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Ajv from 'ajv';
import packageJson from '../../package.json';
import { contentTypes, contentTypeOf } from '../../src/content/content-types';
import { toJsonSchema } from '../../src/content/schemas/field-schema';
import { filesBelow } from '../../src/reader/files-below';
import { fc } from '../../tests/support/fast-check';
import { writeFixture } from '../../tests/support/fixtures';
import { projectRoot } from '../../tests/support/sites';
import { temporaryFolder } from '../../tests/support/temporary-folder';
import { longText, texts } from '../../tests/support/texts';
import { cmsConfig } from './cms-config';
import { fieldFor, fieldsFor } from './cms-fields';
import { formatOf } from './entry-format';
import { pageOf } from './entry-preview';
import { fromEditorText, toEditorText } from './entry-text';
import { openAndSave } from './rich-text-editor';
import { sourceIn } from './source-component';

const pages = [
  { path: '/', file: 'pages/home.mdx', title: 'Home', typeName: 'HomePage' },
  { path: '/offer/', file: 'pages/offer.mdx', title: 'Offer', typeName: 'ServicesPage' },
];
const online = { brand: 'A', repository: 'a/site', branch: 'main', isOnline: true, pages };

test('Sveltia’s own schema accepts the configuration, which has a place for each content type', () => {
  const file = join(projectRoot, 'node_modules/@sveltia/cms/schema/sveltia-cms.json');
  const ajv = new Ajv({ schemaId: 'auto' });
  const config = cmsConfig(online);
  const schema: unknown = JSON.parse(readFileSync(file, 'utf8'));
  ajv.validate(Object.assign({}, schema), config);
  expect(ajv.errors).toBeNull();
  // Sveltia refuses keys whose value is undefined.
  expect(config).toStrictEqual(JSON.parse(JSON.stringify(config)));
  const places = [...config.collections, ...config.singletons].map(({ name }) => name);
  expect(places.sort()).toEqual(contentTypes.map(({ typeName }) => typeName).sort());
});

test.each([
  ['_singletons/entries/ServicesPage', '/offer/'],
  ['_singletons/entries/Steps', '/'],
  ['_singletons/entries/SiteSettings', '/'],
  ['GeneralPage/entries/privacy', '/privacy/'],
  ['Article/entries/a-note', '/insights/a-note/'],
  ['Question/entries/who-writes', '/#who-writes'],
  ['Plan/entries/silver', '/offer/#silver'],
])('the entry %s is shown on %s', (entry, path) => {
  expect(pageOf(`#/collections/${entry}`, pages)).toBe(path);
});

test('the editor links each entry to its page in the preview of its pull request', () => {
  const { collections, singletons } = cmsConfig(online);
  const paths = [...collections, ...singletons].map((place) => [place.name, place.preview_path]);
  expect(Object.fromEntries(paths)).toMatchObject({
    Article: '/insights/{{slug}}/',
    GeneralPage: '/{{slug}}/',
    Plan: '/offer/#{{slug}}',
    ServicesPage: '/offer/',
    Steps: '/',
  });
});

test('every field of a schema has a field in the editor', () => {
  for (const { schema } of contentTypes)
    expect(fieldsFor(toJsonSchema(schema)).map(({ name }) => name)).toEqual(
      Object.keys(schema.shape),
    );
  const text = fieldFor('text', { type: 'string', maxLength: 60, pattern: '^a' }, {});
  expect(text).toMatchObject({ maxlength: 60, pattern: ['^a', expect.anything()] });
  expect(() => fieldFor('either', {}, {})).toThrow('no field for "either"');
});

const specified = temporaryFolder();
writeFixture('specified', specified);
const files = [specified, join(projectRoot, 'tests/edited/content')].flatMap((folder) =>
  filesBelow(folder)
    .filter((name) => /\.(?:json|mdx)$/.test(name))
    .map((name) => [name, readFileSync(join(folder, name), 'utf8').trim()]),
);
test.each(files)(
  'saving %s unchanged changes nothing, and letters added to its lines are all that changes',
  (name, text) => {
    const contentType = contentTypeOf(name, { template: /^template: (\w+)$/m.exec(text)?.[1] });
    if (!contentType) throw new Error('It belongs to no content type');
    const { fromFile, toFile } = formatOf(contentType);
    // Sveltia fills in what a file leaves out.
    const filled = fieldsFor(toJsonSchema(contentType.schema)).map((field) => [
      field.name,
      field.widget === 'boolean' ? false : field.widget === 'list' ? [] : '',
    ]);
    const opened = fromFile(text);
    const save = (body: string) =>
      toFile({ ...Object.fromEntries(filled), ...opened, body: openAndSave(body) }).trim();
    const { body = '' } = opened;
    expect(save(body)).toBe(text);
    const lines = body.split('\n');
    const middle = Math.floor(lines.length / 2);
    for (const isEdited of [() => true, (index: number) => index === middle]) {
      const edited = lines.map((line, index) =>
        isEdited(index) ? line.replace(/(?<=\p{L})(?=[.!?]?$)/u, 'ű') : line,
      );
      const saved = save(edited.join('\n'));
      expect(saved.split('ű')).toHaveLength(edited.join('\n').split('ű').length);
      expect(saved.replaceAll('ű', '')).toBe(text);
    }
  },
);

const mdx = '---\n# Ask Jo.\nquestion: "Why?"\norder: 1 # first\ndraft: true\n---\n\nIt   *is*.';
const spaced = '---  \nquestion:   Why\n  so?\n# Two\norder:  2   # second\n---\t\n\nIt.';
const respaced = '---  \nquestion: Why so?\n# Two\norder: 3 # second\n---\t\n\nIt.';
const json = '{\n    "role": "Cook", "image": { "light": "images/a.png", "alt": "" }\n}';
test.each([
  ['Question', mdx, { question: 'How?' }, mdx.replace('Why?', 'How?')],
  ['Question', mdx, { draft: false }, mdx.replace('draft: true\n', '')],
  ['Question', spaced, { order: 3 }, respaced],
  ['Question', '---\norder: 3\n---', { body: 'It.' }, '---\norder: 3\n---\n\nIt.'],
  ['Testimonial', json, { role: 'Baker' }, json.replace('Cook', 'Baker')],
])('a changed field of a %s changes its line, and no comment', (type, text, change, expected) => {
  for (const { fromFile, toFile } of contentTypes
    .filter((one) => one.typeName === type)
    .map(formatOf))
    expect(toFile({ ...fromFile(text), ...change })).toBe(expected);
  expect.assertions(1);
});

test('the fields of a new entry are in the order of the schema', () => {
  const [type] = contentTypes.filter(({ typeName }) => typeName === 'Testimonial');
  const written =
    type && formatOf(type).toFile({ role: 'Cook', consent: true, author: 'Ada', order: 4 });
  expect(written?.match(/\w+(?=":)/g)).toEqual(['order', 'author', 'role', 'consent']);
});

test('the editor is the one of Sveltia', () => {
  const sources = join(projectRoot, 'node_modules/@sveltia/cms/npm/index.js.map');
  const used = `@lexical+markdown@${packageJson.devDependencies['@lexical/markdown']}_`;
  expect(readFileSync(sources, 'utf8')).toContain(used);
});

const saved = (body: string) => fromEditorText(openAndSave(toEditorText(body)), body);

test('a text that nobody edits keeps every byte, and one that somebody edits all others', () => {
  fc.assert(
    fc.property(texts, texts, (one, other) => {
      expect(saved(one)).toBe(one);
      const [before, after] = [toEditorText(one), toEditorText(other)].map(openAndSave);
      const added = fromEditorText(`${before}\n\nWritten.\n\n${after}`, one);
      expect(added.startsWith(`${one}${one && '\n\n'}Written.`)).toBe(true);
    }),
    { numRuns: 15 },
  );
  const body = `First.\n\n${longText}\n\nLast.`;
  const edited = openAndSave(toEditorText(body)).replace('First.', '1st').replace('Last.', '2nd');
  expect(fromEditorText(edited, body)).toBe(`1st\n\n${longText}\n\n2nd`);
});

test.each([
  '\\{brand} stay',
  '1986\\. was a year',
  '\\- no list',
  '| a |\n| - |',
  '{/* *n* */}',
  '***',
  '<Callout>\n\n\\{a}\n\n</Callout>',
])('%j is shown as it is typed', (body) => {
  expect(sourceIn(toEditorText(body))).toBe(body);
});

test.each([
  ['a line after another', 'One\nTwo', 'One\\\nTwo'],
  ['a pasted table', '| a | b |\n| 1 | 2\\n3 |', '| a | b |\n| --- | --- |\n| 1 | 2<br />3 |'],
  ['a quotation', '> One\n>\n> Two', '> One\n>\n> Two'],
  ['a list', '- One\n    - Two\n- Three', '- One\n    - Two\n- Three'],
])('%s is saved as the editor shows it', (_what, edited, expected) => {
  expect(fromEditorText(edited, '')).toBe(expected);
});

test.each([
  '<Figure picture="images/a.jpg" alt="Say &quot;a > b&quot;" size="wide" />',
  '<Quote source="Mei">\n\nI _know_.\n\n</Quote>',
  '<Action href="/contact/">Book a call</Action>',
])('%s is shown as a part with fields', (block) => {
  expect(toEditorText(block)).toBe(block);
});
