import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PreRenderHTMLArgs } from 'gatsby';
import type { ReactNode } from 'react';
import { temporaryFolder, writeFiles } from '../../../tests/support/temporary-folder';
import { checkCompileHints, compileHint } from './compile-hint';
import { namePageFiles } from './page-files';
import { withStagedEntry } from './staged-entry';
import { styleSheet } from './style-sheet';
import { onPreRenderHTML } from './waiting-scripts';

describe('compile hints', () => {
  test('a script without the hint stops the build', () => {
    const folder = temporaryFolder();
    writeFiles(folder, { 'app-1.js': `${compileHint.banner}\n1;`, 'home-2.js': '1;' });
    expect(() => checkCompileHints(folder, ['app-1.js'])).not.toThrow();
    expect(() => checkCompileHints(folder, ['app-1.js', 'home-2.js'])).toThrow(
      'Compile hints: not all scripts begin with "//# allFunctionsCalledOnLoad": home-2.js.',
    );
    expect(() => checkCompileHints(folder, [])).toThrow('Compile hints: the build has no scripts.');
  });
});

describe('React in stages', () => {
  const config = (entry: unknown) => ({ mode: 'production', entry, plugins: [] });

  test('replaces only the browser’s entry, by the site’s own', () => {
    const settings = config({ app: '/site/.cache/production-app' });
    expect(withStagedEntry(settings, '/site/src/app.ts')).toEqual({
      ...config({ app: '/site/src/app.ts' }),
      devtool: false,
    });
  });

  test.each([
    ['another file', { app: '/site/.cache/app-entry' }],
    ['one more', { app: '/site/.cache/production-app', polyfill: '/site/.cache/polyfill-entry' }],
    ['none', undefined],
  ])('an entry that is %s stops the build', (_name, entry) => {
    expect(() => withStagedEntry(config(entry), '/site/src/app.ts')).toThrow(
      "React in stages: webpack's entry is not Gatsby's production-app alone, but ",
    );
  });
});

describe('scripts that wait', () => {
  const styles = ['', '-noscript', '-script'].map((end) => <i key={`gatsby-image-style${end}`} />);
  const loader = <script key="script-loader" />;
  const app = <script key="app" src="/app.js" />;

  test.each([
    ['its image styles', [], [loader, app], 'no element with the key gatsby-image-style, gatsby-'],
    ['the path of its page', styles, [app], 'no element with the key script-loader'],
    ['scripts', styles, [loader], 'no scripts for the end of the body'],
  ])('a page without %s stops the build', (_name, head: ReactNode[], body, sentence) => {
    const given: Partial<PreRenderHTMLArgs> = {
      getHeadComponents: () => head,
      replaceHeadComponents: () => undefined,
      getPostBodyComponents: () => body,
    };
    jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: 'production' });
    // As a bare Function, because Gatsby's argument has more than the test uses.
    const hook: unknown = onPreRenderHTML;
    const run = () => {
      if (typeof hook === 'function') Reflect.apply(hook, undefined, [given]);
    };
    expect(run).toThrow(`Scripts that wait: Gatsby gave ${sentence}`);
    jest.restoreAllMocks();
  });
});

