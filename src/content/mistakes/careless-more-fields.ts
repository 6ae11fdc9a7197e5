import type { Mistake } from './case';

/** Front matter typed with a careless hand. */
export const carelessMoreFields: readonly Mistake[] = [
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
    name: 'a fact whose name no token could have',
    file: 'site.json',
    from: '"replyTime"',
    to: '"reply-time"',
    says: [
      'content/faq/how-soon.mdx:6:19  "{replyTime}" is not known. Did you mean "reply-time"? [token]',
      'content/pages/contact.mdx:12:23  "{replyTime}" is not known. Did you mean "reply-time"? [token]',
      'content/site.json:15:19  "facts.reply-time": a fact’s name has letters only, the first one small: replyTime [field-form]',
    ],
  },
  {
    name: 'an empty fact',
    file: 'site.json',
    from: '"24 to 48 hours"',
    to: '""',
    says: ['content/site.json:15:18  "facts.replyTime" is empty. Write the text [empty-field]'],
  },
  {
    name: 'an address with a slash at its end',
    file: 'site.json',
    from: '"https://acme.example"',
    to: '"https://acme.example/"',
    says: [
      'content/site.json:5:14  "address" must be https:// and a domain in small letters, with nothing after it, such as https://www.example.com (now: "https://acme.example/") [field-form]',
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
    name: 'a backslash in double quotes',
    file: 'pages/press.mdx',
    from: 'lede: Facts and pictures, ready to print.',
    to: 'lede: "Facts in C:\\press"',
    says: [
      'content/pages/press.mdx:8:21  A backslash has a meaning of its own between double quotes. Use single quotes [yaml-escape]',
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
    name: 'an e-mail address without its end',
    file: 'site.json',
    from: 'hello@acme.example',
    to: 'hello@acme',
    says: [
      'content/site.json:6:12  "email" must be an e-mail address (now: "hello@acme") [field-form]',
    ],
  },
  {
    name: 'a language by its name',
    file: 'site.json',
    from: '"en-US"',
    to: '"English"',
    says: [
      'content/site.json:8:15  "language" must be a language code such as en or en-GB (now: "English") [field-form]',
    ],
  },
  {
    name: 'a year of two digits',
    file: 'site.json',
    from: '2025',
    to: '25',
    says: ['content/site.json:9:11  "year" must be 2000 or more (now: 25) [field-form]'],
  },
  {
    name: 'the wide colon of another keyboard',
    file: 'pages/press.mdx',
    from: 'eyebrow: Press',
    to: 'eyebrow：Press',
    says: [
      'content/pages/press.mdx:6:10  This colon is none to a computer. Write "eyebrow: " [field-line]',
    ],
    fixed: 'eyebrow: Press',
  },
  {
    name: 'a picture without a file',
    file: 'pages/press.mdx',
    from: '  light: images/hero.png\n',
    to: '',
    says: [
      'content/pages/press.mdx:10:3  Missing field "picture.light". Add a line: light: images/hero-light.jpg [missing-field]',
    ],
  },
  {
    name: 'fields that are all indented',
    file: 'pages/press.mdx',
    from: 'template: page\ntitle:',
    to: '  template: page\ntitle:',
    says: [
      'content/pages/press.mdx:3:1  This line stands deeper than the line above, but "template" already has its text: move it to the left [indent]',
    ],
  },
  {
    name: 'a field of another template',
    file: 'pages/press.mdx',
    from: 'picture:\n',
    to: 'cards:\n  label: x\npicture:\n',
    says: [
      'content/pages/press.mdx:9:1  Unknown field "cards". Known here: template, title, description, focusKeyphrase, hidden, draft, hero, picture, closing [unknown-field]',
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
    name: 'null as a value',
    file: 'pages/press.mdx',
    from: 'eyebrow: Press',
    to: 'eyebrow: null',
    says: ['content/pages/press.mdx:6:12  "hero.eyebrow" is empty. Write the text [empty-field]'],
  },
  {
    name: 'a word that YAML takes for true',
    file: 'pages/press.mdx',
    from: 'eyebrow: Press',
    to: 'eyebrow: true',
    says: [
      'content/pages/press.mdx:6:12  "hero.eyebrow" must be a text: put it in quotes. Write: "true" [field-type]',
    ],
    fixed: 'eyebrow: "true"',
  },
];
