import type { Mistake } from './case';

/** JSON files, half-saved and hand-mended. */
export const carelessJson: readonly Mistake[] = [
  {
    name: 'an empty list',
    file: 'values.json',
    from: '[\n    { "title": "Care", "text": "We read it twice.", "icon": "heart" },\n    { "title": "Craft", "text": "We fix what trips.", "icon": "star" }\n  ]',
    to: '[]',
    says: ['content/values.json:2:12  "items" has no entries. Add at least 1 [empty-field]'],
  },
  {
    name: 'a file saved half',
    file: 'values.json',
    to: '{\n  "items": [\n    { "title": "Care", "te',
    says: [
      'content/values.json:3:24  This quote is opened and not closed on its line [open-quote]',
    ],
  },
  {
    name: 'a JSON file without its last brace',
    file: 'values.json',
    from: '  ]\n}\n',
    to: '  ]\n',
    says: ['content/values.json:6:1  A "}" is missing at the end [json-syntax]'],
  },
  {
    name: 'curly quotes around a name in JSON',
    file: 'values.json',
    from: '"title": "Care"',
    to: '“title”: “Care”',
    says: [
      'content/values.json:3:7  Write a straight double quote (") in place of “ [json-quotes]',
    ],
  },
  {
    name: 'single quotes in JSON',
    file: 'values.json',
    from: '"Care"',
    to: "'Care'",
    says: [
      'content/values.json:3:16  Write a straight double quote (") in place of \' [json-quotes]',
    ],
  },
  {
    name: 'a comment in JSON',
    file: 'values.json',
    from: '{\n  "items"',
    to: '{\n  // our values\n  "items"',
    says: ['content/values.json:2:3  JSON has no comments. Delete this one [json-comment]'],
  },
  {
    name: 'a straight quote within a JSON text',
    file: 'values.json',
    from: 'We read it twice.',
    to: 'We read "it" twice.',
    says: [
      'content/values.json:3:42  The text ends at the quote before this. Within a text, type curly quotes: “it” [inner-quote]',
    ],
  },
  {
    name: 'a field twice in JSON',
    file: 'values.json',
    from: '"icon": "star"',
    to: '"icon": "star", "icon": "heart"',
    says: [
      'content/values.json:4:71  "icon" is set twice (first on line 4). Remove one [duplicate-field]',
    ],
  },
  {
    name: 'two commas in JSON',
    file: 'values.json',
    from: '"Care",',
    to: '"Care",,',
    says: ['content/values.json:3:23  Remove one of the two commas [json-comma]'],
    fixed: '"Care",',
  },
  {
    name: 'text after the end of JSON',
    file: 'values.json',
    from: '  ]\n}\n',
    to: '  ]\n}\nThanks!\n',
    says: [
      'content/values.json:7:1  Nothing may stand after the last bracket. Delete it [json-syntax]',
    ],
  },
];
