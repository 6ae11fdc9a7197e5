import type { Mistake } from './case';

/** Words pasted and typed. */
export const carelessTexts: readonly Mistake[] = [
  {
    name: 'the line ends of the first Macintosh',
    file: 'pages/press.mdx',
    from: '## Our name\n\nRead',
    to: '## Our name\r\rRead',
    says: [
      'content/pages/press.mdx:14:12  This line ends as on the first Macintosh. Save the file with the line ends of Unix (LF) [line-ends]',
    ],
  },
  {
    name: 'a misspelt token',
    file: 'pages/press.mdx',
    from: 'Then write to us.',
    to: 'We reply in {replytime}.',
    says: [
      'content/pages/press.mdx:18:13  "{replytime}" is not known. Did you mean "replyTime"? [token]',
    ],
  },
  {
    name: 'spaces in a token',
    file: 'pages/press.mdx',
    from: 'Then write to us.',
    to: 'We reply in { replyTime }.',
    says: ['content/pages/press.mdx:18:13  No spaces between braces. Write {replyTime} [brace]'],
    fixed: 'We reply in {replyTime}.',
  },
  {
    name: 'a figure typed by hand',
    file: 'pages/press.mdx',
    from: 'Then write to us.',
    to: 'We reply in 24 to 48 hours.',
    says: [
      'content/pages/press.mdx:18:13  "24 to 48 hours" is typed by hand here. Write {replyTime}, so that it changes everywhere at once [typed-fact]',
    ],
    fixed: 'We reply in {replyTime}.',
  },
  {
    name: 'a bare number typed by hand',
    file: 'pages/press.mdx',
    from: 'Then write to us.',
    to: 'A 30-minute call, 30 pages long.',
    says: [
      'content/pages/press.mdx:18:3  "30" is typed by hand here. Write {callMinutes}, so that it changes everywhere at once [typed-fact]',
    ],
    fixed: 'A {callMinutes}-minute call, 30 pages long.',
  },
  {
    name: 'the brand typed by hand',
    file: 'pages/press.mdx',
    from: 'lede: Facts',
    to: 'lede: Acme facts',
    says: [
      'content/pages/press.mdx:8:9  "Acme" is typed by hand here. Write {brand}, so that it changes everywhere at once [typed-fact]',
    ],
  },
  {
    name: 'the address typed by hand',
    file: 'pages/press.mdx',
    from: 'Then write to us.',
    to: 'Mail hello@acme.example now.',
    says: [
      'content/pages/press.mdx:18:6  "hello@acme.example" is typed by hand here. Write {email}, so that it changes everywhere at once [typed-fact]',
    ],
    fixed: 'Mail {email} now.',
  },
  {
    name: 'bold in a field',
    file: 'pages/press.mdx',
    from: 'lede: Facts and',
    to: 'lede: Facts **and**',
    says: [
      'content/pages/press.mdx:8:15  Bold does not work in a field. Delete the signs around the words [markup]',
    ],
    fixed: 'lede: Facts and',
  },
  {
    name: 'an accent where none may be',
    file: 'pages/press.mdx',
    from: 'lede: Facts and',
    to: 'lede: Facts *and*',
    says: [
      'content/pages/press.mdx:8:15  Only headlines may have an accent. Delete the asterisks [markup]',
    ],
    fixed: 'lede: Facts and',
  },
  {
    name: 'a link in a field',
    file: 'pages/press.mdx',
    from: 'lede: Facts and pictures',
    to: 'lede: See [facts](/about/) and pictures',
    says: [
      'content/pages/press.mdx:8:13  Links do not work in this field. Write the words alone [markup]',
    ],
  },
  {
    name: 'an entity in a field',
    file: 'pages/press.mdx',
    from: 'lede: Facts and pictures',
    to: 'lede: Facts &amp; pictures',
    says: ['content/pages/press.mdx:8:15  In a field, type the character itself [markup]'],
  },
  {
    name: 'bullets pasted from Word',
    file: 'pages/press.mdx',
    from: 'Then write to us.',
    to: '• One\n• Two',
    says: [
      'content/pages/press.mdx:18:1  Write "- " in place of "•" to begin an entry of a list [word-paste]',
      'content/pages/press.mdx:19:1  Write "- " in place of "•" to begin an entry of a list [word-paste]',
    ],
    fixed: '- One\n- Two',
  },
  {
    name: 'ligatures pasted from a PDF',
    file: 'pages/press.mdx',
    from: 'Then write to us.',
    to: 'We \ufb01nd it.',
    says: [
      'content/pages/press.mdx:18:4  "\ufb01" is made of pasted parts that search engines do not find. Type "fi" [word-paste]',
    ],
    fixed: 'We find it.',
  },
  {
    name: 'an accent in two parts',
    file: 'pages/press.mdx',
    from: 'Then write to us.',
    to: 'A cafe\u0301 nearby.',
    says: [
      'content/pages/press.mdx:18:6  "e\u0301" is made of pasted parts that search engines do not find. Type "é" [word-paste]',
    ],
    fixed: 'A café nearby.',
  },
  {
    name: 'a soft hyphen',
    file: 'pages/press.mdx',
    from: 'Then write to us.',
    to: 'An inter\u00adview.',
    says: ['content/pages/press.mdx:18:9  Invisible character U+00AD here. Delete it [invisible]'],
    fixed: 'An interview.',
  },
  {
    name: 'straight quotes',
    file: 'pages/press.mdx',
    from: 'Then write to us.',
    to: 'They said "yes" and it\'s done.',
    says: [
      'content/pages/press.mdx:18:11  A straight quote. Type a curly one: “ [straight-quotes]',
      'content/pages/press.mdx:18:15  A straight quote. Type a curly one: ” [straight-quotes]',
      'content/pages/press.mdx:18:23  A straight apostrophe. Type a curly one: ’ [straight-quotes]',
    ],
    fixed: 'They said “yes” and it’s done.',
  },
  {
    name: 'spaces at the end of a line',
    file: 'pages/press.mdx',
    from: 'Then write to us.',
    to: 'Then write to us.  ',
    says: [
      'content/pages/press.mdx:18:18  Spaces at the end of the line. Delete them [trailing-space]',
    ],
    fixed: 'Then write to us.',
  },
  {
    name: 'a word twice',
    file: 'pages/press.mdx',
    from: 'Then write to us.',
    to: 'Then then write to to us.',
    says: [
      'content/pages/press.mdx:18:1  "Then" stands here twice. Delete one [repeated-word]',
      'content/pages/press.mdx:18:17  "to" stands here twice. Delete one [repeated-word]',
    ],
  },
  {
    name: 'a table',
    file: 'pages/press.mdx',
    from: 'Then write to us.',
    to: '| a | b |\n| - | - |',
    says: [
      'content/pages/press.mdx:18:1  Tables do not work here. Write a list [markup]',
      'content/pages/press.mdx:19:1  Tables do not work here. Write a list [markup]',
    ],
  },
  {
    name: 'words struck through',
    file: 'pages/press.mdx',
    from: 'Then write to us.',
    to: 'Then ~~call~~ write to us.',
    says: [
      'content/pages/press.mdx:18:6  Words cannot be struck through here. Delete them [markup]',
    ],
  },
  {
    name: 'a footnote',
    file: 'pages/press.mdx',
    from: 'Then write to us.',
    to: 'Then write.[^1]\n\n[^1]: Or call.',
    says: [
      'content/pages/press.mdx:18:12  Footnotes do not work here. Write the note into the text [markup]',
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
      'content/pages/press.mdx:19:1  A line of signs right under a text makes a heading of it. Leave an empty line between them [heading]',
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
];
