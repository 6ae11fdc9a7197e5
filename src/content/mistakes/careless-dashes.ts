import type { Mistake } from './case';

/** Dashes: those around the fields of a file, and those before the entries of a list. */
export const carelessDashes: readonly Mistake[] = [
  {
    name: 'no space after the dash of a list',
    file: 'plans/strategy.mdx',
    from: '  - An audit',
    to: '  -An audit',
    says: ['content/plans/strategy.mdx:6:4  A space is missing after the dash [space-after]'],
    fixed: '  - An audit',
  },
  {
    name: 'fields of Word dashes',
    file: 'pages/press.mdx',
    from: '---\ntemplate',
    to: '—\ntemplate',
    says: [
      'content/pages/press.mdx:1:1  The first line must be exactly three hyphens: --- [front-matter]',
    ],
    fixed: '---\ntemplate',
  },
  {
    name: 'too many dashes',
    file: 'pages/press.mdx',
    from: 'red thread\n---',
    to: 'red thread\n-----',
    says: [
      'content/pages/press.mdx:12:1  The line after the fields must be exactly three hyphens: --- [front-matter]',
    ],
    fixed: 'red thread\n---',
  },
  {
    name: 'no dashes after the fields, and a line of dashes in the text',
    file: 'pages/press.mdx',
    from: '---\n\n## Our name\n\nRead [our story](/about/) first.\n',
    to: '\n## Our name\n\nRead [our story](/about/) first.\n\n---\n',
    says: [
      'content/pages/press.mdx:13:1  The text begins here. Add a line of three dashes above it, after the fields [front-matter]',
    ],
    fixed: '\n---\n\n## Our name\n\nRead [our story](/about/) first.\n\n---\n',
  },
  {
    name: 'no dashes after the fields of an answer, and a line of dashes in it',
    file: 'faq/who-writes.mdx',
    from: '---\n\nPeople do.\n',
    to: '\nPeople do.\n\n---\n\nAll of them.\n',
    says: [
      'content/faq/who-writes.mdx:5:1  The text begins here. Add a line of three dashes above it, after the fields [front-matter]',
    ],
    fixed: '\n---\n\nPeople do.\n\n---\n\nAll of them.\n',
  },
  {
    name: 'a star as the dash of a list',
    file: 'plans/strategy.mdx',
    from: '  - An audit',
    to: '  * An audit',
    says: [
      'content/plans/strategy.mdx:6:3  Begin each entry of a list with "- ", not with "*" [field-line]',
    ],
    fixed: '  - An audit',
  },
  {
    name: 'an en dash as the dash of a list',
    file: 'plans/strategy.mdx',
    from: '  - An audit',
    to: '  – An audit',
    says: [
      'content/plans/strategy.mdx:6:3  Begin each entry of a list with "- ", not with "–" [field-line]',
    ],
    fixed: '  - An audit',
  },
  {
    name: 'numbers as the dashes of a list',
    file: 'plans/strategy.mdx',
    from: '  - An audit',
    to: '  - An audit\n  2. A map',
    says: [
      'content/plans/strategy.mdx:7:3  Begin each entry of a list with "- ", not with "2." [field-line]',
    ],
    fixed: '  - An audit\n  - A map',
  },
];
