import { join } from 'node:path';
import type { EvaluateOptions } from '@mdx-js/mdx';
import { createElement, type ReactNode } from 'react';
import * as runtime from 'react/jsx-runtime';
import { renderToStaticMarkup } from 'react-dom/server';
import { fc } from '../../../tests/support/fast-check';
import { temporaryFolder } from '../../../tests/support/temporary-folder';
import { pieces } from '../../../tests/support/texts';
import { writeFiles } from '../../../tests/support/write-files';
import { readFile } from '../../reader/read-file';
import { rehypeEntryIds } from './rehype-entry-ids';
import { rehypeFootnoteLabels } from './rehype-footnote-labels';
import { remarkPlugins } from './remark-plugins';
import { remarkTypography } from './remark-typography';

const folder = temporaryFolder();
const site = {
  brand: 'Acme & Sons',
  product: 'Love <3',
  email: 'a_b_c@acme.example',
  language: 'en',
  variables: { replyTime: '24 hours', owner: 'Acme Inc.', founder: "Jo's" },
};
writeFiles(folder, { 'site.json': JSON.stringify(site) });

const components = {
  Action: ({ href, children }: { href: string; children: ReactNode }) =>
    createElement('a', { href, className: 'button' }, children),
  Quote: ({ source, href, children }: Record<string, ReactNode>) =>
    createElement('blockquote', { title: source, cite: href }, children),
};

/** MDX 2 has types of an older unified. */
const arePlugins = (list: unknown): list is NonNullable<EvaluateOptions['remarkPlugins']> =>
  Array.isArray(list);

/** Compiles a text as gatsby-plugin-mdx does, and renders it. */
async function html(
  value: string,
  more: readonly unknown[] = [],
  name = 'insights/a.mdx',
  language = 'en',
): Promise<string> {
  writeFiles(folder, { [name]: `---\nlanguage: ${language}\n---\n\n${value}` });
  const { evaluate } = await import('@mdx-js/mdx');
  const all: unknown = [...remarkPlugins(folder), ...more];
  const plugins = arePlugins(all) ? all : [];
  const rehype: unknown = [
    [rehypeFootnoteLabels, { folder }],
    [rehypeEntryIds, { folder }],
  ];
  const rehypePlugins = arePlugins(rehype) ? rehype : [];
  const options = { ...runtime, development: false, remarkPlugins: plugins, rehypePlugins };
  const { default: Content } = await evaluate({ path: join(folder, name), value }, options);
  return renderToStaticMarkup(createElement(Content, { components })).trim();
}

