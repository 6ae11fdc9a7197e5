import type { Mistake } from './case';

/** Front matter typed with a careless hand. */
export const carelessFields: readonly Mistake[] = [
  {
    name: 'a token at the start of an unquoted text',
    file: 'pages/press.mdx',
    from: 'title: Press, Pictures and Interviews',
    to: 'title: {brand} in Pictures and Interviews',
    says: [
      'content/pages/press.mdx:3:8  Text that starts with "{" needs quotes. Write: "{brand} in Pictures and Interviews" [yaml-quotes]',
    ],
    fixed: 'title: "{brand} in Pictures and Interviews"',
  },
  {
    name: 'a token alone in an unquoted text',
    file: 'pages/press.mdx',
    from: 'lede: Facts and pictures, ready to print.',
    to: 'lede: {brand}',
    says: [
      'content/pages/press.mdx:8:9  Text that starts with "{" needs quotes. Write: "{brand}" [yaml-quotes]',
    ],
    fixed: 'lede: "{brand}"',
  },
  {
    name: 'an accent at the start of an unquoted text',
    file: 'pages/press.mdx',
    from: 'headline: For those *who write*',
    to: 'headline: *Who* writes',
    says: [
      'content/pages/press.mdx:7:13  Text that starts with "*" needs quotes. Write: "*Who* writes" [yaml-quotes]',
    ],
    fixed: 'headline: "*Who* writes"',
  },
  {
    name: 'a number sign in a text',
    file: 'pages/press.mdx',
    from: 'lede: Facts and pictures, ready to print.',
    to: 'lede: We are #1 in print.',
    says: [
      'content/pages/press.mdx:8:16  Everything from this "#" on would be left out. Write: "We are #1 in print." [yaml-comment]',
    ],
    fixed: 'lede: "We are #1 in print."',
  },
  {
    name: 'a text that starts with a number sign',
    file: 'pages/press.mdx',
    from: 'lede: Facts and pictures, ready to print.',
    to: 'lede: #words that work',
    says: [
      'content/pages/press.mdx:8:9  Everything from this "#" on would be left out. Write: "#words that work" [yaml-comment]',
    ],
    fixed: 'lede: "#words that work"',
  },
  {
    name: 'no space after the colon',
    file: 'pages/press.mdx',
    from: 'eyebrow: Press',
    to: 'eyebrow:Press',
    says: ['content/pages/press.mdx:6:11  A space is missing after "eyebrow:" [space-after]'],
    fixed: 'eyebrow: Press',
  },
  {
    name: 'no space after the dash of a list',
    file: 'plans/strategy.mdx',
    from: '  - An audit',
    to: '  -An audit',
    says: ['content/plans/strategy.mdx:6:4  A space is missing after the dash [space-after]'],
    fixed: '  - An audit',
  },
  {
    name: 'no colon after a name',
    file: 'pages/press.mdx',
    from: 'eyebrow: Press',
    to: 'eyebrow Press',
    says: [
      'content/pages/press.mdx:6:3  This line is no field. Write "name: value", or indent it to go on with the text above [field-line]',
    ],
  },
  {
    name: 'a text that goes on at the edge',
    file: 'pages/press.mdx',
    from: 'lede: Facts and pictures, ready to print.',
    to: 'lede: Facts and pictures,\nready to print.',
    says: [
      'content/pages/press.mdx:9:1  This line is no field. Write "name: value", or indent it to go on with the text above [field-line]',
    ],
  },
  {
    name: 'an apostrophe in single quotes',
    file: 'pages/press.mdx',
    from: 'lede: Facts and pictures, ready to print.',
    to: "lede: 'It's ready to print.'",
    says: [
      'content/pages/press.mdx:8:12  The text ends at this quote, but the line goes on. Write: "It’s ready to print." [inner-quote]',
    ],
    fixed: 'lede: "It’s ready to print."',
  },
  {
    name: 'quotes within quotes',
    file: 'pages/press.mdx',
    from: 'lede: Facts and pictures, ready to print.',
    to: 'lede: "They said "print" twice."',
    says: [
      'content/pages/press.mdx:8:20  The text ends at this quote, but the line goes on. Write: "They said “print” twice." [inner-quote]',
    ],
    fixed: 'lede: "They said “print” twice."',
  },
  {
    name: 'a year as a text',
    file: 'pages/press.mdx',
    from: 'eyebrow: Press',
    to: 'eyebrow: 2025',
    says: [
      'content/pages/press.mdx:6:12  "hero.eyebrow" must be a text: put it in quotes. Write: "2025" [field-type]',
    ],
    fixed: 'eyebrow: "2025"',
  },
  {
    name: 'a list in place of a text',
    file: 'pages/press.mdx',
    from: 'eyebrow: Press',
    to: 'eyebrow:\n    - Press\n    - Print',
    says: ['content/pages/press.mdx:7:5  "hero.eyebrow" must be one text, not a list [field-type]'],
  },
  {
    name: 'a text in place of a list',
    file: 'plans/strategy.mdx',
    from: 'items:\n  - An audit',
    to: 'items: An audit',
    says: [
      'content/plans/strategy.mdx:5:8  "items" must be a list, each entry on its own line after "- " [field-type]',
    ],
  },
  {
    name: 'a text in place of a group',
    file: 'pages/press.mdx',
    from: 'picture:\n  light: images/hero.png\n  alt: A red thread',
    to: 'picture: images/hero.png',
    says: [
      'content/pages/press.mdx:9:10  "picture" must be a group of fields, each on its own line, indented by 2 spaces [field-type]',
    ],
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
      'content/pages/press.mdx:12:1  The fields end with exactly three hyphens: --- [front-matter]',
    ],
    fixed: 'red thread\n---',
  },
  {
    name: 'a page without a template',
    file: 'pages/press.mdx',
    from: 'template: page\n',
    to: '',
    says: [
      'content/pages/press.mdx:1:1  Missing field "template". Add a line: template: page (or one of home, about, services, contact, message, page) [missing-field]',
    ],
  },
  {
    name: 'a misspelt template',
    file: 'pages/press.mdx',
    from: 'template: page',
    to: 'template: pgae',
    says: [
      'content/pages/press.mdx:2:11  "template" is "pgae". Choose: home, about, services, contact, message, page. Did you mean "page"? [choice]',
    ],
  },
];