describe('one style sheet', () => {
  // An extract of what Chakra declares and writes on every page.
  const order = { css: '@layer reset, base, tokens, recipes;' };
  const reset = { css: '@layer reset{p{margin:0;}}' };
  const base = { css: '@layer base{p{top:0;}}' };
  const tokens = { css: '@layer tokens{:root{--ink:red;}}' };
  const rule = { css: '@layer recipes{.c-a{top:0;}}' };
  const more = { css: '@layer more{.c-a{top:0;}}' };

  test('has each layer once and in order, with its rules in order', () => {
    const css = styleSheet([
      order,
      { css: '@layer recipes{.c-b{color:red;}}.c-d{top:0;}' },
      tokens,
      base,
      reset,
      { css: '@layer recipes{.c-c{left:0;}@media print{.c-c{left:1px;}}}' },
      { css: '@layer recipes{@media (min-width: 64rem){.c-c{left:3px;}}.c-e{left:0;}}' },
      { css: '@layer recipes{@media (min-width: 48rem){.c-e{left:2px;}}}' },
    ]);
    expect(css).toBe(
      reset.css +
        base.css +
        tokens.css +
        '@layer recipes{.c-b{color:red;}.c-c{left:0;}@media print{.c-c{left:1px;}}.c-e{left:0;}' +
        '@media (min-width: 48rem){.c-e{left:2px;}}@media (min-width: 64rem){.c-c{left:3px;}}}.c-d{top:0;}',
    );
  });

  const misplaced = "has no place in the order of Chakra's layers";
  test.each([
    ['no order', [reset, base, tokens, rule], `the layer "reset" ${misplaced}`],
    ['no global styles', [order, reset, tokens, rule], 'Chakra\'s styles have no layer "base"'],
    ['no tokens', [order, reset, base, rule], 'Chakra\'s styles have no layer "tokens"'],
    ['no class', [order, reset, base, tokens], 'no rule is for a class that Emotion named "c-…"'],
    ['a new layer', [order, reset, base, tokens, more], `the layer "more" ${misplaced}`],
  ])('styles with %s stop the build', (_name, chunks, sentence) => {
    expect(() => styleSheet(chunks)).toThrow(`One style sheet: ${sentence}.`);
  });
});

describe('files of a page', () => {
  const data = (componentChunkName: string) =>
    JSON.stringify({ componentChunkName, staticQueryHashes: ['7'] });
  const files = {
    'webpack.stats.json': '{"assetsByChunkName":{"home":["commons-2.js","home-3.js"]}}',
    'page-data/index/page-data.json': data('home'),
    'page-data/odd/page-data.json': data('odd'),
  };
  // As Gatsby writes them.
  const mapping = '\n  <script id="m">\n    window.___chunkMapping="{}";\n  </script>';
  const facts = `${mapping}<script>window.___webpackCompilationHash="1";</script>`;
  const page = (elements: string, more: string) =>
    `<!DOCTYPE html><html><head></head><body><div id="___gatsby"></div><template id="app"><div hidden="">${elements}</div>${more}<script src="/app-1.js"></script></template></body></html>`;

  function named(file: string, html: string): string {
    const folder = temporaryFolder();
    writeFiles(folder, { ...files, [file]: html });
    namePageFiles(folder, ['<link rel="stylesheet">']);
    return readFileSync(join(folder, file), 'utf8');
  }

  test('a page names its scripts and its data, but no longer Gatsby’s facts about the build', () => {
    const preloads = ['app-data.json', 'index/page-data.json', 'sq/d/7.json'].map(
      (file) => `<link rel="preload" as="fetch" crossorigin="" href="/page-data/${file}">`,
    );
    const scripts = ['commons-2', 'home-3'].map((name) => `<script async="" src="/${name}.js"></script>`); // prettier-ignore
    const filled = page(['<link rel="stylesheet">', ...preloads, ...scripts].join(''), '');
    expect(named('index.html', page('', facts))).toBe(filled);
    // A page that is not rendered again.
    expect(named('index.html', filled)).toBe(filled);
  });

  test.each([
    ['index.html', page('', facts).replaceAll('template', 'b'), 'index.html has no template with a place for its files'], // prettier-ignore
    ['index.html', page('<link>', mapping), 'index.html has 1 of the 2 scripts that set ___chunkMapping and ___webpackCompilationHash'], // prettier-ignore
    ['odd/index.html', page('', facts), 'webpack.stats.json has no scripts for odd'],
    ['index.html', '<p>Proof</p>', 'no page has the element #___gatsby'],
  ])('a page without what the step needs stops the build (%#)', (address, html, sentence) => {
    expect(() => named(address, html)).toThrow(
      `Files of a page: ${sentence}. docs/decisions/0003-framework-output.md`,
    );
  });
});
