import { fieldsOf } from '../../../src/content/fields';
import { parseContent, positionAt } from './parse';

const placeOf = (path: string, text: string, keys: PropertyKey[]) =>
  positionAt(text, parseContent(path, text).offsetOf(keys));

const json = '{\n  "brand": "Acme",\n  "socials": [\n    { "label": "X" }\n  ]\n}\n';
const mdx =
  '---\ntitle: Hello\nhero:\n  lede: Words\n  items:\n    - one\n    - two\n---\n\nThe body.\n';

test.each([
  ['a.json', json, ['brand'], { line: 2, column: 12 }],
  ['a.json', json, ['socials', 0, 'label'], { line: 4, column: 16 }],
  ['a.json', json, ['socials', 0, 'href'], { line: 4, column: 5 }],
  ['a.json', json, ['nowhere'], { line: 1, column: 1 }],
  ['a.mdx', mdx, ['title'], { line: 2, column: 8 }],
  ['a.mdx', mdx, ['hero', 'lede'], { line: 4, column: 9 }],
  ['a.mdx', mdx, ['hero', 'items', 1], { line: 7, column: 7 }],
  ['a.mdx', mdx, ['hero', 'eyebrow'], { line: 4, column: 3 }],
  ['a.mdx', mdx, ['title', 'deeper'], { line: 2, column: 8 }],
  ['a.mdx', mdx.replaceAll('\n', '\r\n'), ['hero', 'lede'], { line: 4, column: 9 }],
])(
  '%s: the value, or the closest parent that is there, has its place (%#)',
  (path, text, keys, place) => {
    expect(placeOf(path, text, keys)).toEqual(place);
  },
);

test.each([
  ['Unix', mdx],
  ['Windows', mdx.replaceAll('\n', '\r\n')],
])('front matter and body are separate with the line ends of %s', (_system, text) => {
  const parsed = parseContent('a.mdx', text);
  expect(parsed.findings).toEqual([]);
  expect(parsed.data).toEqual({ title: 'Hello', hero: { lede: 'Words', items: ['one', 'two'] } });
  expect(parsed.body.trim()).toBe('The body.');
  expect(text.slice(parsed.bodyOffset)).toBe(parsed.body);
});

test('a rule of three dashes in the body belongs to the body', () => {
  const { body } = parseContent('a.mdx', '---\ntitle: Hello\n---\nOne\n\n---\n\nTwo\n');
  expect(body).toBe('One\n\n---\n\nTwo\n');
});

test('front matter may be empty, and the body may be missing', () => {
  expect(parseContent('a.mdx', '---\n---').findings).toEqual([]);
  expect(parseContent('a.mdx', '---\n---')).toMatchObject({ data: null, body: '' });
});

test('$schema is for editors and no field; what is no object has no fields', () => {
  expect(fieldsOf({ $schema: './x.json', brand: 'Acme' })).toEqual({ brand: 'Acme' });
  expect(fieldsOf(null)).toEqual({});
  expect(fieldsOf('text')).toEqual({});
});
