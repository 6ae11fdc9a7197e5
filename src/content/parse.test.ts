import { fieldsOf, parseContent, positionAt } from './parse';

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
  '%s: the value, or the closest parent that is there, stands at its place (%#)',
  (path, text, keys, place) => {
    expect(placeOf(path, text, keys)).toEqual(place);
  },
);

test.each([
  ['Unix', mdx],
  ['Windows', mdx.replaceAll('\n', '\r\n')],
])('front matter and body are told apart with the line ends of %s', (_system, text) => {
  const parsed = parseContent('a.mdx', text);
  expect(parsed.faults).toEqual([]);
  expect(parsed.data).toEqual({ title: 'Hello', hero: { lede: 'Words', items: ['one', 'two'] } });
  expect(parsed.body.trim()).toBe('The body.');
  expect(text.slice(parsed.bodyOffset)).toBe(parsed.body);
});

test('a rule of three dashes in the body belongs to the body', () => {
  const { body } = parseContent('a.mdx', '---\ntitle: Hello\n---\nOne\n\n---\n\nTwo\n');
  expect(body).toBe('One\n\n---\n\nTwo\n');
});

test('front matter may be empty, and the body may be missing', () => {
  expect(parseContent('a.mdx', '---\n---').faults).toEqual([]);
  expect(parseContent('a.mdx', '---\n---')).toMatchObject({ data: null, body: '' });
});

test.each([
  ['a missing comma', 'a.json', '{\n  "a": 1\n  "b": 2\n}', 3, /not valid JSON \(CommaExpected\)/],
  ['a trailing comma', 'a.json', '{ "a": 1, }', 1, /not valid JSON/],
  ['an empty file', 'a.json', '', 1, /not valid JSON/],
  ['no front matter', 'a.mdx', 'Just text', 1, /two lines of three dashes/],
  ['front matter that never ends', 'a.mdx', '---\ntitle: Hello\n', 1, /two lines of three dashes/],
  ['a text with a colon', 'a.mdx', '---\nok: 1\ntitle: One: two\n---\n', 3, /cannot be read: \S/],
])('%s is told with its line', (_name, path, text, line, message) => {
  const faults = parseContent(path, text).faults.map((fault) => ({
    line: positionAt(text, fault.offset).line,
    message: fault.message,
  }));
  expect(faults[0]).toEqual({ line, message: expect.stringMatching(message) });
});

test('$schema is for editors and no field; what is no object has no fields', () => {
  expect(fieldsOf({ $schema: './x.json', brand: 'Acme' })).toEqual({ brand: 'Acme' });
  expect(fieldsOf(null)).toEqual({});
  expect(fieldsOf('text')).toEqual({});
});
