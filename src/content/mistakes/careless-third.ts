import type { Mistake } from './case';
import { rightSite } from './right-site';

/** What a third careless writer did. */
export const carelessThird: readonly Mistake[] = [
  {
    name: 'characters named as HTML names them',
    file: 'pages/press.mdx',
    from: 'Then write to us.',
    to: 'Then&nbsp;write &mdash; or call&hellip; at the caf&#233;.',
    says: [
      'content/pages/press.mdx:18:5  Type a space in place of &nbsp; [markup]',
      'content/pages/press.mdx:18:17  Type — in place of &mdash; [markup]',
      'content/pages/press.mdx:18:32  Type … in place of &hellip; [markup]',
      'content/pages/press.mdx:18:51  Type é in place of &#233; [markup]',
    ],
    fixed: 'Then write — or call… at the café.',
  },
  {
    name: 'a character that HTML does not name',
    file: 'pages/press.mdx',
    from: 'Then write to us.',
    to: 'Then &spce; write.',
    says: [
      'content/pages/press.mdx:18:6  "&spce;" names no character that is known here. Type the character itself [markup]',
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
    name: 'a link by name without its address',
    file: 'pages/press.mdx',
    from: '[our story](/about/)',
    to: '[our story][about]',
    says: [
      'content/pages/press.mdx:16:6  No address stands for this link. Write [our story](/about/) with the page or address it leads to [link-form]',
    ],
  },
  {
    name: 'a link by its own words without an address',
    file: 'pages/press.mdx',
    from: '[our story](/about/)',
    to: '[our story][]',
    says: [
      'content/pages/press.mdx:16:6  No address stands for this link. Write [our story](/about/) with the page or address it leads to [link-form]',
    ],
  },
  {
    name: 'a link by name with its address',
    file: 'pages/press.mdx',
    from: '[our story](/about/) first.',
    to: '[our story][About] first.\n\n[about]: /about/',
    says: [],
  },
  {
    name: 'a link to the page for addresses without a page',
    file: 'pages/press.mdx',
    from: '[our story](/about/)',
    to: '[our story](/404/)',
    says: [
      'content/pages/press.mdx:16:18  "/404/" is what visitors see where there is no page. Link to another one [link-target]',
    ],
  },
  {
    name: 'no dashes after the fields, and a line of dashes in the text',
    file: 'pages/press.mdx',
    from: '---\n\n## Our name\n\nRead [our story](/about/) first.\n',
    to: '\n## Our name\n\nRead [our story](/about/) first.\n\n---\n',
    says: [
      'content/pages/press.mdx:13:1  The text begins here. Add a line of three dashes above it, after the fields [front-matter]',
    ],
    fixed: '\n---\n\n## Our name\n\nRead [our story](/about/) first.\n\n---\n',
  },
  {
    name: 'no dashes after the fields of an answer, and a line of dashes in it',
    file: 'faq/who-writes.mdx',
    from: '---\n\nPeople do.\n',
    to: '\nPeople do.\n\n---\n\nAll of them.\n',
    says: [
      'content/faq/who-writes.mdx:5:1  The text begins here. Add a line of three dashes above it, after the fields [front-matter]',
    ],
    fixed: '\n---\n\nPeople do.\n\n---\n\nAll of them.\n',
  },
  {
    name: 'brackets without an end',
    file: 'values.json',
    to: '['.repeat(9_000),
    says: [
      'content/values.json:1:21  Brackets stand in one another more than 20 times up to here. Delete those that are too many [json-syntax]',
    ],
  },
  {
    name: 'one paragraph of a whole book',
    file: 'pages/press.mdx',
    from: 'Then write to us.',
    to: `Then${' '.repeat(100_000)}write to us.`,
    says: [
      'content/pages/press.mdx:18:1  This line has more than 10000 characters. Begin new paragraphs, and delete what was pasted by mistake [too-large]',
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
