import browserslistToEsbuild from 'browserslist-to-esbuild';
import { transformSync } from 'esbuild';
import { inlineScriptOf, inlineScripts } from './support/inline-scripts';
import { describeSites, type Page } from './support/site';

/** Returns the lines of a script in the syntax of given browsers. */
const linesFor = (target: string | string[], text: string) =>
  transformSync(text, {
    target,
    // Chrome has them since 64, but esbuild waits for the newest scripts of Unicode.
    supported: { 'regexp-unicode-property-escapes': true },
    logLevel: 'silent',
  }).code.split('\n');

describeSites((site) => {
  test('the oldest supported browsers can read every script', () => {
    const scripts = new Map(site.pages.flatMap(inlineScripts).map(({ text }) => [text, 'inline']));
    for (const file of site.files.filter((name) => name.endsWith('.js'))) {
      scripts.set(site.read(file), file);
    }
    const newer = [...scripts].flatMap(([text, name]) => {
      const old = new Set(linesFor(browserslistToEsbuild(), text));
      return linesFor('esnext', text)
        .filter((line) => !old.has(line))
        .map((line) => `${name}: ${line.trim()}`);
    });
    expect(newer).toEqual([]);
  });

  test('no page requests or prefetches a script of React before a visitor needs it', () => {
    const asked =
      'script[src]:not(head > [defer]), link[rel~=modulepreload], link[rel~=preload][as=script], link[rel~=prefetch]';
    expect(site.faults(({ $ }) => ($(asked).length > 0 ? [$.html($(asked))] : []))).toEqual([]);
    const deferred = site.page('/').attributes('head > script[defer][src^="/"]', 'src');
    expect(deferred).toHaveLength(1);
  });

  test('the scripts of React wait in one template, and have the compile hint once', () => {
    const check = ({ $, templateScripts }: Page) => [
      ...($('body > template#app').length === 1 ? [] : ['has no template']),
      // Gatsby's router would announce each link within a page as another page.
      ...($('#gatsby-announcer').length === 0 ? [] : ['has the announcer of the router']),
      ...(templateScripts.length >= 3
        ? []
        : [`has ${templateScripts.length} scripts in its template`]),
      // With it V8 compiles all functions while it loads: https://v8.dev/blog/explicit-compile-hints
      ...templateScripts.filter(
        (file) => site.read(file).split('//# allFunctionsCalledOnLoad\n').length !== 2,
      ),
    ];
    expect(site.faults(check)).toEqual([]);
  });

  test('two inline scripts run before React, in the head: that of the theme, and a small one, the same on every page', () => {
    const script = inlineScriptOf(site.page('/'));
    expect(script.length).toBeGreaterThan(500);
    const check = (page: Page) => {
      const all = inlineScripts(page);
      const isRight = all.length === 2 && all.every(({ isInHead }) => isInHead);
      return isRight && inlineScriptOf(page) === script ? [] : [`runs ${JSON.stringify(all)}`];
    };
    expect(site.faults(check)).toEqual([]);
  });
});
