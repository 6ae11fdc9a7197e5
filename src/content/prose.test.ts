import { proseProblems, proseToHtml } from './prose';

test.each([
  ['paragraphs', 'One.\n\nTwo.', '<p>One.</p>\n<p>Two.</p>'],
  [
    'emphasis',
    '**Bold first.** And *so* on.',
    '<p><strong>Bold first.</strong> And <em>so</em> on.</p>',
  ],
  ['links', '[Ask us](/contact/)', '<p><a href="/contact/">Ask us</a></p>'],
  ['addresses', '[Write](mailto:a@b.example)', '<p><a href="mailto:a@b.example">Write</a></p>'],
  ['lists', '- one\n- two', '<ul>\n<li>one</li>\n<li>two</li>\n</ul>'],
  ['headings', '## More', '<h2>More</h2>'],
  ['a brace after a backslash', 'A \\{brace}', '<p>A {brace}</p>'],
  ['signs that HTML would read', '5 &lt; 6 & "so"', '<p>5 &lt; 6 &amp; &quot;so&quot;</p>'],
  ['nothing', '\n', ''],
])('%s become HTML', async (_name, body, html) => {
  expect(await proseToHtml(body)).toBe(html);
});

const frontMatter = '---\nquestion: Why?\norder: 1\n---\n';

const problemsOf = (body: string) =>
  proseProblems({ file: 'faq/why.mdx', type: 'Question', data: {}, body }, frontMatter + body);

test.each([
  ['a tag', 'Fine.\n\nNot <b>fine</b>.', [{ line: 7, column: 5, says: 'tags are not available' }]],
  ['a tag on its own', '\n<Video />\n', [{ line: 6, column: 1, says: 'tags are not available' }]],
  ['code', 'Fine.\n\nAbout {1 + 1} days.', [{ line: 7, column: 7, says: 'starts code here' }]],
  [
    'an import',
    "import x from 'y'\n\nFine.",
    [{ line: 5, column: 1, says: 'imports and exports' }],
  ],
  [
    'two mistakes',
    '<i>One</i>\n\n{two}',
    [
      { line: 5, column: 1, says: 'tags are not available' },
      { line: 7, column: 1, says: 'starts code here' },
    ],
  ],
  ['a tag that is never closed', 'Fine.\n\n<b>fine', [{ line: 7, column: 1, says: 'closing tag' }]],
  ['a lone brace', 'Fine.\n\nNot { fine.', [{ line: 7, column: 12, says: 'expression' }]],
])('%s is refused at its line in the file', async (_name, body, expected) => {
  const problems = await problemsOf(body);
  expect(problems).toEqual(
    expected.map(({ line, column, says }) => ({
      file: 'faq/why.mdx',
      line,
      column,
      message: expect.stringContaining(says),
    })),
  );
});

test('right prose has no problems', async () => {
  expect(await problemsOf('**Yes.** See [the plans](/services/).')).toEqual([]);
});
