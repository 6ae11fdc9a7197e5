import { feedText as textOf } from './feed-text';

const feedText = (html: string, address: string) => textOf(html, address, '[data-article-text]');

const page = (text: string) =>
  `<main><header>Title</header><div class="c-1" data-article-text="">${text}</div></main>`;
const url = 'https://acme.example/insights/first/';

test('the text is that of the article alone, without classes, ids and scripts', () => {
  const html = '<h2 id="one" class="c-2">One</h2><p class="c-3">Two<script>x()</script></p>';
  expect(feedText(page(html), url)).toBe('<h2>One</h2><p>Two</p>');
});

test('every address is absolute', () => {
  const html =
    '<a href="/about/">us</a><a href="#one">here</a><a href="https://b.example/">b</a><picture><source srcset="/a.avif 1x"><img src="/a.jpg" srcset="/a.jpg 1x" alt="A"></picture>';
  expect(feedText(page(html), url)).toBe(
    '<a href="https://acme.example/about/">us</a><a href="https://acme.example/insights/first/#one">here</a><a href="https://b.example/">b</a><picture><img src="https://acme.example/a.jpg" alt="A"></picture>',
  );
});

test('a text in another language says so', () => {
  const french = page('<p>Un</p>').replace('data-', 'lang="fr" dir="auto" data-');
  expect(feedText(french, url)).toBe('<div lang="fr"><p>Un</p></div>');
});

test('a page without a text is a fault of the build', () => {
  expect(() => feedText('<main></main>', url)).toThrow('has no element [data-article-text]');
});
