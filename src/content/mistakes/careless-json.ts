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
  {
    name: 'a text over two lines in JSON',
    file: 'values.json',
    from: 'We read it twice.',
    to: 'We read\nit twice.',
    says: [
      'content/values.json:3:32  This quote is opened and not closed on its line [open-quote]',
    ],
  },
  {
    name: 'True with a capital in JSON',
    file: 'testimonials/mei.json',
    from: '"consent": true',
    to: '"consent": True',
    says: ['content/testimonials/mei.json:3:14  Write true in place of True [json-syntax]'],
    fixed: '"consent": true',
  },
  {
    name: 'an unfinished merge in JSON',
    file: 'values.json',
    from: '  ]\n}\n',
    to: '<<<<<<< HEAD\n  ]\n=======\n  }]\n>>>>>>> spring\n}\n',
    says: [
      'content/values.json:5:1  Unfinished merge (<<<<<<<). Choose one version, and delete the lines <<<<<<<, ======= and >>>>>>> [merge-marks]',
    ],
  },
  {
    name: 'a note with a number sign in JSON',
    file: 'site.json',
    from: '  "year": 2025,',
    to: '  # for the footer\n  "year": 2025,',
    says: ['content/site.json:9:3  JSON has no comments. Delete this one [json-comment]'],
  },
  {
    name: 'a number with a zero before it',
    file: 'site.json',
    from: '"year": 2025',
    to: '"year": 02025',
    says: ['content/site.json:9:11  A number does not begin with 0. Write 2025 [json-syntax]'],
    fixed: '"year": 2025',
  },
  {
    name: 'a number with a plus',
    file: 'site.json',
    from: '"year": 2025',
    to: '"year": +2025',
    says: ['content/site.json:9:11  Delete the + [json-syntax]'],
    fixed: '"year": 2025',
  },
  {
    name: 'a semicolon in JSON',
    file: 'site.json',
    from: '"year": 2025,',
    to: '"year": 2025;',
    says: ['content/site.json:9:15  Write a comma in place of ; [json-comma]'],
    fixed: '"year": 2025,',
  },
  {
    name: 'an equals sign in JSON',
    file: 'site.json',
    from: '"year": 2025',
    to: '"year" = 2025',
    says: ['content/site.json:9:10  Write a colon in place of = [json-syntax]'],
    fixed: '"year" : 2025',
  },
  {
    name: 'brackets without an end',
    file: 'values.json',
    to: '['.repeat(9_000),
    says: [
      'content/values.json:1:21  Brackets stand in one another more than 20 times up to here. Delete those that are too many [json-syntax]',
    ],
  },
  {
    name: 'a JSON file without its first brace',
    file: 'testimonials/mei.json',
    from: '{\n  "order": 1',
    to: '  "order": 1',
    says: ['content/testimonials/mei.json:1:1  A "{" is missing at the start [json-syntax]'],
    fixed: '{\n  "order": 1',
  },
  {
    name: 'lines of dashes around JSON',
    file: 'testimonials/mei.json',
    from: '{\n  "order": 1',
    to: '---\n{\n  "order": 1',
    says: [
      'content/testimonials/mei.json:1:1  A JSON file has no lines of dashes. Delete them [json-syntax]',
    ],
  },
  {
    name: 'a comma in a number',
    file: 'site.json',
    from: '"amount": 500',
    to: '"amount": 1,500',
    says: ['content/site.json:10:37  A number has no comma in it. Write 1500 [json-syntax]'],
    fixed: '"amount": 1500',
  },
  {
    name: 'the sign of a currency in a number',
    file: 'site.json',
    from: '"amount": 500',
    to: '"amount": $500',
    says: ['content/site.json:10:36  Delete the $ [json-syntax]'],
    fixed: '"amount": 500',
  },
];
