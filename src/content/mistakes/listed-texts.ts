import type { Mistake } from './case';

/** Mistakes 31 to 41 and 48 to 50: the text under the fields. */
export const listedTexts: readonly Mistake[] = [
  {
    name: '31 a tag that is not closed',
    file: 'pages/press.mdx',
    from: 'Then write to us.',
    to: '<Callout>Then write to us.',
    says: [
      'content/pages/press.mdx:18:1  <Callout> is opened here and never closed. Write Markdown, or <Action> [tag]',
    ],
  },
  {
    name: '32 tags that cross',
    file: 'pages/press.mdx',
    from: 'Then write to us.',
    to: '<Callout>Then <Stat>write</Callout> to us.</Stat>',
    says: [
      'content/pages/press.mdx:18:15  <Stat> does not work here. Write Markdown, or <Action> [tag]',
      'content/pages/press.mdx:18:26  </Callout> closes, but <Stat> (line 18) is still open. Write Markdown, or <Action> [tag]',
    ],
  },
  {
    name: '33 a component that does not exist',
    file: 'pages/press.mdx',
    from: 'Then write to us.',
    to: '<Fooo />',
    says: [
      'content/pages/press.mdx:18:1  <Fooo> does not work here. Write Markdown, or <Action> [tag]',
    ],
  },
  {
    name: '34 a component with a property',
    file: 'pages/press.mdx',
    from: 'Then write to us.',
    to: '<Callout colour="red">Then write to us.</Callout>',
    says: [
      'content/pages/press.mdx:18:1  <Callout> does not work here. Write Markdown, or <Action> [tag]',
    ],
  },
  {
    name: '35 a brace in a text',
    file: 'pages/press.mdx',
    from: 'Then write to us.',
    to: 'Then write {low to us.',
    says: ['content/pages/press.mdx:18:12  "{" starts code here. Write \\{ for a brace [brace]'],
    fixed: 'Then write \\{low to us.',
  },
  {
    name: '36 a "<" in a text',
    file: 'pages/press.mdx',
    from: 'Then write to us.',
    to: 'Then write <5 pages.',
    says: [
      'content/pages/press.mdx:18:12  "<" starts a tag here. Write &lt; or "less than" [less-than]',
    ],
    fixed: 'Then write &lt;5 pages.',
  },
  {
    name: '37 an HTML comment',
    file: 'pages/press.mdx',
    from: 'Then write to us.',
    to: '<!-- ask Jo -->\n\nThen write to us.',
    says: ['content/pages/press.mdx:18:1  Write {/* ask Jo */} in place of <!-- … --> [comment]'],
    fixed: '{/* ask Jo */}\n\nThen write to us.',
  },
  {
    name: '38 HTML with a class',
    file: 'pages/press.mdx',
    from: 'Then write to us.',
    to: '<p class="big">Then write to us.</p>',
    says: [
      'content/pages/press.mdx:18:1  <p> does not work here. Leave an empty line between paragraphs [tag]',
    ],
  },
  {
    name: '38 HTML with a style',
    file: 'pages/press.mdx',
    from: 'Then write to us.',
    to: 'Then <span style="color:red">write</span> to us.',
    says: [
      'content/pages/press.mdx:18:6  <span> does not work here. The design is not set in content. Write plain Markdown, or ask a developer [tag]',
    ],
  },
  {
    name: '39 an import',
    file: 'pages/press.mdx',
    from: '## Our name',
    to: "import Chart from './chart'\n\n## Our name",
    says: [
      'content/pages/press.mdx:14:1  Imports and exports do not work here. Delete the line [import]',
    ],
  },
  {
    name: '40 a second headline',
    file: 'pages/press.mdx',
    from: '## Our name',
    to: '# Our name',
    says: [
      'content/pages/press.mdx:14:1  "# …" is the headline of the page. Start with ## [heading]',
    ],
    fixed: '## Our name',
  },
  {
    name: '40 a step of headings left out',
    file: 'pages/press.mdx',
    from: 'Then write to us.',
    to: '#### How\n\nThen write to us.',
    says: ['content/pages/press.mdx:18:1  #### after ##; use ### [heading]'],
    fixed: '### How\n\nThen write to us.',
  },
  {
    name: '41 a pasted space that does not break',
    file: 'pages/press.mdx',
    from: 'Then write',
    to: 'Then\u00a0write',
    says: [
      'content/pages/press.mdx:18:5  Invisible character U+00A0. Delete it and type a space [word-paste]',
    ],
    fixed: 'Then write',
  },
  {
    name: '41 a pasted character of no width',
    file: 'pages/press.mdx',
    from: 'Then write',
    to: 'Then wr\u200bite',
    says: ['content/pages/press.mdx:18:8  Invisible character U+200B. Delete it [word-paste]'],
    fixed: 'Then write',
  },
  {
    name: '48 an unfinished merge',
    file: 'pages/press.mdx',
    from: 'Then write to us.',
    to: '<<<<<<< HEAD\nThen write to us.\n=======\nThen call us.\n>>>>>>> spring',
    says: [
      'content/pages/press.mdx:18:1  Unfinished merge (<<<<<<<). Choose one version, and delete the lines <<<<<<<, ======= and >>>>>>> [merge-marks]',
    ],
  },
  {
    name: '49 a placeholder',
    file: 'pages/press.mdx',
    from: 'Then write to us.',
    to: 'Lorem ipsum dolor. TODO: ask Jo.',
    says: [
      'content/pages/press.mdx:18:1  "Lorem ipsum" would be published. Write the text, or set draft: true [left-over]',
      'content/pages/press.mdx:18:20  "TODO" would be published. Write the text, or set draft: true [left-over]',
    ],
  },
  {
    name: '50 the spelling of a name',
    file: 'pages/press.mdx',
    from: 'Then write to us.',
    to: 'Then find us on Linkedin.',
    says: ['content/pages/press.mdx:18:17  "Linkedin" is spelled "LinkedIn" [term]'],
    fixed: 'Then find us on LinkedIn.',
  },
];
