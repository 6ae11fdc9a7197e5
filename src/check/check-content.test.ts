import { existsSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeSampleSite } from '../../tests/support/sample-site';
import { temporaryFolder } from '../../tests/support/temporary-folder';
import { writeFiles } from '../../tests/support/write-files';
import { checkContent } from './check-content';
import { exampleArticle, withField, type Example } from './example';
import type { Problem } from './problem';
import { rules } from './rules';

const mark = '▸';

let root: string;
let sample: Awaited<ReturnType<typeof writeSampleSite>>;
/** What is found in the sample site itself: lengths, since its texts are short. */
let known: Set<string>;

const keyOf = ({ file, rule, message }: Problem) => `${file} ${rule} ${message}`;

beforeAll(async () => {
  root = temporaryFolder();
  sample = await writeSampleSite(root);
  known = new Set((await checkContent(sample.folder)).map(keyOf));
});

const originalOf = (file: string) => sample.files.get(file.replace('content/', ''));

/** Returns a text with another part; the old one must be there. */
function replaced(file: string, replace: string | RegExp, by: string): string {
  const text = originalOf(file) ?? '';
  const isThere = typeof replace === 'string' ? text.includes(replace) : replace.test(text);
  if (!isThere) throw new Error(`There is no ${String(replace)} in ${file}`);
  return text.replace(replace, by);
}

type Changes = { texts: Record<string, string>; deleted: string[]; sizes: Record<string, number> };

function changesOf(example: Example): Changes {
  if (typeof example === 'string')
    return changesOf({ file: exampleArticle, replace: /\nWords\.\n/, by: `\n${example}\n` });
  const changes: Changes = { texts: {}, deleted: [], sizes: {} };
  for (const change of [example].flat()) {
    const { file } = change;
    if ('replace' in change) changes.texts[file] = replaced(file, change.replace, change.by);
    else if ('text' in change) changes.texts[file] = change.text;
    else if ('bytes' in change) changes.sizes[file] = change.bytes;
    else changes.deleted.push(file);
  }
  return changes;
}

/** Returns the lines that are marked. A file without text is one. */
function markedIn({ texts, deleted, sizes }: Changes): string[] {
  const lines = Object.entries(texts).flatMap(([file, text]) =>
    text.split('\n').flatMap((line, index) => (line.includes(mark) ? `${file}:${index + 1}` : [])),
  );
  return [...lines, ...[...deleted, ...Object.keys(sizes)].map((file) => `${file}:1`)];
}

/** Returns a function that puts files back as they are now. */
function remember(files: readonly string[]): () => void {
  const paths = files.map((file) => join(root, file));
  const before = paths.map((path) => (existsSync(path) ? readFileSync(path) : null));
  return () => {
    for (const [index, path] of paths.entries()) {
      const data = before[index];
      if (data) writeFileSync(path, data);
      else rmSync(path);
    }
  };
}

function apply({ texts, deleted, sizes }: Changes): void {
  for (const [file, text] of Object.entries(texts))
    writeFiles(root, { [file]: text.replaceAll(mark, '') });
  for (const file of deleted) rmSync(join(root, file));
  for (const [file, bytes] of Object.entries(sizes)) {
    writeFiles(root, { [file]: '' });
    truncateSync(join(root, file), bytes);
  }
}

/** Checks the sample site with a change, and returns what is found beside what is known. */
async function check(example: Example): Promise<{ found: Problem[]; marked: string[] }> {
  const changes = changesOf(example);
  const restore = remember([
    ...Object.keys(changes.texts),
    ...Object.keys(changes.sizes),
    ...changes.deleted,
  ]);
  apply(changes);
  const problems = await checkContent(sample.folder);
  restore();
  return {
    found: problems.filter((problem) => !known.has(keyOf(problem))),
    marked: markedIn(changes),
  };
}

const placeOf = ({ file, line }: Problem) => `${file}:${line}`;

/** Lengths are judged by themselves: the texts of examples are short. */
const isOther =
  (name: string) =>
  ({ rule }: Problem) =>
    rule === name || rule !== 'length';

const shown = (example: Example) => JSON.stringify(example).slice(0, 80);
const examplesOf = (kind: 'reported' | 'accepted') =>
  rules.flatMap((rule) =>
    rule.examples[kind].map((example) => [rule.name, shown(example), rule, example] as const),
  );

test.each(examplesOf('reported'))('%s reports %s', async (_name, _shown, rule, example) => {
  const { found, marked } = await check(example);
  const others = found.filter(isOther(rule.name));
  expect([...new Set(others.map(placeOf))]).toEqual(marked);
  expect([...new Set(others.map(({ rule: name, severity }) => `${name} ${severity}`))]).toEqual([
    `${rule.name} ${rule.severity}`,
  ]);
});

test.each(examplesOf('accepted'))('%s accepts %s', async (_name, _shown, rule, example) => {
  const { found } = await check(example);
  expect(found.filter(isOther(rule.name))).toEqual([]);
});

test('each rule has examples of both kinds, and a name of its own', () => {
  for (const { examples } of rules) {
    expect(examples.reported).not.toEqual([]);
    expect(examples.accepted).not.toEqual([]);
  }
  const names = rules.map(({ name }) => name);
  expect(names).toEqual([...new Set(names)]);
});

const inArticle = (replace: string | RegExp, by: string): Example => ({
  ...{ file: exampleArticle, replace, by },
});
const title = /^title: .*/m;

