import type { Mistake } from './case';

/** Words pasted and typed. */
export const carelessMoreTexts: readonly Mistake[] = [
  {
    name: 'a heading in an answer',
    file: 'faq/who-writes.mdx',
    from: 'People do.',
    to: '## Well\n\nPeople do.',
    says: [
      'content/faq/who-writes.mdx:6:1  Headings have no place in this text. Write **bold words** at the start of a paragraph [heading]',
    ],
  },
  {
    name: 'spaces within bold',
    file: 'pages/press.mdx',
    from: 'Then write to us.',
    to: '** Then ** write.',
    says: ['content/pages/press.mdx:18:1  No spaces inside the asterisks: **bold** [markup]'],
    fixed: '**Then** write.',
  },
  {
    name: 'a space within a link',
    file: 'pages/press.mdx',
    from: '[our story](/about/)',
    to: '[our story] (/about/)',
    says: [
      'content/pages/press.mdx:16:6  No space between the brackets of a link: [words](/about/) [markup]',
    ],
    fixed: '[our story](/about/)',
  },
  {
    name: 'the brackets of a link swapped',
    file: 'pages/press.mdx',
    from: '[our story](/about/)',
    to: '(our story)[/about/]',
    says: [
      'content/pages/press.mdx:16:6  The brackets are the wrong way round: [words](/about/) [markup]',
    ],
    fixed: '[our story](/about/)',
  },
  {
    name: 'a link without its last bracket',
    file: 'pages/press.mdx',
    from: '[our story](/about/)',
    to: '[our story](/about/',
    says: [
      'content/pages/press.mdx:16:6  This link is not closed. Add a round bracket: [words](/about/) [markup]',
    ],
  },
  {
    name: 'a draft to which the site leads',
    file: 'pages/404.mdx',
    from: 'template: message\n',
    to: 'template: message\ndraft: true\n',
    says: [
      'content/pages/404.mdx:3:8  The site leads visitors to this page by its name, so it cannot be a draft. Remove the line [draft]',
    ],
  },
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
    name: 'a paragraph that begins with import',
    file: 'pages/press.mdx',
    from: 'Then write to us.',
    to: 'import from us what you like.',
    says: [
      'content/pages/press.mdx:18:1  A paragraph that begins with "import" is read as code. Begin it with another word or a capital [import]',
    ],
  },
  {
    name: 'bold in HTML',
    file: 'pages/press.mdx',
    from: 'Then write to us.',
    to: 'Then <b>write</b> to us.',
    says: ['content/pages/press.mdx:18:6  <b> does not work here. Write **bold** [tag]'],
    fixed: 'Then **write** to us.',
  },
  {
    name: 'a line break in HTML',
    file: 'pages/press.mdx',
    from: 'Then write to us.',
    to: 'Then write<br>to us.',
    says: [
      'content/pages/press.mdx:18:11  <br> does not work here. Leave an empty line to begin a new paragraph [tag]',
    ],
  },
  {
    name: 'a closing tag alone',
    file: 'pages/press.mdx',
    from: 'Then write to us.',
    to: 'Then write to us.</p>',
    says: ['content/pages/press.mdx:18:18  </p> closes what was never opened. Delete it [tag]'],
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
    name: 'a space that does not break after a colon',
    file: 'pages/press.mdx',
    from: 'eyebrow: Press',
    to: 'eyebrow:\u00a0Press',
    says: [
      'content/pages/press.mdx:6:11  This space is a pasted one that cannot be read. Delete it and type a space [invisible]',
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
      'content/pages/press.mdx:8:9  These quotes will be seen on the page. Delete them, unless they are meant [word-paste]',
    ],
  },
  {
    name: 'HTML in a field',
    file: 'pages/press.mdx',
    from: 'lede: Facts and pictures, ready to print.',
    to: 'lede: Facts<br>and pictures',
    says: ['content/pages/press.mdx:8:14  HTML does not work in a field. Delete the tag [markup]'],
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
    name: 'a text of a thousand words',
    file: 'pages/press.mdx',
    from: 'Then write to us.',
    to: 'words '.repeat(40000),
    says: [
      'content/pages/press.mdx:1:1  The file has 240367 characters; 200000 are the most. Make several pages of it [too-large]',
    ],
  },
  {
    name: 'a key in a text',
    file: 'pages/press.mdx',
    from: 'Then write to us.',
    to: 'Use sk-abcdefghij0123456789.',
    says: [
      'content/pages/press.mdx:18:5  This looks like a private key. Delete it, unless everybody may have it [private-data]',
    ],
  },
  {
    name: 'a bracket for words to come',
    file: 'pages/press.mdx',
    from: 'Then write to us.',
    to: 'Write to [your name here].',
    says: [
      'content/pages/press.mdx:18:10  "[your name here]" is left in a text that will be published. Write the text, or set draft: true [left-over]',
    ],
  },
  {
    name: 'emphasis that is not closed',
    file: 'pages/press.mdx',
    from: 'Then write to us.',
    to: 'Then **write to us.',
    says: [
      'content/pages/press.mdx:18:6  Bold begins here and never ends. Add ** after the last bold word [markup]',
    ],
  },
  {
    name: 'a space before a comma',
    file: 'pages/press.mdx',
    from: 'Then write to us.',
    to: 'Then , write to us .',
    says: [
      'content/pages/press.mdx:18:5  No space stands before this sign. Delete it [punctuation]',
      'content/pages/press.mdx:18:19  No space stands before this sign. Delete it [punctuation]',
    ],
    fixed: 'Then, write to us.',
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
      'content/pages/press.mdx:18:8  "і" is a letter of another alphabet, pasted into this word. Type the word anew [word-paste]',
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
];
