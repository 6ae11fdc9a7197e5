import type { Mistake } from './case';

/** Words that are not meant to be published, or stand there twice. */
export const carelessWords: readonly Mistake[] = [
  {
    name: 'an unfinished note',
    file: 'pages/press.mdx',
    from: 'Then write to us.',
    to: '<!-- ask Jo',
    says: [
      'content/pages/press.mdx:18:1  This note begins here and never ends. Add --> after it [comment]',
    ],
  },
  {
    name: 'a text of a thousand words',
    file: 'pages/press.mdx',
    from: 'Then write to us.',
    to: 'words '.repeat(40000),
    says: [
      'content/pages/press.mdx:1:1  The file is 240367 characters long; the limit is 200000. Split it into several pages [too-large]',
    ],
  },
  {
    name: 'a key in a text',
    file: 'pages/press.mdx',
    from: 'Then write to us.',
    to: 'Use sk-abcdefghij0123456789.',
    says: [
      'content/pages/press.mdx:18:5  This looks like a secret key. Delete it, and replace the key where it is used [private-data]',
    ],
  },
  {
    name: 'a bracket for words to come',
    file: 'pages/press.mdx',
    from: 'Then write to us.',
    to: 'Write to [your name here].',
    says: [
      'content/pages/press.mdx:18:10  "[your name here]" would be published. Write the text, or set draft: true [left-over]',
    ],
  },
  {
    name: 'a title in two pages but for its capitals',
    file: 'pages/press.mdx',
    from: 'title: Press, Pictures and Interviews',
    to: 'title: The STORY of the agency and a few words more!',
    says: [
      'content/pages/press.mdx:3:8  Same title as pages/about.mdx:3. Each page needs its own [duplicate-text]',
    ],
  },
  {
    name: 'a word twice',
    file: 'pages/press.mdx',
    from: 'Then write to us.',
    to: 'Then then write to to us.',
    says: [
      'content/pages/press.mdx:18:1  "Then" appears twice in a row. Delete one [repeated-word]',
      'content/pages/press.mdx:18:17  "to" appears twice in a row. Delete one [repeated-word]',
    ],
  },
  {
    name: 'one paragraph of a whole book',
    file: 'pages/press.mdx',
    from: 'Then write to us.',
    to: `Then${' '.repeat(100_000)}write to us.`,
    says: [
      'content/pages/press.mdx:18:1  This line is longer than 10000 characters. Start new paragraphs, and delete what was pasted by mistake [too-large]',
    ],
  },
  {
    name: 'a blank to be filled in',
    file: 'faq/who-writes.mdx',
    from: 'People do.',
    to: 'The people of ______ do.',
    says: [
      'content/faq/who-writes.mdx:6:15  "______" would be published. Write the text, or set draft: true [left-over]',
    ],
  },
  {
    name: 'a note to oneself in small letters',
    file: 'faq/who-writes.mdx',
    from: 'People do.',
    to: 'People do (tbd).',
    says: [
      'content/faq/who-writes.mdx:6:12  "tbd" would be published. Write the text, or set draft: true [left-over]',
    ],
  },
];