test.each<[string, Example]>([
  ['a value with a colon', inArticle(title, '▸title: One: two')],
  ['a value that begins with an asterisk', inArticle(title, '▸title: *Story* time')],
  ['a value that begins with an exclamation', inArticle(title, '▸title: !wow')],
  ['an open quotation mark', inArticle(title, "▸title: 'It")],
  ['an apostrophe between single quotes', inArticle(title, "▸title: 'It's'")],
  ['a tab', inArticle('  light:', '▸\tlight:')],
  ['a field without a colon', inArticle(title, '▸title Words')],
  ['a field twice', inArticle(title, 'title: A\n▸title: B')],
  ['words that become a comment', inArticle(title, '▸title: Our #1 rule')],
  [
    'two values that are not YAML',
    inArticle(/title: .*\n.*/, '▸title: One: two\n▸description: !wow'),
  ],
  ['a value that begins with a brace', inArticle(title, '▸title: {brand} and more')],
  ['no fields', { file: exampleArticle, text: '▸Words.' }],
  ['an empty file', { file: exampleArticle, text: '▸' }],
  ['fields that do not end', { file: exampleArticle, text: '▸---\ntitle: A\n' }],
  ['a comma too many in JSON', { file: 'content/topics.json', replace: /\}\s*\]/, by: '},\n▸]' }],
  [
    'a comma too few in JSON',
    { file: 'content/site.json', replace: '"Northbound",\n', by: '"Northbound"\n▸' },
  ],
  ['a tag that does not end', 'Words.\n\n▸<Callout>\n\nMore.'],
  ['a tag that never began', 'Words.\n\n▸</Callout>'],
  ['a value without quotes in a tag', '▸<Callout title=Words>\n\nWords.\n\n</Callout>'],
  ['a note without an end', 'Words.\n\n▸{/* later'],
])('a parser refuses %s', async (_name, example) => {
  const { found, marked } = await check(example);
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
  ['a byte order mark', inArticle(/^/, '\uFEFF')],
  ['a folded text', inArticle(title, 'title: >-\n  One line\n  and another')],
  ['a comment in the fields', inArticle(title, '# Later: more\n$& # now\n#draft: true')],
  ['a comment in a group', inArticle(/^ +alt: .*/m, '  alt: A pen\n  #dark: images/a.jpg')],
  [
    'the $schema of editors',
    { file: 'content/site.json', replace: '{', by: '{ "$schema": "../a",' },
  ],
  ['a day to come', withField('published', 'published: 2999-01-01')],
  [
    'a draft that links to a draft',
    [
      { file: exampleArticle, replace: title, by: '$&\ndraft: true' },
      { file: 'content/pages/about.mdx', replace: '---\n', by: '---\ndraft: true\n' },
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
  const { found } = await check(example);
  expect(found.filter(({ rule }) => rule !== 'length')).toEqual([]);
});

test('every problem of a file is named in one run, those of one kind together', async () => {
  const { found } = await check(
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
    '<Details> does not work here. Delete <Details> and </Details>, and keep the words (2 times: also on line 17)',
    '<a> does not work here. Write [words](address)',
    '<b> does not end. Write </b> after its words, on the same line',
    '</div> has no opening tag. Delete it',
    '<Toggle> does not work here. Delete <Toggle> and </Toggle>, and keep the words (2 times: also on line 25)',
    'There is no page "/nowhere/". Delete the link, or write the address of another page',
    'The page has no place "#zzz". Choose: one, two, four, or link to the page',
    '<img> does not work here. Write a picture as <Figure picture="…" alt="…" />',
    '<details> does not work here. Write the summary as a heading, or use <Callout title="…"> (2 times: also on line 40)',
    '<iframe> does not work here. Write <Video address="…" title="…" />',
    '<table> does not work here. Write the table with | and a line of --- (3 times: also on line 49, 50)',
  ]);
});

test('after a page is deleted, one run says what to do with each link to it', async () => {
  const { found } = await check([
    { file: 'content/pages/services.mdx', isDeleted: true },
    {
      file: exampleArticle,
      replace: 'Words.',
      by: '[Us](/services/)\n\n<Action href="/services/">Go</Action>',
    },
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

test('an answer has no anchors', async () => {
  const { found } = await check({
    ...{ file: 'content/faq/sample.mdx', replace: 'Words.', by: 'See [it](#part).' },
  });
  expect(found.map(({ message }) => message)).toEqual([
    'An answer has no anchors. Delete the link, or write the page before #',
  ]);
});

test('colors that are hard to read are named with their contrast', async () => {
  const { found } = await check({
    file: 'content/brand.json',
    replace: '"#4d5164"',
    by: '"#767a86"',
  });
  expect(found.map(({ message }) => message)).toEqual([
    '"fg.muted.light" #767a86 on "bg.light" #fbf7f0 has a contrast of 4.01:1. Choose colors with 4.5:1 or more',
    '"fg.muted.light" #767a86 on "bg.panel.light" #fffdf9 has a contrast of 4.21:1. Choose colors with 4.5:1 or more',
    '"fg.muted.light" #767a86 on "fg.dark" #f6efe3 has a contrast of 3.75:1. Choose colors with 4.5:1 or more',
  ]);
});

test.each([
  ['It was<br>{nobody}.', [11, 19], expect.stringContaining('Unknown variable {nobody}')],
  ['> **H<sub>2</sub>**O', [3, 20], expect.stringMatching(/no bold here, because a letter follows.*outside the ast/)], // prettier-ignore
  ['중요*“a”*', [3, 8], expect.stringContaining('no emphasis here, because a letter comes before')],
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
  ['> It \\*is\\* so\n> &amp; [us](a b).', [9, 18], expect.stringContaining('“[us](a b)”')],
])(
  '“%s” is marked from its first to its last column',
  async (text, [column, endColumn], message) => {
    const { found } = await check(text);
    expect(found).toContainEqual(expect.objectContaining({ column, endColumn, message }));
  },
);
