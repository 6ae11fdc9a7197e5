import { checkExample } from '../../tests/support/check-example';
import { commit, exampleArticle, withField, withFields, withWords, type Example } from './example';
import type { LocatedProblem } from './located-problem';

const placeOf = ({ file, line }: LocatedProblem) => `${file}:${line}`;

const withTitle = (line: string) => withField('title', line);

test.each<[string, Example]>([
  ['a value with a colon', withTitle('▸title: One: two')],
  ['a value that begins with an asterisk', withTitle('▸title: *Story* time')],
  ['a value that begins with an exclamation', withTitle('▸title: !wow')],
  ['an open quotation mark', withTitle("▸title: 'It")],
  ['an apostrophe between single quotes', withTitle("▸title: 'It's'")],
  ['a field further in than the one above it', withWords('  alt:', '▸    alt:', exampleArticle)],
  ['a tab', withWords('  light:', '▸\tlight:', exampleArticle)],
  ['a field without a colon', withTitle('▸title Words')],
  ['a field twice', withTitle('title: A\n▸title: B')],
  ['words that become a comment', withTitle('▸title: Our #1 rule')],
  ['a number that becomes a comment', withTitle('▸title: The # 1 mistake')],
  ['a value that becomes a comment', withTitle('▸title: #1 of the year')],
  ['a hard space after a name', withTitle('▸title:\u00a0One two')],
  [
    'two values that are not YAML',
    [withTitle('▸title: One: two'), withField('description', '▸description: !wow')],
  ],
  ['a value that begins with a brace', withTitle('▸title: {brand} and more')],
  ['no fields', { file: exampleArticle, text: '▸Words.' }],
  ['an empty file', { file: exampleArticle, text: '▸' }],
  ['fields that do not end', { file: exampleArticle, text: '▸---\ntitle: A\n' }],
  ['a comma too many in JSON', withWords('}\n  ]', '},\n▸]', 'content/topics.json')],
  ['a comma too few in JSON', withWords('"Northbound",\n', '"Northbound"\n▸', 'content/site.json')],
  ['a tag that does not end', 'Words.\n\n▸<Callout>\n\nMore.'],
  ['a tag that never began', 'Words.\n\n▸</Callout>'],
  ['a value without quotes in a tag', '▸<Callout title=Words>\n\nWords.\n\n</Callout>'],
  ['a note without an end', 'Words.\n\n▸{/* later'],
])('a parser refuses %s', async (_name, example) => {
  const { found, marked } = await checkExample(example);
  const refused = found.filter(({ rule }) => rule === 'syntax');
  expect(refused.map(placeOf)).toEqual(marked);
});

const windowsArticle = [
  '---',
  'title: A',
  'description: A long description that says what this article is all about.',
  'published: 2026-03-31',
  'author: sample',
  'topics: [openings]',
  'picture: { light: images/hero-light.jpg, alt: A pen }',
  '---',
  '',
  'Words.',
  '',
].join('\r\n');

test.each<[string, Example]>([
  ['the site itself', 'Words.'],
  ['line ends of Windows', { file: exampleArticle, text: windowsArticle }],
  ['a byte order mark', withWords('---', '\uFEFF---', exampleArticle)],
  ['a folded text', withTitle('title: >-\n  One line\n  and another')],
  ['a comment in the fields', withTitle('# Later: more\ntitle: A title # now\n#draft: true')],
  ['a comment in a group', withField('alt', '  alt: A pen\n  #dark: images/a.jpg')],
  ['the $schema of editors', withWords('{', '{ "$schema": "../a",', 'content/site.json')],
  ['a day to come', withField('published', 'published: 2999-01-01')],
  [
    'a draft that links to a draft',
    [
      withFields('draft: true'),
      withFields('draft: true', 'content/pages/about.mdx'),
      withWords('Words.', '[Us](/about/)', exampleArticle),
    ],
  ],
  [
    'files of other programs',
    [
      { file: 'content/.DS_Store', text: '' },
      { file: 'content/README.md', text: '# Words' },
    ],
  ],
  ['straight quotes and hyphens', '"It\'s -- well... fine," she said.'],
  ['spaces at the end of a line', 'One  \ntwo.'],
  ['an ellipsis alone in a quotation', '> …\n>\n> And then she left.'],
  ['French and German', '« Pourquoi pas ? »\n\nEin Twitter- oder Mastodon-Konto.'],
  ['prices', 'From $5 to $10, or US$5_000 and $HOME_DIR and $X.'],
  ['a note to oneself', 'Words.{/* Ask Jo. */}\n\n{/* {nobody} <b> */}'],
  ['a quotation with its source', '<Quote source="Mei">\n\nIt was *good*.\n\n</Quote>'],
  [
    'a component over several lines',
    '<Figure\n  picture="images/hero-light.jpg"\n  alt="A pen"\n  size="wide"\n/>',
  ],
  ['steps and numbers', '<Steps>\n\n1. A\n\n</Steps>\n\n<Numbers>\n\n- **3** b\n\n</Numbers>'],
  ['a download', '<Download href="/downloads/kit.pdf">Our kit</Download>'],
  [
    'a video',
    '<Video address="https://youtu.be/aqz-KE-bpKQ" title="A video of it" poster="images/hero-light.jpg" />',
  ],
])('a writer may write %s', async (_name, example) => {
  const { found } = await checkExample(example);
  expect(found.filter(({ rule }) => rule !== 'length')).toEqual([]);
});

