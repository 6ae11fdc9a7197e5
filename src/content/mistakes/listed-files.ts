import type { Mistake } from './case';
import { png } from './png';

/** Mistakes 42 to 47 and 52 to 55: JSON, lists, files. */
export const listedFiles: readonly Mistake[] = [
  {
    name: '42 a trailing comma in JSON',
    file: 'values.json',
    from: '"icon": "star" }',
    to: '"icon": "star", }',
    says: ['content/values.json:4:71  Remove the comma before } [json-comma]'],
    fixed: '"icon": "star" }',
  },
  {
    name: '43 a missing comma in JSON',
    file: 'site.json',
    from: '"year": 2025,\n',
    to: '"year": 2025\n',
    says: ['content/site.json:10:3  A comma is missing at the end of line 9 [json-comma]'],
    fixed: '"year": 2025,\n',
  },
  {
    name: '43 a missing quote in JSON',
    file: 'values.json',
    from: '"Care"',
    to: '"Care',
    says: [
      'content/values.json:3:24  A straight double quote is missing on this line [open-quote]',
    ],
  },
  {
    name: '44 the same question twice',
    file: 'faq/how-soon.mdx',
    from: 'How soon will I see results?',
    to: 'Who does the writing?',
    says: [
      'content/faq/who-writes.mdx:2:11  Same question as faq/how-soon.mdx:2. Each answer needs its own [duplicate-text]',
    ],
  },
  {
    name: '45 a question without an answer',
    file: 'faq/who-writes.mdx',
    from: '\nPeople do.\n',
    to: '',
    says: [
      'content/faq/who-writes.mdx:5:1  The text is missing. Write it under the second line of dashes [no-text]',
    ],
  },
  {
    name: '46 a place in a list that is taken',
    file: 'faq/how-soon.mdx',
    from: 'order: 2',
    to: 'order: 1',
    says: [
      'content/faq/who-writes.mdx:3:8  The number 1 is already used in faq/how-soon.mdx:3. The next free one is 2 [order]',
    ],
  },
  {
    name: '47 a testimonial without a role',
    file: 'testimonials/mei.json',
    from: '  "role": "Creative",\n',
    to: '',
    says: [
      'content/testimonials/mei.json:1:1  Missing field "role". Add a line: "role": "Creative" [missing-field]',
    ],
  },
  {
    name: '47 a testimonial without consent',
    file: 'testimonials/mei.json',
    from: '  "consent": true,\n',
    to: '',
    says: [
      'content/testimonials/mei.json:1:1  "consent" must be true before publishing. Ask the client, then write "consent": true [consent]',
    ],
  },
  {
    name: '52 a picture that nobody uses',
    file: 'images/old.png',
    to: png(2000, 1000),
    says: [
      'content/images/old.png:1:1  This picture is not used anywhere. Name it in a file, or delete it [picture-unused]',
    ],
  },
  {
    name: '54 private data',
    file: 'pages/press.mdx',
    from: 'Then write to us.',
    to: 'Then call Jo: +1 (555) 010-0199, jo.smith@gmail.com.',
    says: [
      'content/pages/press.mdx:18:15  This looks like a private phone number. Delete it, or make it a link if it is yours: [+1 555 0100](tel:+15550100) [private-data]',
      'content/pages/press.mdx:18:34  This looks like a private e-mail address. Delete it, unless everybody may have it [private-data]',
    ],
  },
  {
    name: '55 a file name with capitals and spaces',
    file: 'pages/About Us.MDX',
    to: '---\n---\n',
    says: [
      'content/pages/About Us.MDX:1:1  The site does not read "About Us.MDX". Rename it to about-us.mdx [file-name]',
    ],
  },
];
