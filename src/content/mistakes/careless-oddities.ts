import type { Mistake } from './case';
import { png } from './right-site';

/** What a second careless writer did. */
export const carelessOddities: readonly Mistake[] = [
  {
    name: 'an apostrophe opened in the encoding of old Windows',
    file: 'pages/press.mdx',
    from: 'Then write to us.',
    to: 'Itâ€™s told in the cafÃ©.',
    says: [
      'content/pages/press.mdx:18:3  "â€™" was ’ before it was opened in another encoding. Write ’ [encoding]',
      'content/pages/press.mdx:18:23  "Ã©" was é before it was opened in another encoding. Write é [encoding]',
    ],
    fixed: 'It’s told in the café.',
  },
  {
    name: 'a block of code',
    file: 'pages/press.mdx',
    from: 'Then write to us.',
    to: '```\nThen write to us.',
    says: [
      'content/pages/press.mdx:18:1  Blocks of code have no place here. Delete this line [markup]',
    ],
  },
  {
    name: 'a link of a note-taking program',
    file: 'pages/press.mdx',
    from: 'Then write to us.',
    to: 'Then see [[about]].',
    says: [
      'content/pages/press.mdx:18:10  Double brackets make no link. Write [words](/about/) [markup]',
    ],
  },
  {
    name: 'two files in one',
    file: 'faq/who-writes.mdx',
    to: '---\nquestion: Who does the writing?\norder: 1\n---\n\nPeople do.\n---\nquestion: Why?\norder: 3\n---\n\nSo.\n',
    says: [
      'content/faq/who-writes.mdx:7:1  A second block of fields begins here, and a file has one. Make a file of its own of it [front-matter]',
    ],
  },
  {
    name: 'a place in a list below the first',
    file: 'faq/how-soon.mdx',
    from: 'order: 2',
    to: 'order: -1',
    says: ['content/faq/how-soon.mdx:3:8  "order" must be 1 or more (now: -1) [field-form]'],
  },
  {
    name: 'a group that is set twice',
    file: 'pages/press.mdx',
    from: 'hero:\n',
    to: 'hero:\n  eyebrow: News\nhero:\n',
    says: [
      'content/pages/press.mdx:7:1  "hero" is set twice (first on line 5). Remove one [duplicate-field]',
    ],
  },
  {
    name: 'a folder with another name',
    file: 'faqs/why.mdx',
    to: '---\nquestion: Why?\norder: 3\n---\n\nSo.\n',
    says: [
      'content/faqs/why.mdx:1:1  The site does not read the folder "faqs". Did you mean "faq"? [file-place]',
    ],
  },
  {
    name: 'a copy of a folder',
    file: 'faq copy/why.mdx',
    to: '---\nquestion: Why?\norder: 3\n---\n\nSo.\n',
    says: [
      'content/faq copy/why.mdx:1:1  The site does not read the folder "faq copy". Choose: forms, faq, plans, testimonials, pages [file-place]',
    ],
  },
  {
    name: 'a testimonial as text',
    file: 'testimonials/anna.mdx',
    to: '---\nquote: Good.\n---\n',
    says: [
      'content/testimonials/anna.mdx:1:1  The files of testimonials/ end in .json. Look at another one there [file-place]',
    ],
  },
  {
    name: 'an ending typed twice',
    file: 'faq/why.mdx.mdx',
    to: '---\nquestion: Why?\norder: 3\n---\n\nSo.\n',
    says: [
      'content/faq/why.mdx.mdx:1:1  Rename "why.mdx.mdx": small letters, digits and hyphens: why.mdx [file-name]',
    ],
  },
  {
    name: 'a hyphen at the start of a file name',
    file: 'faq/-why.mdx',
    to: '---\nquestion: Why?\norder: 3\n---\n\nSo.\n',
    says: [
      'content/faq/-why.mdx:1:1  Rename "-why.mdx": small letters, digits and hyphens: why.mdx [file-name]',
    ],
  },
  {
    name: 'a picture of which the end is missing',
    file: 'images/hero.png',
    to: png(2000, 1000).subarray(0, 28),
    says: [
      'content/images/hero.png:1:1  hero.png cannot be read as a picture. Export it again as JPG, PNG or WebP [picture-format]',
    ],
  },
  {
    name: 'a photograph of which the end is missing',
    file: 'images/hero.png',
    to: Buffer.from([0xff, 0xd8, 0xff, 0xc0, 0, 17, 8, 3, 232, 7, 208, 3, 0, 0, 0, 0, 0, 0, 0, 0]),
    says: [
      'content/images/hero.png:1:1  hero.png cannot be read as a picture. Export it again as JPG, PNG or WebP [picture-format]',
    ],
  },
  {
    name: 'a fact that names another',
    file: 'site.json',
    from: '"24 to 48 hours"',
    to: '"24 to 48 hours at {brand}"',
    says: [
      'content/site.json:15:37  A fact cannot use another one by its name. Write its words in place of {brand} [token]',
    ],
  },
  {
    name: 'a text in place of a file',
    file: 'values.json',
    to: '"Care"\n',
    says: ['content/values.json:1:1  The file must hold fields between { and } [field-type]'],
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
    name: 'the settings deleted',
    file: 'site.json',
    to: null,
    says: [
      'content/site.json:1:1  This file is missing, and the site cannot do without it. Bring it back from git [missing-file]',
    ],
  },
  {
    name: 'settings of nothing',
    file: 'site.json',
    to: '{}\n',
    says: [
      'content/site.json:1:1  Missing field "address". Add a line: "address": "https://www.example.com" [missing-field]',
      'content/site.json:1:1  Missing field "brand". Add a line: "brand": "Northbound" [missing-field]',
      'content/site.json:1:1  Missing field "email". Add a line: "email": "hello@example.com" [missing-field]',
      'content/site.json:1:1  Missing field "facts". Add it [missing-field]',
      'content/site.json:1:1  Missing field "language". Add a line: "language": "en-US" [missing-field]',
      'content/site.json:1:1  Missing field "minimumEngagement". Add it, with "amount", "currency" [missing-field]',
      'content/site.json:1:1  Missing field "product". Add a line: "product": "Compass" [missing-field]',
      'content/site.json:1:1  Missing field "schedulingPage". Add a line: "schedulingPage": "https://calendar.example.com/call" [missing-field]',
      'content/site.json:1:1  Missing field "security". Add it, with "email", "expires" [missing-field]',
      'content/site.json:1:1  Missing field "serviceArea". Add a line: "serviceArea": "worldwide" [missing-field]',
      'content/site.json:1:1  Missing field "shareCard". Add it, with "picture", "alt" [missing-field]',
      'content/site.json:1:1  Missing field "socials". Add it [missing-field]',
      'content/site.json:1:1  Missing field "tagline". Add a line: "tagline": "Your career has a plot; we put it in writing." [missing-field]',
      'content/site.json:1:1  Missing field "year". Add a line: "year": 2025 [missing-field]',
    ],
  },
  {
    name: 'a price of nothing',
    file: 'site.json',
    from: '"amount": 500',
    to: '"amount": 0',
    says: [
      'content/site.json:10:36  "minimumEngagement.amount" must be more than 0 (now: 0) [field-form]',
    ],
  },
  {
    name: 'a redirect without its last slash',
    file: 'redirects.json',
    to: '{ "items": [{ "from": "/press-kit/", "to": "/press" }], "gone": [] }\n',
    says: [
      'content/redirects.json:1:44  "items[1].to": Write "/press/" (small letters, with a slash at both ends) (now: "/press") [link-form]',
    ],
    fixed: '{ "items": [{ "from": "/press-kit/", "to": "/press/" }], "gone": [] }\n',
  },
];
