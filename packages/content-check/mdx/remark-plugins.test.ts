import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createElement, type ReactNode } from 'react';
import * as runtime from 'react/jsx-runtime';
import { renderToStaticMarkup } from 'react-dom/server';
import { remarkPlugins } from './remark-plugins';

const folder = mkdtempSync(join(tmpdir(), 'texts-'));
const site = {
  brand: 'Acme & Sons',
  product: 'Love <3',
  email: 'a_b_c@acme.example',
  facts: { replyTime: '24 hours', owner: 'Acme Inc.' },
};
writeFileSync(join(folder, 'site.json'), JSON.stringify(site));
afterAll(() => rmSync(folder, { recursive: true }));

const Action = ({ href, children }: { href: string; children: ReactNode }) =>
  createElement('a', { href, className: 'button' }, children);

/** Compiles a text as gatsby-plugin-mdx does, and renders it. */
async function html(source: string | { path: string; value: string }): Promise<string> {
  const { evaluate } = await import('@mdx-js/mdx');
  const options = { ...runtime, development: false, remarkPlugins: remarkPlugins(folder) };
  const { default: Content } = await evaluate(source, options);
  return renderToStaticMarkup(createElement(Content, { components: { Action } })).trim();
}

test.each([
  ['paragraphs', 'One.\n\nTwo.', '<p>One.</p>\n<p>Two.</p>'],
  [
    'emphasis',
    '**Bold first.** And *so* on.',
    '<p><strong>Bold first.</strong> And <em>so</em> on.</p>',
  ],
  ['links', '[Ask us](/contact/)', '<p><a href="/contact/">Ask us</a></p>'],
  ['lists', '- one\n- two', '<ul>\n<li>one</li>\n<li>two</li>\n</ul>'],
  ['headings', '## More', '<h2 id="more">More</h2>'],
  ['equal headings', '## A b\n\n### A b', '<h2 id="a-b">A b</h2>\n<h3 id="a-b-1">A b</h3>'],
  ['a heading like a section', '## Closing', '<h2 id="closing-1">Closing</h2>'],
  ['words struck through', 'A ~~b~~ ~c~', '<p>A <del>b</del> ~c~</p>'],
  ['a code span', '`{brand} <b>`', '<p><code>{brand} &lt;b&gt;</code></p>'],
  [
    'a bare address',
    'https://a.example/',
    '<p><a href="https://a.example/">https://a.example/</a></p>',
  ],
  ['a brace after a backslash', 'A \\{brand} and \\{so}', '<p>A {brand} and {so}</p>'],
  ['signs that HTML would read', '5 &lt; 6 & "so"', '<p>5 &lt; 6 &amp; &quot;so&quot;</p>'],
  ['a value with a full stop', 'By {owner}. So.', '<p>By Acme Inc. So.</p>'],
  ['a note to oneself', 'One.{/* two */}', '<p>One.</p>'],
  ['a note of its own', '{/* {nobody} <b> */}\n\nOne.', '<p>One.</p>'],
  ['nothing', '\n', ''],
])('%s become what Markdown says', async (_name, body, expected) => {
  expect(await html(body)).toBe(expected);
});

test.each([
  ['within words', 'We are {brand}.', '<p>We are Acme &amp; Sons.</p>'],
  ['within bold words', '**{brand}** is.', '<p><strong>Acme &amp; Sons</strong> is.</p>'],
  ['alone', '{brand}', '<p>Acme &amp; Sons</p>'],
  ['two alone', '{brand} {replyTime}', '<p>Acme &amp; Sons 24 hours</p>'],
  [
    'a line of a paragraph',
    'We are\n{brand}\nand glad.',
    '<p>We are\nAcme &amp; Sons\nand glad.</p>',
  ],
  ['two paragraphs', '{brand}\n\n{replyTime}', '<p>Acme &amp; Sons</p>\n<p>24 hours</p>'],
  ['with a sign of HTML', 'We {product}.', '<p>We Love &lt;3.</p>'],
  ['with signs of Markdown', '{email}', '<p>a_b_c@acme.example</p>'],
  ['a heading', '## {brand}', '<h2 id="acme--sons">Acme &amp; Sons</h2>'],
  [
    'a link',
    '[{email}](mailto:{email} "To {brand}")',
    '<p><a href="mailto:a_b_c@acme.example" title="To Acme &amp; Sons">a_b_c@acme.example</a></p>',
  ],
  [
    'an attribute',
    '<Action href="mailto:{email}">Write to {brand}</Action>',
    '<a href="mailto:a_b_c@acme.example" class="button">Write to Acme &amp; Sons</a>',
  ],
])('a token is filled in: %s', async (_name, body, expected) => {
  expect(await html(body)).toBe(expected);
});

test.each([
  ['an unknown token', 'One {nobody}', '1:5: "{nobody}" is not known.'],
  ['a misspelt token', 'One {brandd}', '1:5: "{brandd}" is not known. Did you mean "brand"?'],
  ['an unknown token of an address', 'See [us](/{nobody}/)', '1:5: "{nobody}" is not known.'],
  ['an unknown token of an attribute', '<Action href="/{nobody}/">Go</Action>', '1:1: "{nobody}"'],
  ['code', 'a\n\n{1 + 1}', '3:1: Code in braces does not work here.'],
  ['code between notes', '{/* a */ 1 /* b */}', '1:1: Code in braces'],
  ['an import', "import x from 'y'", '1:1: Imports and exports do not work here.'],
  ['an export', 'export const a = 1', '1:1: Imports and exports'],
  ['HTML', 'Not <b>fine</b>.', '1:5: <b> does not work here. Write **bold**'],
  [
    'another component',
    '<Fact />',
    '1:1: <Fact> does not work here. Write Markdown, or a component',
  ],
  [
    'an attribute in braces',
    '<Action href={1}>Go</Action>',
    '1:1: The href of <Action> needs straight quotes.',
  ],
  ['attributes in braces', '<Action {...x}>Go</Action>', '1:1: <Action> has no "{…}".'],
  ['a missing attribute', '<Action>Go</Action>', '1:1: <Action> needs href: where it leads'],
  ['an unknown attribute', '<Action href="/" id="a">Go</Action>', '1:1: <Action> has no "id".'],
  ['a wrong address', '<Action href="javascript:go()">Go</Action>', '1:1: A link is a page'],
  ['a wrong address of a link', '[a](javascript:go)', '1:1: A link is a page'],
  ['a component without words', '<Action href="/" />', '1:1: This <Action> has no words.'],
  [
    'a link in a component',
    '<Action href="/">[Go](/)</Action>',
    '1:1: <Action> takes plain words only.',
  ],
  ['boxes to tick', '- [ ] a', '1:1: Check boxes do not work here.'],
  ['a block of code', '```\na\n```', '1:1: Blocks of code do not work here.'],
  ['a picture', '![a](/b.png)', '1:1: Pictures in a text have a tag of their own.'],
])('%s is refused at its place', async (_name, body, message) => {
  await expect(html(body)).rejects.toThrow(`text:${message}`);
});

test('the place counts the fields above the text', async () => {
  const path = join(folder, 'a.mdx');
  const value = 'One.\n\nTwo {nobody}.\n';
  writeFileSync(path, `---\ntitle: A\norder: 1\n---\n\n${value}`);
  await expect(html({ path, value })).rejects.toThrow(/a\.mdx:8:5: "\{nobody\}" is not known/);
});