test('every problem of a file is named in one run, those of one kind together', async () => {
  const { found } = await checkExample(
    [
      '<Details>\n\nWords.\n\n<Details>',
      '<a href=x>b</a>',
      '<b>c\n\n</div>',
      '<Toggle>d</Toggle> <Toggle>e</Toggle>',
      'See [us](/nowhere/), and [it](#zzz).',
      '## One\n\n## Two\n\n## Three\n\n## Four',
      '<img src="/a.jpg">',
      '<details>\n<summary>A</summary>\n\nB\n\n</details>',
      '<iframe src="https://youtu.be/aqz-KE-bpKQ"></iframe>',
      '<table>\n<tr>\n<td>A</td>\n</tr>\n</table>',
    ].join('\n\n'),
  );
  expect(found.map(({ message }) => message)).toEqual([
    '<Details> does not work here. Write the summary as a heading, or use <Callout title="…"> (2 times: also on line 17)',
    '<a> does not work here. Write [words](address)',
    '<b> does not end. Write </b> after its words, on the same line',
    '</div> has no opening tag. Delete it',
    '<Toggle> does not work here. Delete its tags, and keep the words, or write \\<Toggle> to show it (2 times: also on line 25)',
    'There is no page "/nowhere/". Delete the link, or write the address of another page',
    'The page has no place "#zzz". Choose: one, two, four, or link to the page',
    '<img> does not work here. Write a picture as <Figure picture="…" alt="…" />',
    '<details> does not work here. Write the summary as a heading, or use <Callout title="…"> (2 times: also on line 40)',
    '<iframe> does not work here. Write <Video address="…" title="…" />',
    '<table> does not work here. Write the table with | and a line of --- (3 times: also on line 49, 50)',
  ]);
});

test('after a page is deleted, one run says what to do with each link to it', async () => {
  const { found } = await checkExample([
    { file: 'content/pages/services.mdx', isDeleted: true },
    withWords(
      'Words.',
      '[Us](/services/)\n\n<Action href="/services/">Go</Action>',
      exampleArticle,
    ),
  ]);
  const messagesIn = (name: string) =>
    found.filter(({ file }) => file === name).map(({ message }) => message);
  const advice = (verb: string): unknown =>
    expect.stringContaining(`There is no page "/services/". ${verb} `);
  expect(messagesIn(exampleArticle)).toEqual([advice('Delete')]);
  // An entry of a list may go; the button of the header may not; the link to the statement hides itself.
  expect(messagesIn('content/layout.json')).toEqual([advice('Delete'), advice('Write')]);
  expect(messagesIn('content/highlights.json')).toEqual([advice('Write')]);
});

test('after a page is renamed, one run says where its address and the links to it should lead', async () => {
  const page = 'content/pages/page.mdx';
  const text = '---\ntemplate: page\n---\n\nWhat we know.\n';
  const { found } = await checkExample([
    { file: page, text },
    commit,
    { file: page, isDeleted: true },
    { file: 'content/pages/new.mdx', text },
    withWords('Words.', '[Us](/page/)', exampleArticle),
  ]);
  const messagesOf = (name: string) =>
    found.filter(({ rule }) => rule === name).map(({ message }) => message);
  expect(messagesOf('link')).toEqual(['The page "/page/" has moved. Write "/new/"']);
  expect(messagesOf('missing-redirect')).toEqual([
    'The address "/page/" is lost: its page is gone. If it was published, add { "from": "/page/", "to": "/new/" } to "items"',
  ]);
});

