import { trim } from './trim-pages';

const page = (css: string) => `<style id="page-styles">${css}</style><style id="fonts"></style>`;

test('the styles of a page are minified to their end, a syntax with a “<” in it too', () => {
  const css = `@property --delay { syntax: '<time>'; inherits: true; initial-value: 700ms }
    .a { margin-top: 0.5rem; }`;
  const trimmed = trim(page(css));
  expect(trimmed).toBe(
    page(
      '@property --delay{syntax: "<time>"; inherits: true; initial-value: .7s}.a{margin-top:.5rem}',
    ),
  );
  expect(trim(trimmed)).toBe(trimmed);
});

test('what Gatsby and Helmet leave behind is taken out', () => {
  const chunks = (mapping: string) =>
    `<script id="gatsby-chunk-mapping">window.___chunkMapping=${mapping}</script>`;
  const html = `<title data-react-helmet="true">Home</title>${chunks('{"app":["/app.js"]}')}`;
  expect(trim(html)).toBe(`<title>Home</title>${chunks('{}')}`);
});
