import { check, constantFrom, array, asyncProperty } from 'fast-check';
import { proseToHtml } from './prose';
import { scanProse } from './reading/prose-scan';

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
  ['a note to oneself', 'One.{/* two */}', '<p>One.</p>'],
  ['nothing', '\n', ''],
])('%s become HTML', async (_name, body, html) => {
  expect(await proseToHtml(body)).toBe(html);
});

test.each([
  'Not <b>fine</b>.',
  '<Video />',
  '{1 + 1}',
  "import x from 'y'",
  'A { brace',
  '<b>fine',
])('%s is not compiled, whatever the check has let pass', async (body) => {
  await expect(proseToHtml(body)).rejects.toThrow();
});

const pieces = [
  'word',
  ' ',
  '\n',
  '\n\n',
  '{',
  '}',
  '<',
  '>',
  '/',
  '`',
  '``',
  '*',
  '**',
  '_',
  '[',
  ']',
  '(',
  ')',
  '#',
  '# ',
  '- ',
  '> ',
  '\\',
  '&',
  '"',
  '=',
  '!',
  '<b>',
  '</b>',
  '<br/>',
  '{/* note */}',
  '<!-- note -->',
  'import ',
  'export default ',
  '    ',
  '\t',
  '```',
  '<https://a.example>',
  '1. ',
  '|',
  '~',
  ':',
  '<a href="x">',
  '{brand}',
];

test('what the scan passes, the compiler takes', async () => {
  await check(
    asyncProperty(array(constantFrom(...pieces), { maxLength: 12 }), async (parts) => {
      const body = parts.join('');
      if (scanProse(body).findings.length > 0) return;
      await proseToHtml(body.replaceAll('{brand}', 'Acme'));
    }),
    { numRuns: 1500 },
  );
});
