import { generate, lexer, parse, walk } from 'css-tree';
import { describeSites, type Page } from './support/site';

const css = ({ $ }: Page) => $('head > style').text();

const matches = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, found = '']) => found);

describeSites((site) => {
  test('the styles of a page are in its head and nowhere else', () => {
    const check = (page: Page) => [
      ...(css(page).length > 1000 ? [] : ['has no styles']),
      ...page.texts('style:not(head > style)'),
      ...page.attributes('link[rel=stylesheet]:not(noscript *)', 'href'),
      // After the content, for which nothing must be loaded first.
      ...(page.$('#___gatsby ~ noscript > link[href="/idle.css"]').length === 1
        ? []
        : ['lacks idle.css']),
    ];
    expect(site.faults(check)).toEqual([]);
  });

  test('every design token that a page uses is defined on it', () => {
    const check = (page: Page) => {
      const defined = matches(css(page), /(--tl-[\w-]+)\s*:/g);
      const used = new Set(matches(page.html, /var\(\s*(--tl-[\w-]+)/g));
      return [
        ...(used.size > 10 ? [] : ['uses no tokens']),
        ...[...used].filter((name) => !defined.includes(name)).map((name) => `lacks ${name}`),
      ];
    };
    expect(site.faults(check)).toEqual([]);
  });

  test('every value is one that its property takes, so that no token is misspelt', () => {
    const check = (page: Page) => {
      const wrong: string[] = [];
      walk(parse(css(page), { positions: true }), {
        visit: 'Declaration',
        enter(declaration) {
          // Descriptors of fonts and of custom properties have a syntax of their own.
          if (!this.rule || declaration.property.startsWith('--')) return;
          // The test before this one asks for the definition of a variable.
          if (generate(declaration).includes('var(')) return;
          const { error } = lexer.matchDeclaration(declaration);
          if (error) wrong.push(error.message);
        },
      });
      return wrong;
    };
    expect(site.faults(check)).toEqual([]);
  });

  test('no layer is joined to the next one, as an empty reset would leave them', () => {
    const check = (page: Page) => [
      ...(/@layer\s+[\w\s,]*@layer/.test(css(page)) ? ['has a fused @layer rule'] : []),
      ...(css(page).split('{').length === css(page).split('}').length ? [] : ['has a loose brace']),
      ...(/@layer reset\{[^}]/.test(css(page)) ? [] : ['has an empty reset']),
    ];
    expect(site.faults(check)).toEqual([]);
  });

  test('everything that styles load is a file of the site, and no font is embedded', () => {
    const check = (page: Page) =>
      matches(css(page), /url\(\s*["']?([^"')]+)["']?\s*\)/g)
        .filter((url) => !/^(data:image\/|#)/.test(url))
        .filter((url) => !url.startsWith('/') || !site.has(url));
    expect(site.faults(check)).toEqual([]);
    const data = /data:(font|application\/(x-)?font|application\/octet-stream)/;
    expect(site.texts.filter((file) => data.test(site.read(file)))).toEqual([]);
  });

  test('every font has a fallback of the same metrics', () => {
    const check = (page: Page) => {
      const faces = matches(css(page), /@font-face\{([^}]*)\}/g);
      const familyOf = (face: string) => /font-family:\s*['"]?([^;'"]+)/.exec(face)?.[1] ?? '';
      const fallbacks = faces.filter((face) => face.includes('size-adjust')).map(familyOf);
      const loaded = faces.filter((face) => face.includes('url('));
      return loaded.length < 3
        ? ['loads no fonts']
        : loaded.map(familyOf).filter((family) => !fallbacks.includes(`${family} Fallback`));
    };
    expect(site.faults(check)).toEqual([]);
  });
});