test('an answer has no anchors', async () => {
  const { found } = await checkExample(
    withWords('Words.', 'See [it](#part).', 'content/faq/sample.mdx'),
  );
  expect(found.map(({ message }) => message)).toEqual([
    'An answer has no anchors. Delete the link, or write the page before #',
  ]);
});

test('words that only one text of a work has are named at their paragraph', async () => {
  const { found, marked } = await checkExample({
    file: 'content/case-studies/sample.mdx',
    text: `---
title: Said, then *kept*
description: A conversation and what was published of it, with the words that both of them have, one by one.
published: 2025-03-31
client: { trade: Gardener }
work:
  said: ['It *rained*.', 'Everybody complained.']
  published:
    - 'It *Rained*.'
▸    - '*Everybody complained*.'
---

Words.
`,
  });
  expect(found.map(placeOf)).toEqual(marked);
  expect(found.map(({ message }) => message)).toEqual([
    '"work.published" has "Everybody complained" between asterisks, which the other text has not. Mark the same words in both',
  ]);
});

test('a site without the form for the newsletter has no place for it', async () => {
  const { found } = await checkExample([
    { file: 'content/forms/newsletter.json', isDeleted: true },
    withWords('Words.', 'See [it](#newsletter).', exampleArticle),
  ]);
  expect(found.map(({ message }) => message)).toEqual([
    expect.stringContaining('The page has no place "#newsletter"'),
  ]);
});

test('a color that is hard to read is named once, with every contrast and the nearest tone', async () => {
  const { found } = await checkExample(withWords('"#4d5164"', '"#767a86"', 'content/brand.json'));
  expect(found.map(({ message }) => message)).toEqual([
    '"fg.muted.light" #767a86 has too little contrast: 3.98:1 with "bg.light" #fbf6f0 instead of 4.5:1, 4.21:1 with "bg.panel.light" #fffdf9 instead of 4.5:1, 3.75:1 with "fg.dark" #f6efe3 instead of 4.5:1. The nearest tone with enough is #50545f',
  ]);
});

test.each([
  ['It was<br>{nobody}.', [11, 19], expect.stringContaining('Unknown variable {nobody}')],
  ['> **H<sub>2</sub>**O', [3, 20], expect.stringMatching(/no bold here, because “O” follows.*outside the \*\*/)], // prettier-ignore
  ['중요*“a”*', [3, 8], expect.stringContaining('no emphasis here, because “요” comes before')],
  ['~~yes~~~', [1, 8], expect.stringContaining('This is not struck through. Write two tildes')],
  ['## {verb}', [4, 10], expect.stringContaining('Unknown variable {verb}. To show braces, write \\{verb}')], // prettier-ignore
  ['So {{brand}}, `{{a}}`.', [4, 13], expect.stringContaining('“{{brand}}” is shown')],
  [
    '> a\n> (http://localhost:3000에 b)',
    [4, 26],
    'The address goes on to "에". Put < and > around it',
  ],
  ['Words.\n\n> a [https://127.0.0.1/]', [3, 25], expect.stringContaining('visitors cannot reach')],
  ['See <https://localhost/>.', [5, 25], expect.stringContaining('which visitors cannot reach')],
  [
    'A [b](#c).\n\n## Our work',
    [3, 10],
    'The page has no place "#c". Choose: our-work, or link to the page',
  ],
  ['## Words {#part}', [10, 17], expect.stringContaining('“{#part}” is shown as typed. This is the syntax of another system. Delete it')], // prettier-ignore
  [
    '[us](/services/){:target="_blank"}',
    [17, 35],
    expect.stringContaining('another system. Delete it'),
  ],
  ['git <url>a</url>', [5, 17], expect.stringContaining('Delete its tags, and keep the words, or write \\<url> to show it')], // prettier-ignore
  ['A <callout>a</callout>', [3, 23], '<callout> does not work here. Did you mean "Callout"?'],
  ['Take [it](kit.pdf).', [6, 19], expect.stringContaining(`Did you mean "/downloads/kit.pdf"?`)],
  ['See [it](./about.md).', [5, 21], expect.stringContaining(`Did you mean "/about/"?`)],
  ['> It \\*is\\* so\n> &amp; [us](a b).', [9, 18], expect.stringContaining('“[us](a b)”')],
])(
  '“%s” is marked from its first to its last column',
  async (text, [column, endColumn], message) => {
    const { found } = await checkExample(text);
    expect(found).toContainEqual(expect.objectContaining({ column, endColumn, message }));
  },
);
