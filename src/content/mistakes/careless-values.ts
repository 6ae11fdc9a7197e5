import type { Mistake } from './case';

/** Fields with a value of another kind, or in another place. */
export const carelessValues: readonly Mistake[] = [
  {
    name: 'a year as a text',
    file: 'pages/press.mdx',
    from: 'eyebrow: Press',
    to: 'eyebrow: 2025',
    says: [
      'content/pages/press.mdx:6:12  "hero.eyebrow" must be a text. Put it in quotes: "2025" [field-type]',
    ],
    fixed: 'eyebrow: "2025"',
  },
  {
    name: 'an answer that a form offers twice',
    file: 'forms/contact.json',
    from: '"Not Sure Yet"',
    to: '"Everything listed"',
    says: [
      'content/forms/contact.json:30:7  "helpNeeded.options[6]" is the same as an earlier one; change it, or take it away (now: "Everything listed") [field-form]',
    ],
  },
  {
    name: 'two answers that arrive as the same',
    file: 'forms/contact.json',
    from: '"value": "exploring"',
    to: '"value": "immediately"',
    says: [
      'content/forms/contact.json:40:18  "timeline.options[4].value" is the same as an earlier one; change it, or take it away (now: "immediately") [field-form]',
    ],
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
  {
    name: 'half a number',
    file: 'faq/how-soon.mdx',
    from: 'order: 2',
    to: 'order: 1.5',
    says: [
      'content/faq/how-soon.mdx:3:8  "order" must be a whole number such as 3 (now: 1.5) [field-type]',
    ],
  },
  {
    name: 'a place before the first',
    file: 'faq/how-soon.mdx',
    from: 'order: 2',
    to: 'order: 0',
    says: ['content/faq/how-soon.mdx:3:8  "order" must be 1 or more (now: 0) [field-form]'],
  },
  {
    name: 'a word in place of true or false',
    file: 'pages/press.mdx',
    from: 'hero:\n',
    to: 'hidden: nope\nhero:\n',
    says: [
      'content/pages/press.mdx:5:9  "hidden" must be true or false, without quotes (now: "nope") [field-type]',
    ],
  },
  {
    name: 'null as a value',
    file: 'pages/press.mdx',
    from: 'eyebrow: Press',
    to: 'eyebrow: null',
    says: ['content/pages/press.mdx:6:12  "hero.eyebrow" is empty. Write the text [empty-field]'],
  },
  {
    name: 'a field of another template',
    file: 'pages/press.mdx',
    from: 'picture:\n',
    to: 'cards:\n  label: x\npicture:\n',
    says: [
      'content/pages/press.mdx:9:1  Unknown field "cards". The fields here are: template, title, description, focusKeyphrase, hidden, draft, hero, picture, closing [unknown-field]',
    ],
  },
  {
    name: 'a field at the wrong depth',
    file: 'pages/press.mdx',
    from: '  lede: Facts and pictures, ready to print.\n',
    to: 'lede: Facts and pictures, ready to print.\n',
    says: [
      'content/pages/press.mdx:8:1  Unknown field "lede". "lede" belongs to "hero": indent it under that line [unknown-field]',
    ],
  },
  {
    name: 'two accents in a headline',
    file: 'pages/press.mdx',
    from: '*who write*',
    to: '*who* *write*',
    says: [
      'content/pages/press.mdx:7:13  "hero.headline" may have one accent, between two asterisks: Our *Story* (now: "For those *who* *write*") [field-form]',
    ],
  },
  {
    name: 'a text of several lines',
    file: 'pages/press.mdx',
    from: 'lede: Facts and pictures, ready to print.',
    to: 'lede: |\n    Facts\n    Pictures',
    says: [
      'content/pages/press.mdx:8:9  "hero.lede" must stand on one line (now: "Facts\\nPictures\\n") [field-form]',
    ],
  },
  {
    name: 'a testimonial with its own quotation marks',
    file: 'testimonials/mei.json',
    from: 'They kept my worst joke.',
    to: '“They kept my worst joke.”',
    says: [
      'content/testimonials/mei.json:4:12  "quote" has quotation marks of its own. Delete them; the page adds them [punctuation]',
    ],
  },
  {
    name: 'a testimonial as text',
    file: 'testimonials/anna.mdx',
    to: '---\nquote: Good.\n---\n',
    says: [
      'content/testimonials/anna.mdx:1:1  The files in testimonials/ end in .json. Compare another one there [file-place]',
    ],
  },
  {
    name: 'a list where a file has fields',
    file: 'values.json',
    to: '[\n  { "title": "Care" }\n]\n',
    says: [
      'content/values.json:1:1  The file must have its fields between { and }, not a list [field-type]',
    ],
  },
  {
    name: 'true in quotes in JSON',
    file: 'testimonials/mei.json',
    from: '"consent": true',
    to: '"consent": "true"',
    says: [
      'content/testimonials/mei.json:3:14  "consent" must be true or false, without quotes (now: "true") [field-type]',
    ],
    fixed: '"consent": true',
  },
  {
    name: 'a group where a list belongs',
    file: 'values.json',
    to: '{ "items": { "title": "Care" } }\n',
    says: ['content/values.json:1:12  "items" must be a list, in square brackets [field-type]'],
  },
];
