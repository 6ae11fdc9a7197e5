import { feedText } from './feed-text';

const url = 'https://acme.example/insights/first/';
const textOf = (text: string, attributes = '') =>
  feedText(`<main><h1>T</h1><div ${attributes} class="c" data-text>${text}</div></main>`, url, '[data-text]'); // prettier-ignore

test.each([
  ['<h2 id="a" class="c">One</h2><p>Two<script>x()</script></p>', '<h2>One</h2><p>Two</p>'],
  ['<a href="/about/">us</a>', '<a href="https://acme.example/about/">us</a>'],
  ['<a href="#one">here</a>', `<a href="${url}#one">here</a>`],
  ['<a href="https://b.example/">b</a>', '<a href="https://b.example/">b</a>'],
  [
    '<picture><source srcset="/a.avif"><img src="/a.jpg" srcset="/a.jpg 1x" alt="A"></picture>',
    '<picture><img src="https://acme.example/a.jpg" alt="A"></picture>',
  ],
])('a feed has the text alone, with absolute addresses: %s', (html, text) => {
  expect(textOf(html)).toBe(text);
});

test('a text in another language says so', () => {
  expect(textOf('<p>Un</p>', 'lang="fr" dir="auto"')).toBe('<div lang="fr"><p>Un</p></div>');
});

test('a page without a text is a fault of the build', () => {
  expect(() => feedText('<main></main>', url, '[data-text]')).toThrow('has no element [data-text]');
});
