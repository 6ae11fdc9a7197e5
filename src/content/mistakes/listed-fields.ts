import type { Mistake } from './case';

/** Mistakes 1 to 18: front matter, types and lengths. */
export const listedFields: readonly Mistake[] = [
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
      'content/pages/press.mdx:3:13  Text with ": " needs quotes. Write: "Press: Pictures and Interviews" [yaml-quotes]',
    ],
    fixed: 'title: "Press: Pictures and Interviews"',
  },
  {
    name: '4 a quote that is not closed',
    file: 'pages/press.mdx',
    from: 'title: Press, Pictures and Interviews',
    to: 'title: "Press, Pictures and Interviews',
    says: [
      'content/pages/press.mdx:3:8  This quote is opened and never closed. Write: "Press, Pictures and Interviews" [open-quote]',
    ],
    fixed: 'title: "Press, Pictures and Interviews"',
  },
  {
    name: '5 a tab as indent',
    file: 'pages/press.mdx',
    from: 'hero:\n  eyebrow: Press\n  headline: For those *who write*\n  lede:',
    to: 'hero:\n\teyebrow: Press\n\theadline: For those *who write*\n\tlede:',
    says: [
      'content/pages/press.mdx:6:1  A tab is used here. Fields are indented with spaces, 2 for each step [tab]',
      'content/pages/press.mdx:7:1  A tab is used here. Fields are indented with spaces, 2 for each step [tab]',
      'content/pages/press.mdx:8:1  A tab is used here. Fields are indented with spaces, 2 for each step [tab]',
    ],
    fixed: 'hero:\n  eyebrow: Press\n  headline: For those *who write*\n  lede:',
  },
  {
    name: '6 a wrong indent in a list',
    file: 'plans/strategy.mdx',
    from: 'items:\n  - An audit\n',
    to: 'items:\n  - An audit\n - A roadmap\n',
    says: [
      'content/plans/strategy.mdx:7:2  This line belongs to "items" but is not indented like the line above (2 spaces) [indent]',
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
      'content/pages/press.mdx:1:1  The file must start with a block between two lines of three dashes [front-matter]',
    ],
  },
  {
    name: '8 the second line of dashes is missing',
    file: 'pages/press.mdx',
    from: 'red thread\n---\n',
    to: 'red thread\n',
    says: [
      'content/pages/press.mdx:1:1  The fields begin here and never end. Add a line of three dashes after the last field [front-matter]',
    ],
  },
  {
    name: '9 an empty line before the dashes',
    file: 'pages/press.mdx',
    from: '---\ntemplate',
    to: '\n---\ntemplate',
    says: [
      'content/pages/press.mdx:1:1  Something stands before the first ---. Delete it [before-dashes]',
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
  {
    name: '10 a number as a word',
    file: 'faq/how-soon.mdx',
    from: 'order: 2',
    to: 'order: two',
    says: [
      'content/faq/how-soon.mdx:3:8  "order" must be a number such as 3 (now: "two") [field-type]',
    ],
  },
  {
    name: '11 a number with other signs',
    file: 'site.json',
    from: '"year": 2025',
    to: '"year": "2,025"',
    says: [
      'content/site.json:9:11  "year": digits only, for example 2025 (now: "2,025") [field-type]',
    ],
  },
  {
    name: '11 a number in quotes',
    file: 'site.json',
    from: '"year": 2025',
    to: '"year": "2025"',
    says: [
      'content/site.json:9:11  "year" must be a number without quotes (now: "2025") [field-type]',
    ],
    fixed: '"year": 2025',
  },
  {
    name: '12 a wrong choice',
    file: 'values.json',
    from: '"icon": "star"',
    to: '"icon": "stra"',
    says: [
      'content/values.json:4:63  "items[2].icon" is "stra". Choose: about, calendar, chart, compass, contact, globe, heart, home, instagram, linkedin, plus, services, shield, spark, star, x. Did you mean "star"? [choice]',
    ],
    fixed: '"icon": "star"',
  },
  {
    name: '14 yes in place of true',
    file: 'pages/press.mdx',
    from: 'hero:\n',
    to: 'draft: "yes"\nhero:\n',
    says: [
      'content/pages/press.mdx:5:8  "draft" must be true or false, without quotes (now: "yes") [field-type]',
    ],
    fixed: 'draft: true\nhero:\n',
  },
  {
    name: '15 an empty value',
    file: 'pages/press.mdx',
    from: 'lede: Facts and pictures, ready to print.',
    to: 'lede:',
    says: ['content/pages/press.mdx:8:8  "hero.lede" is empty. Write the text [empty-field]'],
  },
  {
    name: '15 an empty text in quotes',
    file: 'values.json',
    from: '"We read it twice."',
    to: '" "',
    says: ['content/values.json:3:32  "items[1].text" is empty. Write the text [empty-field]'],
  },
  {
    name: '16 a title that is too long',
    file: 'pages/press.mdx',
    from: 'title: Press, Pictures and Interviews',
    to: 'title: Press, Pictures and Interviews for Everyone Who Wants to Write About Us',
    says: [
      'content/pages/press.mdx:3:8  "title" has 71 characters; 60 are the most. It would be cut at "one Who Wants to Wri…". Remove 11 [length]',
    ],
  },
  {
    name: '16 a title that is too short',
    file: 'pages/press.mdx',
    from: 'title: Press, Pictures and Interviews',
    to: 'title: Press',
    says: [
      'content/pages/press.mdx:3:8  "title" has 5 characters; 30 are the least. Add 25 [length]',
    ],
  },
  {
    name: '17 a description that is too short',
    file: 'pages/press.mdx',
    from: 'Everything a reporter needs on one page, with pictures to print and the way to reach us.',
    to: 'Everything a reporter needs on one page.',
    says: [
      'content/pages/press.mdx:4:14  "description" has 40 characters; 121 to 156 read best, 70 are the least. Add 30 [length]',
    ],
  },
  {
    name: '18 the same title on two pages',
    file: 'pages/press.mdx',
    from: 'title: Press, Pictures and Interviews',
    to: 'title: The story of the agency and a few words more',
    says: [
      'content/pages/press.mdx:3:8  Same title as pages/about.mdx:3. Each page needs its own [duplicate-text]',
    ],
  },
];
