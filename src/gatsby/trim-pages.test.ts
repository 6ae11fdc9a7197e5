import { trim } from './trim-pages';

const page = (css: string) => `<style id="page-styles">${css}</style><style></style>`;

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
  const html = `<title data-react-helmet="true">Home</title>
    <div style="outline:none" tabindex="-1" id="gatsby-focus-wrapper"><p style="color:red"></p></div>
    <svg><path d="M2 4"/></svg><img src="/a.avif" alt="a/b"/>
    <div id="gatsby-announcer" style="clip:rect(0, 0, 0, 0)" aria-live="assertive"></div>
    <script id="gatsby-script-loader">/*<![CDATA[*/window.pagePath="/about/";/*]]>*/</script>
    <script
      id="gatsby-chunk-mapping"
    >window.___chunkMapping={"app":["/app.js"]}</script>
    <script>window.___webpackCompilationHash="1";</script><script src="/app.js" async></script>`;
  const trimmed = trim(html);
  expect(trimmed.replace(/\n\s*/g, '')).toBe(
    [
      '<title>Home</title>',
      '<div tabindex="-1" id="gatsby-focus-wrapper"><p style="color:red"></p></div>',
      '<svg><path d="M2 4"/></svg><img src="/a.avif" alt="a/b">',
      '<div id="gatsby-announcer" aria-live="assertive"></div>',
      '<script src="/app.js" async></script>',
    ].join(''),
  );
  expect(trim(trimmed)).toBe(trimmed);
});
