import type { Mistake } from './case';

/** Characters that are pasted, or typed for others. */
export const carelessSigns: readonly Mistake[] = [
  {
    name: 'a space that does not break after a colon',
    file: 'pages/press.mdx',
    from: 'eyebrow: Press',
    to: 'eyebrow:\u00a0Press',
    says: [
      'content/pages/press.mdx:6:10  The space after this colon cannot be read. Write "eyebrow: " [field-line]',
    ],
    fixed: 'eyebrow: Press',
  },
  {
    name: 'a space that does not break as indent',
    file: 'pages/press.mdx',
    from: '  eyebrow: Press',
    to: '\u00a0\u00a0eyebrow: Press',
    says: [
      'content/pages/press.mdx:6:1  This space is a pasted one that cannot be read. Delete it and type a space [invisible]',
    ],
    fixed: '  eyebrow: Press',
  },
  {
    name: 'curly quotes around a whole field',
    file: 'pages/press.mdx',
    from: 'lede: Facts and pictures, ready to print.',
    to: 'lede: “Facts and pictures.”',
    says: [
      'content/pages/press.mdx:8:9  The quotation marks around this text will be published. Delete them, unless it is a quotation [own-quotes]',
    ],
  },
  {
    name: 'a double hyphen for a dash',
    file: 'pages/press.mdx',
    from: 'Then write to us.',
    to: 'Write -- to us.',
    says: ['content/pages/press.mdx:18:7  Two hyphens. Type a dash: – [punctuation]'],
    fixed: 'Write – to us.',
  },
  {
    name: 'a letter of another alphabet',
    file: 'pages/press.mdx',
    from: 'Then write to us.',
    to: 'Then wrіte to us.',
    says: [
      'content/pages/press.mdx:18:8  "і" is a letter of another alphabet. Type this word again [word-paste]',
    ],
  },
  {
    name: 'ligatures pasted from a PDF',
    file: 'pages/press.mdx',
    from: 'Then write to us.',
    to: 'We \ufb01nd it.',
    says: [
      'content/pages/press.mdx:18:4  "\ufb01" is made of several characters, so a search for "fi" does not find it. Type "fi" [word-paste]',
    ],
    fixed: 'We find it.',
  },
  {
    name: 'an accent in two parts',
    file: 'pages/press.mdx',
    from: 'Then write to us.',
    to: 'A cafe\u0301 nearby.',
    says: [
      'content/pages/press.mdx:18:6  "e\u0301" is made of several characters, so a search for "é" does not find it. Type "é" [word-paste]',
    ],
    fixed: 'A café nearby.',
  },
  {
    name: 'a soft hyphen',
    file: 'pages/press.mdx',
    from: 'Then write to us.',
    to: 'An inter\u00adview.',
    says: ['content/pages/press.mdx:18:9  Invisible character U+00AD. Delete it [word-paste]'],
    fixed: 'An interview.',
  },
  {
    name: 'straight quotes',
    file: 'pages/press.mdx',
    from: 'Then write to us.',
    to: 'They said "yes" and it\'s done.',
    says: [
      'content/pages/press.mdx:18:11  Straight quote. Type a curly one: “ [straight-quotes]',
      'content/pages/press.mdx:18:15  Straight quote. Type a curly one: ” [straight-quotes]',
      'content/pages/press.mdx:18:23  Straight apostrophe. Type a curly one: ’ [straight-quotes]',
    ],
    fixed: 'They said “yes” and it’s done.',
  },
  {
    name: 'the line ends of the first Macintosh',
    file: 'pages/press.mdx',
    from: '## Our name\n\nRead',
    to: '## Our name\r\rRead',
    says: [
      'content/pages/press.mdx:14:12  This line ends as on the first Macintosh. Save the file with the line endings of Unix (LF) [line-ends]',
    ],
  },
  {
    name: 'a space before a comma',
    file: 'pages/press.mdx',
    from: 'Then write to us.',
    to: 'Then , write to us .',
    says: [
      'content/pages/press.mdx:18:5  No space before punctuation. Delete it [punctuation]',
      'content/pages/press.mdx:18:19  No space before punctuation. Delete it [punctuation]',
    ],
    fixed: 'Then, write to us.',
  },
];
