import { writeFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { EvaluateOptions } from '@mdx-js/mdx';
import { createElement, type ReactNode } from 'react';
import * as runtime from 'react/jsx-runtime';
import { renderToStaticMarkup } from 'react-dom/server';
import { temporaryFolder } from '../../tests/support/temporary-folder';
import { remarkPlugins } from './remark-plugins';
import { remarkTypography } from './remark-typography';

const folder = temporaryFolder();
writeFileSync(join(folder, 'site.json'), JSON.stringify({ language: 'en', brand: `Jo's` }));
mkdirSync(join(folder, 'pages'));

const Quote = ({ source, href, children }: Record<string, ReactNode>) =>
  createElement('blockquote', { title: source, cite: href }, children);

/** MDX 2 has types of an older unified. */
const arePlugins = (list: unknown): list is NonNullable<EvaluateOptions['remarkPlugins']> =>
  Array.isArray(list);

/** Compiles a text as the site does, and renders it; spaces that do not break are shown as ~. */
async function html(body: string, language?: string): Promise<string> {
  const { evaluate } = await import('@mdx-js/mdx');
  const path = join(folder, 'pages/a.mdx');
  writeFileSync(path, `---\n${language ? `language: ${language}` : 'title: A'}\n---\n\n${body}`);
  const plugins: unknown = [...remarkPlugins(folder), [remarkTypography, { folder }]];
  const options = {
    ...runtime,
    development: false,
    remarkPlugins: arePlugins(plugins) ? plugins : [],
  };
  const { default: Content } = await evaluate({ path, value: body }, options);
  const text = renderToStaticMarkup(createElement(Content, { components: { Quote } }));
  return text.replace(/[\u{a0}\u{202f}]/gu, '~').trim();
}

test.each([
  ['words', `It's "so" -- unbelievable...`, '<p>It’s “so” — unbelievable…</p>'],
  [
    'words around emphasis',
    `"*So*," he admitted willingly`,
    '<p>“<em>So</em>,” he admitted willingly</p>',
  ],
  ['a list', `- a\n- "b"`, '<ul>\n<li>a</li>\n<li>“b”</li>\n</ul>'],
  ['words after a break', `one\\\n"two"`, '<p>one<br/>\n“two”</p>'],
  ['words around code', '"`a"--b` c"', '<p>“<code>a&quot;--b</code> c”</p>'],
  ['a value of site.json', `"{brand}" certainly`, '<p>“Jo’s” certainly</p>'],
  ['a heading', `## "Why?"`, '<h2 id="why">“Why?”</h2>'],
  ['a number and what it counts', 'In 3 days unbelievably.', '<p>In 3~days unbelievably.</p>'],
  ['the last words of a paragraph', 'believe none of them.', '<p>believe none~of~them.</p>'],
  ['a heading that ends in short words', '## Now tell us', '<h2 id="now-tell-us">Now tell us</h2>'],
  [
    'an address',
    'https://a.example/b--c',
    '<p><a href="https://a.example/b--c">https://a.example/b--c</a></p>',
  ],
  ['the address of a link', `["B"](/b--c/)`, '<p><a href="/b--c/">“B”</a></p>'],
  [
    'a component',
    `Certainly\n\n<Quote source="Jo's" href="/b--c/">"So"</Quote>`,
    '<p>Certainly</p>\n<blockquote title="Jo’s" cite="/b--c/">“So”</blockquote>',
  ],
])('%s: %s', async (_name, typed, set) => {
  expect(await html(typed)).toBe(set);
});

test('a text in another language than the site has the signs of its own', async () => {
  expect(await html(`"Ja" -- selbstverständlich`, 'de')).toBe('<p>„Ja“ – selbstverständlich</p>');
  expect(await html(`"Oui" : certainement\n\n<Quote source="l'été">"ah"</Quote>`, 'fr')).toBe(
    '<p>«~Oui~»~: certainement</p>\n<blockquote title="l’été">«~ah~»</blockquote>',
  );
});
