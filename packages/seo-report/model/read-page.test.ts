import { pathOfFile, readPage } from './read-page';

const content = {
  file: 'content/pages/about.mdx',
  path: '/about/',
  isArticle: false,
  title: '',
  description: '',
  hidden: false,
  focusKeyphrase: '',
};
const read = (html: string) => readPage('about/index.html', html, content, 'https://acme.example');
const body = (html: string) => read(`<body>${html}</body>`);

test.each([
  ['index.html', '/'],
  ['about/index.html', '/about/'],
  ['a/b/index.html', '/a/b/'],
  ['404.html', '/404.html'],
])('%s is the page %s', (file, path) => {
  expect(pathOfFile(file)).toBe(path);
});

test('the text is what a visitor reads, with a space between blocks', () => {
  const page = body(
    '<main><h1>A</h1><p>One<br>two</p><details><summary>Q</summary><p>closed</p></details>' +
      '<p aria-hidden="true">again</p><script>no</script><style>no</style>' +
      '<noscript>no</noscript><template>no</template></main><footer>foot</footer>',
  );
  expect(page.mainText).toBe('A One two Q closed');
  expect(page.text).toBe('A One two Q closed foot');
});

test('the first paragraph is the first with more than a label in it', () => {
  const page = body('<main><p>About</p><p>This is where the running text begins.</p></main>');
  expect(page.firstParagraph).toBe('This is where the running text begins.');
});

test.each([
  ['/services/#plans', { kind: 'internal', path: '/services/', id: 'plans' }],
  ['#more', { kind: 'internal', path: '/about/', id: 'more' }],
  ['https://acme.example/x', { kind: 'internal', path: '/x', id: '' }],
  ['https://acme.example.org/', { kind: 'external', url: 'https://acme.example.org/' }],
  ['mailto:a@b.example', { kind: 'other', url: 'mailto:a@b.example' }],
  ['https://[', { kind: 'other', url: 'https://[' }],
])('%s leads to %j', (href, target) => {
  expect(body(`<a href="${href}">x</a>`).anchors[0]?.target).toEqual(target);
});

test('a picture is read with all its sources, and the img as the last of them', () => {
  const [image] = body(
    '<picture><source type="image/avif" srcset="/a.avif 400w, /b.avif 800w" sizes="50vw" media="print">' +
      '<img src="/a.jpg" srcset="/a.jpg 1x" alt="" width="4" height="2" loading="lazy"></picture>',
  ).images;
  expect(image).toMatchObject({ src: '/a.jpg', alt: '', framed: true, repeated: false });
  expect(image?.sources).toEqual([
    {
      type: 'image/avif',
      media: 'print',
      sizes: '50vw',
      candidates: [
        { url: '/a.avif', width: 400 },
        { url: '/b.avif', width: 800 },
      ],
    },
    { type: '', media: '', sizes: '', candidates: [{ url: '/a.jpg', width: NaN }] },
  ]);
});

test('an image in a visual repetition is marked', () => {
  const images = body('<ul aria-hidden="true"><li><img src="/a.png"></li></ul>').images;
  expect(images).toMatchObject([{ alt: undefined, repeated: true, framed: false }]);
});

test('structured data is read, and errors are kept', () => {
  const script = (text: string) => `<script type="application/ld+json">${text}</script>`;
  expect(read(`<head>${script('{"a":1}')}</head>`).jsonLd).toEqual([
    { text: '{"a":1}', data: { a: 1 }, error: '', inHead: true },
  ]);
  expect(body(script('{')).jsonLd[0]).toMatchObject({ inHead: false, data: undefined });
  expect(body(script('{')).jsonLd[0]?.error).toContain('JSON');
});