test.each([
  ['equal headings', '## A b\n\n### A b', '<h2 id="a-b">A b</h2>\n<h3 id="a-b-1">A b</h3>'],
  ['a heading like a part of footnotes', '## Footnote label', '<h2 id="footnote-label-1">Footnote label</h2>'], // prettier-ignore
  ['a heading like a section', '## Closing', '<h2 id="closing-1">Closing</h2>'],
  [
    'a heading like a section that may not be there',
    '## Outcome',
    '<h2 id="outcome-1">Outcome</h2>',
  ],
  ['a heading like an inner id of a page', '## Pause', '<h2 id="pause-1">Pause</h2>'],
  ['bare e-mail addresses', 'info@acme.example. hi@acme.example。', '<p><a href="mailto:info@acme.example">info@acme.example</a>. <a href="mailto:hi@acme.example">hi@acme.example</a>。</p>'], // prettier-ignore
  ['words struck through', 'A ~~b~~ ~c~', '<p>A <del>b</del> ~c~</p>'],
  ['a code span', '`{brand} <b>`', '<p><code>{brand} &lt;b&gt;</code></p>'],
  ['a bare address', 'www.a.example', '<p><a href="https://www.a.example">www.a.example</a></p>'],
  ['an address before Chinese', '见https://a.example/b，**谢谢**。', '<p>见<a href="https://a.example/b">https://a.example/b</a>，<strong>谢谢</strong>。</p>'], // prettier-ignore
  ['an address before Japanese', '> - 「www.a.example」です', '<blockquote>\n<ul>\n<li>「<a href="https://www.a.example">www.a.example</a>」です</li>\n</ul>\n</blockquote>'], // prettier-ignore
  ['an address between brackets', '[见 https://a.example（b）]', '<p>[见 <a href="https://a.example">https://a.example</a>（b）]</p>'], // prettier-ignore
  ['an address with letters of its language', 'https://a.example/für', '<p><a href="https://a.example/f%C3%BCr">https://a.example/für</a></p>'], // prettier-ignore
  ['the word www.', 'The www. of it, (www. too)', '<p>The www. of it, (www. too)</p>'],
  ['a brace after a backslash', 'A \\{brand} and \\{so}', '<p>A {brand} and {so}</p>'],
  ['an HTML comment', 'One.<!-- two -->\n\n<!-- {nobody}\n\n<b> -->', '<p>One.</p>'],
  ['an address in brackets', '<https://a.example/>', '<p><a href="https://a.example/">https://a.example/</a></p>'], // prettier-ignore
  ['HTML of words', 'A <code>b</code><br>c', '<p>A <code>b</code><br/>c</p>'],
  ['a break alone on its line', 'One,\n<br>\ntwo.', '<p>One,\n<br/>\ntwo.</p>'],
  ['a break after a tab', 'One\t  \ntwo', '<p>One<br/>\ntwo</p>'],
  ['a break after tabs and spaces', 'Un \t \t   \r\ndeux', '<p>Un<br/>\ndeux</p>'],
  ['a break after a tab and marked words', '*Eins*\t  \n`zwei`', '<p><em>Eins</em><br/>\n<code>zwei</code></p>'], // prettier-ignore
  ['a break after a tab in a quotation', '> 一\t  \n> 二', '<blockquote>\n<p>一<br/>\n二</p>\n</blockquote>'], // prettier-ignore
  ['a break after a tab in a list', '- אחד\t  \n  שניים', '<ul>\n<li>אחד<br/>\nשניים</li>\n</ul>'],
  ['a tab at the end of a line or a paragraph', 'One\t\ntwo\t  ', '<p>One\ntwo</p>'],
  ['a line under a break', '<br/>\n    <i>a</i>\n\n    b', '<p><br/>\n<i>a</i></p>\n<pre><code>b\n</code></pre>'], // prettier-ignore
  ['a task', '- [x] Ask *Jo*', '<ul>\n<li class="task-list-item"><input type="checkbox" disabled="" aria-label="Ask Jo" checked=""/>Ask <em>Jo</em></li>\n</ul>'], // prettier-ignore
  ['indented code', 'A\n\n    npm i --save-dev "{brand}"\n\n    <b>', '<p>A</p>\n<pre><code>npm i --save-dev &quot;{brand}&quot;\n\n&lt;b&gt;\n</code></pre>'], // prettier-ignore
  ['code after a tab', '\t- a: "b"\n\t# c', '<pre><code>- a: &quot;b&quot;\n# c\n</code></pre>'],
  ['code in a list', '- A\n\n      b -- c', '<ul>\n<li>\n<p>A</p>\n<pre><code>b -- c\n</code></pre>\n</li>\n</ul>'], // prettier-ignore
  ['code in a quotation', '>     b -- c', '<blockquote>\n<pre><code>b -- c\n</code></pre>\n</blockquote>'], // prettier-ignore
  ['an indented component', '- A\n\n      <Action href="/x/">Go</Action>', '<ul>\n<li>\n<p>A</p>\n<a href="/x/" class="button">Go</a>\n</li>\n</ul>'], // prettier-ignore
  ['the indented text of a component', '<Quote source="Jo">\n    - A\n\n    B\n</Quote>\n\n    c', '<blockquote title="Jo"><ul>\n<li>A</li>\n</ul><p>B</p></blockquote>\n<pre><code>c\n</code></pre>'], // prettier-ignore
  ['an indented note', '    {/* A */}\n\nB', '<p>B</p>'],
  ['a note to oneself', 'One.{/* two */}\n\n{/* {nobody} <b> */}', '<p>One.</p>'],
])('%s become what Markdown says', async (_name, body, expected) => {
  expect(await html(body)).toBe(expected);
});

