import css from '@eslint/css';
import browserslist from 'browserslist';
import { generate, parse, walk } from 'css-tree';
import { Linter } from 'eslint';
import { describeSites, type Page } from './support/site';

const stylesOf = ({ $ }: Page) => $('head > style').text();

const matches = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, found = '']) => found);

/** Returns the oldest version of each browser that a query finds; without a query, the floor in package.json. */
const oldest = (query?: string) =>
  new Map(
    browserslist(query)
      .map((one) => one.split(' '))
      .map(([name = '', version = '']) => [name, parseFloat(version)] as const)
      // Safari's preview has no number.
      .filter(([, version]) => !Number.isNaN(version)),
  );

const floor = oldest();

/** The last year whose Baseline all browsers of the floor have. */
const floorYear = Array.from({ length: 20 }, (_, index) => 2040 - index).find((year) =>
  [...oldest(`baseline ${year}`)].every(([name, version]) => (floor.get(name) ?? NaN) >= version),
);

const lint = {
  files: ['**/*.css'],
  plugins: { css },
  language: 'css/css',
  rules: {
    // The tokens that a page uses have a test of their own.
    'css/no-invalid-properties': ['error', { allowUnknownVariables: true }],
    'css/use-baseline': [
      'error',
      {
        available: floorYear,
        // The floor has what came with cascade layers, in spring 2022. Without the rest a page is
        // complete: its fallback stands beside it, or it is an ornament.
        allowAtRules: ['layer', 'property'],
        allowMediaConditions: ['forced-colors', 'scripting'],
        allowProperties: [
          ...['accent-color', 'color-scheme', 'font-synthesis', 'scroll-snap-type'],
          // Browsers differ in a detail that is not used here, or have the prefixed name.
          ...['appearance', 'clip', 'outline', 'resize'],
          ...[
            'animation-range',
            'content-visibility',
            'hyphens',
            'hyphenate-limit-chars',
            'mask',
            'mask-composite',
            'mask-image',
            'mask-position',
          ],
          ...['field-sizing', 'scrollbar-color', 'scrollbar-width'],
          ...['text-decoration-skip-ink', 'text-wrap'],
        ],
        allowPropertyValues: {
          'break-after': ['avoid'],
          'overflow-wrap': ['anywhere'],
          // Safari before 16 lets the thread of home go on in the margin.
          overflow: ['clip'],
          // `document-styles.ts` hides what leaves the window where it is unknown.
          'overflow-x': ['clip'],
        },
        allowSelectors: ['details-content', 'focus-visible', 'has', 'selection'],
      },
    ],
    // Blocks run from top to bottom in every language of a page.
    'css/prefer-logical-properties': [
      'error',
      {
        allowProperties: [
          ...['top', 'bottom', 'height', 'min-height', 'max-height', 'overflow-x', 'overflow-y'],
          ...['width', 'min-width', 'max-width', 'margin-top', 'margin-bottom'],
          ...['padding-top', 'padding-bottom', 'border-top', 'border-top-width'],
          ...['border-bottom', 'border-bottom-color', 'border-bottom-width'],
        ],
        allowUnits: ['vh', 'vw', 'dvh'],
      },
    ],
  },
} satisfies Linter.Config;

/** Returns the shorthands whose left and right differ. */
function physicalShorthands(text: string): string[] {
  const found: string[] = [];
  walk(parse(text), {
    visit: 'Declaration',
    enter({ property, value }) {
      if (!/^(margin|padding|inset|border-(width|color|style))$/.test(property)) return;
      const parts =
        value.type === 'Value' ? value.children.toArray().map((one) => generate(one)) : [];
      if (parts[1] !== parts[3] && parts.length === 4)
        found.push(`${property}: ${parts.join(' ')}`);
    },
  });
  return found;
}

describeSites((site) => {
  test('styles are valid, known to the oldest supported browsers, and follow the direction of a text', () => {
    expect(floorYear).toBeGreaterThan(2020);
    const linter = new Linter();
    const sheets = new Set([site.read('print.css'), ...site.pages.map(stylesOf)]);
    const faults = [...sheets].flatMap((text) => [
      ...linter
        .verify(text, lint, 'page.css')
        .map(({ message }) => message)
        // `resize: block` is newer.
        .filter((message) => !message.includes("'block' instead of 'vertical'"))
        // The rule loses its place behind a variable inside calc().
        .filter((message) => !message.startsWith("Invalid value ')'")),
      ...physicalShorthands(text),
    ]);
    expect([...new Set(faults)]).toEqual([]);
  });

  test('the styles of a page are in its head and nowhere else', () => {
    const check = (page: Page) => [
      ...(stylesOf(page).length > 1000 ? [] : ['has no styles']),
      ...page.texts('style:not(head > style)'),
      ...page.attributes('link[rel=stylesheet]:not([media=print])', 'href'),
      // After the content, for which nothing must be loaded first.
      ...(page.$('#___gatsby ~ link[href="/print.css"]').length === 1 ? [] : ['lacks print.css']),
    ];
    expect(site.faults(check)).toEqual([]);
  });

  test('every design token that a page uses is defined on it', () => {
    const check = (page: Page) => {
      const defined = matches(stylesOf(page), /(--tl-[\w-]+)\s*:/g);
      const used = new Set(matches(page.html, /var\(\s*(--tl-[\w-]+)/g));
      return [
        ...(used.size > 10 ? [] : ['uses no tokens']),
        ...[...used].filter((name) => !defined.includes(name)).map((name) => `lacks ${name}`),
      ];
    };
    expect(site.faults(check)).toEqual([]);
  });

  test('no font is embedded in a file', () => {
    const data = /data:(font|application\/(x-)?font|application\/octet-stream)/;
    expect(site.texts.filter((file) => data.test(site.read(file)))).toEqual([]);
  });
});
