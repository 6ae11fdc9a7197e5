import type { Mistake } from './case';
import { rightSite } from './right-site';

/** Marks of Markdown that the site does not know, or that are not closed. */
export const carelessMarkdown: readonly Mistake[] = [
  {
    name: 'a heading in an answer',
    file: 'faq/who-writes.mdx',
    from: 'People do.',
    to: '## Well\n\nPeople do.',
    says: [
      'content/faq/who-writes.mdx:6:1  Headings do not work in this text. Write **bold words** at the start of a paragraph [heading]',
    ],
  },
  {
    name: 'spaces within bold',
    file: 'pages/press.mdx',
    from: 'Then write to us.',
    to: '** Then ** write.',
    says: ['content/pages/press.mdx:18:1  No spaces inside the asterisks: **bold** [markdown]'],
    fixed: '**Then** write.',
  },
  {
    name: 'emphasis that is not closed',
    file: 'pages/press.mdx',
    from: 'Then write to us.',
    to: 'Then **write to us.',
    says: [
      'content/pages/press.mdx:18:6  Bold begins here and never ends. Add ** after the last bold word [markdown]',
    ],
  },
  {
    name: 'a table',
    file: 'pages/press.mdx',
    from: 'Then write to us.',
    to: '| a | b |\n| - | - |',
    says: ['content/pages/press.mdx:18:1  Tables do not work here. Write a list [markup]'],
  },
  {
    name: 'a footnote',
    file: 'pages/press.mdx',
    from: 'Then write to us.',
    to: 'Then write.[^1]\n\n[^1]: Or call.',
    says: [
      'content/pages/press.mdx:20:1  Footnotes do not work here. Write the note into the text [markup]',
    ],
  },
  {
    name: 'a heading without a space',
    file: 'pages/press.mdx',
    from: '## Our name',
    to: '##Our name',
    says: [
      'content/pages/press.mdx:14:1  A space is missing after the # of this heading [heading]',
    ],
    fixed: '## Our name',
  },
  {
    name: 'a line of dashes under a text',
    file: 'pages/press.mdx',
    from: 'Then write to us.',
    to: 'Then write to us.\n---',
    says: [
      'content/pages/press.mdx:19:1  "---" right under a line of text makes a heading of it. Leave an empty line between them [heading]',
    ],
    fixed: 'Then write to us.\n\n---',
  },
  {
    name: 'a heading without words',
    file: 'pages/press.mdx',
    from: 'Then write to us.',
    to: '###\n\nThen write to us.',
    says: [
      'content/pages/press.mdx:18:1  This heading has no words. Write them, or delete the line [heading]',
    ],
  },
  {
    name: 'a block of code',
    file: 'pages/press.mdx',
    from: 'Then write to us.',
    to: '```\nThen write to us.',
    says: [
      'content/pages/press.mdx:18:1  Blocks of code do not work here. Delete this line [markup]',
    ],
  },
  {
    name: 'bold in a field',
    file: 'pages/press.mdx',
    from: 'lede: Facts and',
    to: 'lede: Facts **and**',
    says: [
      'content/pages/press.mdx:8:15  Bold does not work in a field. Delete the signs around the words [markdown]',
    ],
    fixed: 'lede: Facts and',
  },
  {
    name: 'an accent where none may be',
    file: 'pages/press.mdx',
    from: 'lede: Facts and',
    to: 'lede: Facts *and*',
    says: [
      'content/pages/press.mdx:8:15  Italics do not work in this field. Delete the signs around the words [markdown]',
    ],
    fixed: 'lede: Facts and',
  },
  {
    name: 'bullets pasted from Word',
    file: 'pages/press.mdx',
    from: 'Then write to us.',
    to: '• One\n• Two',
    says: [
      'content/pages/press.mdx:18:1  Start a list item with "- ", not with "•" [word-paste]',
      'content/pages/press.mdx:19:1  Start a list item with "- ", not with "•" [word-paste]',
    ],
    fixed: '- One\n- Two',
  },
  {
    name: 'text where the page shows none',
    file: 'pages/services.mdx',
    from: '\n---\n',
    to: '\n---\n\nMore words.\n',
    says: [
      'content/pages/services.mdx:24:1  This page does not show the text under its fields. Move it into a field, or delete it [unused-text]',
    ],
  },
  {
    name: 'marks of a merge half cleaned up',
    file: 'pages/press.mdx',
    from: 'Then write to us.',
    to: 'Then write to us.\n=======\nThen call us.\n>>>>>>> spring',
    says: [
      'content/pages/press.mdx:21:1  Unfinished merge (>>>>>>>). Choose one version, and delete the lines <<<<<<<, ======= and >>>>>>> [merge-marks]',
    ],
  },
  {
    name: 'a merge within the fields, and another in the text',
    file: 'faq/who-writes.mdx',
    to: `<<<<<<< HEAD\n${String(rightSite.get('faq/who-writes.mdx'))}>>>>>>> theirs\n<<<<<<< HEAD\nMe.\n=======\nYou.\n>>>>>>> theirs\n`,
    says: [
      'content/faq/who-writes.mdx:1:1  Unfinished merge (<<<<<<<). Choose one version, and delete the lines <<<<<<<, ======= and >>>>>>> [merge-marks]',
      'content/faq/who-writes.mdx:9:1  Unfinished merge (<<<<<<<). Choose one version, and delete the lines <<<<<<<, ======= and >>>>>>> [merge-marks]',
    ],
  },
];