test('the first level of headings in an article is the second, wherever the text comes from', async () => {
  const text = '### A\n\n#### B\n\n### C';
  expect(await html(text, [], 'insights/a.mdx')).toBe(
    '<h2 id="a">A</h2>\n<h3 id="b">B</h3>\n<h2 id="c">C</h2>',
  );
  expect(await html(text, [], 'faq/a.mdx')).toContain('<h4 id="faq-a-b">');
});

test('the ids in answers and plans are those of their entries, since a page shows several', async () => {
  const text = '## Why\n\nWords.[^1]\n\n[^1]: A note.';
  const [answer, plan] = await Promise.all([
    html(text, [], 'faq/a.mdx'),
    html(text, [], 'plans/a.mdx'),
  ]);
  const ids = (page: string) => [...page.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
  expect(ids(answer)).toContain('faq-a-why');
  expect(ids(answer).filter((id) => ids(plan).includes(id))).toEqual([]);
  for (const [, id] of answer.matchAll(/(?:href="#|aria-describedby=")([^"]*)"/g))
    expect(ids(answer)).toContain(id);
});

test('footnotes have the labels that layout.json has at that moment', async () => {
  const video = { play: 'D', noVideo: 'E', openVideo: 'F', closeVideo: 'G', transcript: 'H' };
  const others = { sample: 'A', table: 'B', code: 'C', ...video };
  const save = (texts: object) =>
    writeFiles(folder, { 'layout.json': JSON.stringify({ texts: { ...others, ...texts } }) });
  const text = 'Words.[^1]\n\n[^1]: A note.';
  save({ notes: 'Notes', back: 'Back' });
  const before = await html(text);
  expect(before).toContain('<h2 id="footnote-label">Notes</h2>');
  expect(before).toContain('aria-label="Back"');
  save({ notes: "What's below", back: 'Up' });
  const after = await html(text);
  expect(after).toContain('<h2 id="footnote-label">What’s below</h2>');
  expect(after).toContain('aria-label="Up"');
  const french = await html(text, [], 'insights/b.mdx', 'fr');
  expect(french).toContain('<h2 lang="en" id="footnote-label">What’s below</h2>');
  expect(french).toMatch(/<a [^>]*aria-label="Up" lang="en"/);
});

test.each([
  ['within bold words', '**{brand}** is.', '<p><strong>Acme &amp; Sons</strong> is.</p>'],
  ['a line of a paragraph', 'We\n{brand}\nare.', '<p>We\nAcme &amp; Sons\nare.</p>'],
  ['two paragraphs', '{brand}\n\n{replyTime}', '<p>Acme &amp; Sons</p>\n<p>24 hours</p>'],
  ['with a sign of HTML', 'We {product}.', '<p>We Love &lt;3.</p>'],
  ['with signs of Markdown', '{email}', '<p>a_b_c@acme.example</p>'],
  ['with a full stop', 'By {owner}. So.', '<p>By Acme Inc. So.</p>'],
  ['a heading', '## {brand}', '<h2 id="acme--sons">Acme &amp; Sons</h2>'],
  ['a link', '[{email}](mailto:{email} "To {brand}")', '<p><a href="mailto:a_b_c@acme.example" title="To Acme &amp; Sons">a_b_c@acme.example</a></p>'], // prettier-ignore
  ['an attribute', '<Action href="mailto:{email}">Write to {brand}</Action>', '<a href="mailto:a_b_c@acme.example" class="button">Write to Acme &amp; Sons</a>'], // prettier-ignore
])('a variable is filled in: %s', async (_name, body, expected) => {
  expect(await html(body)).toBe(expected);
});

/** What MDX reads in another way than Markdown, whole or in part. */
const signs =
  '{ } < > / ![ === {brand} {nobody} {1+1} {...x} {/* */} <!-- --> <!--n--> <b> </b> <br> <i <> </> <a§href="x"> import§ export§default§ <Action§href="/x/"> </Action> <Action §href={1} <Quote§source="Mei"> </Quote> <https://a.example> \n\n§§§§ \n\t' // prettier-ignore
    .split(' ')
    .map((sign) => sign.replaceAll('§', ' '));

const texts = fc
  .array(fc.oneof(fc.constantFrom(...pieces), fc.constantFrom(...signs)), { maxLength: 12 })
  .map((parts) => `Words.\n\n${parts.join('')}\n`);

test('every text compiles, without what the check refuses at its place', async () => {
  const fields = '---\ntitle: A\n---\n';
  const count = { accepted: 0, refused: 0 };
  await fc.assert(
    fc.asyncProperty(texts, async (text) => {
      const { problems, bodyStart } = readFile('insights/a.mdx', fields + text);
      count[problems.length === 0 ? 'accepted' : 'refused'] += 1;
      const error: unknown = await html(text).catch((thrown: unknown) => thrown);
      // A component that is missing here is no matter of the compiler.
      expect(error instanceof Error && 'ruleId' in error).toBe(false);
      // The first paragraph is never the cause.
      for (const {
        at: [start],
      } of problems)
        expect(start).toBeGreaterThanOrEqual(bodyStart + 8);
    }),
    { numRuns: 300 },
  );
  // Without texts of both kinds, nothing would be shown.
  expect(Math.min(count.accepted, count.refused)).toBeGreaterThan(20);
});

/** Returns a text as the site sets it; spaces that do not break are shown as ~. */
async function typeset(body: string): Promise<string> {
  const text = await html(body, [[remarkTypography, { folder }]]);
  return text.replace(/[\u{a0}\u{202f}]/gu, '~');
}

test.each([
  ['words around emphasis', `"*So*," unbelievably`, '<p>“<em>So</em>,” unbelievably</p>'],
  ['words after a break', `one\\\n"two"`, '<p>one<br/>\n“two”</p>'],
  ['words around code', '"`a"--b` c"', '<p>“<code>a&quot;--b</code> c”</p>'],
  ['words and emphasis around hyphens', '*So*--*so* `a`--b', '<p><em>So</em>—<em>so</em> <code>a</code>--b</p>'], // prettier-ignore
  ['a value of site.json', `"{founder}" certainly`, '<p>“Jo’s” certainly</p>'],
  ['a heading', `## "Why?"`, '<h2 id="why">“Why?”</h2>'],
  ['words around a link', `"[So](/b/)"'s *"b*", "**c**"`, '<p>“<a href="/b/">So</a>”’s <em>“b</em>”, “<strong>c</strong>”</p>'], // prettier-ignore
  ['cells', '| " | "a" |\n| - | - |', '<table><thead><tr><th>&quot;</th><th>“a”</th></tr></thead></table>'], // prettier-ignore
  ['a quotation of two paragraphs', '"One.\n\n"Two." 3"', '<p>“One.</p>\n<p>“Two.”~3&quot;</p>'],
  ['paragraphs that a heading separates', '"One.\n\n## B\n\nTwo."', '<p>&quot;One.</p>\n<h2 id="b">B</h2>\n<p>Two.&quot;</p>'], // prettier-ignore
  ['the last words of a paragraph', 'believe none of them.', '<p>believe none~of~them.</p>'],
  ['a first word of one letter', 'A proof\nis a proof, I certainly believe', '<p>A~proof\nis a proof, I certainly believe</p>'], // prettier-ignore
  ['a first word of one letter in marks', '“*I* certainly', '<p>“<em>I</em>~certainly</p>'],
  ['a first digit before a line break', '5\nunderlines', '<p>5~underlines</p>'],
  ['an address', 'https://a.io/b--c', '<p><a href="https://a.io/b--c">https://a.io/b--c</a></p>'],
  ['the address of a link', `["B"](/b--c/)`, '<p><a href="/b--c/">“B”</a></p>'],
  [
    'a component',
    `Certainly\n\n<Quote source="Jo's" href="/b--c/">"So"</Quote>`,
    '<p>Certainly</p>\n<blockquote title="Jo’s" cite="/b--c/">“So”</blockquote>',
  ],
])('%s: %s', async (_name, typed, set) => {
  expect(await typeset(typed)).toBe(set);
});
