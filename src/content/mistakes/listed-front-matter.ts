import type { Mistake } from './case';

/** Mistakes 1 to 9: front matter. */
export const listedFrontMatter: readonly Mistake[] = [
  {
    name: '1 a required field is missing',
    file: 'pages/press.mdx',
    from: 'title: Press, Pictures and Interviews\n',
    to: '',
    says: [
      'content/pages/press.mdx:1:1  Missing field "title". Add a line: title: Our Story and Core Values | {brand} [missing-field]',
    ],
  },
  {
    name: '2 a misspelt field',
    file: 'pages/press.mdx',
    from: 'title: Press',
    to: 'titel: Press',
    says: [
      'content/pages/press.mdx:3:1  Unknown field "titel". Did you mean "title"? [unknown-field]',
    ],
    fixed: 'title: Press',
  },
  {
    name: '3 a colon in unquoted text',
    file: 'pages/press.mdx',
    from: 'title: Press, Pictures and Interviews',
    to: 'title: Press: Pictures and Interviews',
    says: [
      'content/pages/press.mdx:3:13  A text with ": " in it needs quotes. Write: "Press: Pictures and Interviews" [yaml-quotes]',
    ],
    fixed: 'title: "Press: Pictures and Interviews"',
  },
  {
    name: '4 a quote that is not closed',
    file: 'pages/press.mdx',
    from: 'title: Press, Pictures and Interviews',
    to: 'title: "Press, Pictures and Interviews',
    says: [
      'content/pages/press.mdx:3:8  This quote is never closed. Write: "Press, Pictures and Interviews" [open-quote]',
    ],
    fixed: 'title: "Press, Pictures and Interviews"',
  },
  {
    name: '5 a tab as indent',
    file: 'pages/press.mdx',
    from: 'hero:\n  eyebrow: Press\n  headline: For those *who write*\n  lede:',
    to: 'hero:\n\teyebrow: Press\n\theadline: For those *who write*\n\tlede:',
    says: [
      'content/pages/press.mdx:6:1  This is a tab. Indent fields with spaces, 2 for each step [tab]',
      'content/pages/press.mdx:7:1  This is a tab. Indent fields with spaces, 2 for each step [tab]',
      'content/pages/press.mdx:8:1  This is a tab. Indent fields with spaces, 2 for each step [tab]',
    ],
    fixed: 'hero:\n  eyebrow: Press\n  headline: For those *who write*\n  lede:',
  },
  {
    name: '6 a wrong indent in a list',
    file: 'plans/strategy.mdx',
    from: 'items:\n  - An audit\n',
    to: 'items:\n  - An audit\n - A roadmap\n',
    says: [
      'content/plans/strategy.mdx:7:2  Indent this line by 2 spaces, not 1, like the lines that it belongs to [indent]',
    ],
  },
  {
    name: '7 a field that is set twice',
    file: 'pages/press.mdx',
    from: 'hero:\n',
    to: 'title: Press, Pictures and More Interviews\nhero:\n',
    says: [
      'content/pages/press.mdx:5:1  "title" is set twice (first on line 3). Remove one [duplicate-field]',
    ],
  },
  {
    name: '8 no front matter',
    file: 'pages/press.mdx',
    to: 'Just a text about the press.\n',
    says: [
      'content/pages/press.mdx:1:1  The file must start with its fields, between two lines of three dashes [front-matter]',
    ],
  },
  {
    name: '8 the second line of dashes is missing',
    file: 'pages/press.mdx',
    from: 'red thread\n---\n',
    to: 'red thread\n',
    says: [
      'content/pages/press.mdx:1:1  The fields have no end. Add a line of three dashes after the last field [front-matter]',
    ],
  },
  {
    name: '9 an empty line before the dashes',
    file: 'pages/press.mdx',
    from: '---\ntemplate',
    to: '\n---\ntemplate',
    says: [
      'content/pages/press.mdx:1:1  Delete the empty lines before the first --- [before-dashes]',
    ],
    fixed: '---\ntemplate',
  },
  {
    name: '9 a byte order mark before the dashes',
    file: 'pages/press.mdx',
    from: '---\ntemplate',
    to: '\ufeff---\ntemplate',
    says: [
      'content/pages/press.mdx:1:1  An invisible mark (BOM) stands at the start of the file. Save it as UTF-8 without BOM [before-dashes]',
    ],
    fixed: '---\ntemplate',
  },
];
