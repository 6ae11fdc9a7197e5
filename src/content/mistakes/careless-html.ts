import type { Mistake } from './case';

/** HTML in a text. */
export const carelessHtml: readonly Mistake[] = [
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
    name: 'HTML in a field',
    file: 'pages/press.mdx',
    from: 'lede: Facts and pictures, ready to print.',
    to: 'lede: Facts<br>and pictures',
    says: [
      'content/pages/press.mdx:8:14  HTML does not work in a field. Delete the tag [markdown]',
    ],
  },
  {
    name: 'an entity in a field',
    file: 'pages/press.mdx',
    from: 'lede: Facts and pictures',
    to: 'lede: Facts &amp; pictures',
    says: ['content/pages/press.mdx:8:15  Type & in place of &amp; [markdown]'],
    fixed: 'lede: Facts & pictures',
  },
  {
    name: 'characters named as HTML names them',
    file: 'pages/press.mdx',
    from: 'Then write to us.',
    to: 'Then&nbsp;write &mdash; or call&hellip; at the caf&#233;.',
    says: [
      'content/pages/press.mdx:18:17  Type — in place of &mdash; [markdown]',
      'content/pages/press.mdx:18:32  Type … in place of &hellip; [markdown]',
      'content/pages/press.mdx:18:51  Type é in place of &#233; [markdown]',
    ],
    fixed: 'Then&nbsp;write — or call… at the café.',
  },
  {
    name: 'a character that HTML does not name',
    file: 'pages/press.mdx',
    from: 'Then write to us.',
    to: 'Then &spce; write.',
    says: [
      'content/pages/press.mdx:18:6  Readers would see "&spce;". Type the character itself [markdown]',
    ],
  },
  {
    name: 'the signs that a text may name',
    file: 'pages/press.mdx',
    from: 'Then write to us.',
    to: 'Fish &amp; chips &lt; 5.',
    says: [],
  },
  {
    name: 'a button in a text',
    file: 'pages/press.mdx',
    from: 'Then write to us.',
    to: '<Action href="mailto:{email}">Then write to us</Action>',
    says: [],
  },
  {
    name: 'a button that leads nowhere',
    file: 'pages/press.mdx',
    from: 'Then write to us.',
    to: '<Action href="/abuot/">Then write to us</Action>',
    says: [
      'content/pages/press.mdx:18:15  No page "/abuot/". Did you mean "/about/"? [link-target]',
    ],
  },
  {
    name: 'a button that says nothing',
    file: 'pages/press.mdx',
    from: 'Then write to us.',
    to: '<Action href="/about/">Click here</Action>',
    says: [
      'content/pages/press.mdx:18:24  "Click here" says nothing out of context. Name what the link leads to [link-text]',
    ],
  },
  {
    name: 'a button without an address',
    file: 'pages/press.mdx',
    from: 'Then write to us.',
    to: '<Action to="/about/">Then write to us</Action>',
    says: [
      'content/pages/press.mdx:18:1  <Action> does not work here. Write <Action href="…">plain words</Action>, on one line [tag]',
    ],
  },
  {
    name: 'a button in a note',
    file: 'pages/press.mdx',
    from: 'Then write to us.',
    to: 'Then write to us.{/* <Action href="/abuot/">Later</Action> */}',
    says: [],
  },
];
