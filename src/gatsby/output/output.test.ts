import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder, writeFiles } from '../../../tests/support/temporary-folder';
import { addCompileHints, islandScripts } from './island-scripts';
import { styleSheet } from './style-sheet';

describe('the scripts of the islands', () => {
  const built = (assetsByChunkName: object) => {
    const folder = temporaryFolder();
    writeFiles(folder, {
      'webpack.stats.json': JSON.stringify({ assetsByChunkName }),
      'static/app-1.js': '1;',
    });
    return folder;
  };

  test('begin with the hint, once, however often a build goes on', () => {
    const folder = built({ app: ['static/app-1.js'] });
    addCompileHints(folder);
    addCompileHints(folder);
    const source = readFileSync(join(folder, 'static/app-1.js'), 'utf8');
    expect(source).toBe('//# allFunctionsCalledOnLoad\n1;');
  });

  test('are those of one entry; otherwise the build stops', () => {
    for (const chunks of [{ app: ['app.js'], 'component---home': ['home.js'] }, { main: [] }, {}]) {
      expect(() => islandScripts(built(chunks))).toThrow('Scripts of the islands: ');
    }
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
