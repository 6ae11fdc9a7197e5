import { describeSites, type Page } from './support/site';

const css = ({ $ }: Page) => $('head > style').text();

const matches = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, found = '']) => found);

const fontFaces = (page: Page) => matches(css(page), /@font-face\{([^}]*)\}/g);

describeSites((site) => {
  test('the styles of a page are in its head and nowhere else', () => {
    const check = (page: Page) => [
      ...(css(page).length > 1000 ? [] : ['has no styles']),
      ...page
        .$('style:not(head > style), link[rel=stylesheet]:not(noscript *)')
        .toArray()
        .map((element) => `has also ${page.$.html(element).slice(0, 80)}`),
    ];
    expect(site.faults(check)).toEqual([]);
  });

  test('the styles for paper do not hold back a page', () => {
    const check = ({ $ }: Page) =>
      $('noscript > link[href="/print.css"][media=print]').length === 1 ? [] : ['has none'];
    expect(site.faults(check)).toEqual([]);
    expect(site.fileAt('/print.css')).not.toBeNull();
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

  test('no layer is joined to the next one, as an empty reset would leave them', () => {
    const check = (page: Page) => [
      ...(/@layer\s+[\w\s,]*@layer/.test(css(page)) ? ['has a fused @layer rule'] : []),
      ...(css(page).split('{').length === css(page).split('}').length ? [] : ['has a loose brace']),
      ...(/@layer reset\{[^}]/.test(css(page)) ? [] : ['has an empty reset']),
    ];
    expect(site.faults(check)).toEqual([]);
  });

  test('every font is a file of the site, with a fallback of the same metrics', () => {
    const check = (page: Page) => {
      const faces = fontFaces(page);
      const familyOf = (face: string) => /font-family:\s*['"]?([^;'"]+)/.exec(face)?.[1] ?? '';
      const fallbacks = faces.filter((face) => face.includes('size-adjust')).map(familyOf);
      const loaded = faces.filter((face) => face.includes('url('));
      const urls = loaded.flatMap((face) => matches(face, /url\(\s*["']?([^"')]+)/g));
      return [
        ...(urls.length >= 3 ? [] : [`has ${urls.length} fonts`]),
        ...urls.filter((url) => !url.startsWith('/') || !site.fileAt(url)),
        ...loaded.map(familyOf).filter((family) => !fallbacks.includes(`${family} Fallback`)),
      ];
    };
    expect(site.faults(check)).toEqual([]);
  });

  test('no font is embedded as data', () => {
    const data = /data:(font|application\/(x-)?font|application\/octet-stream)/;
    expect(site.texts.filter((file) => data.test(site.read(file)))).toEqual([]);
  });

  test('everything that styles load is a file of the site', () => {
    const check = (page: Page) =>
      matches(css(page), /url\(\s*["']?([^"')]+)["']?\s*\)/g)
        .filter((url) => !/^(data:image\/|#)/.test(url))
        .filter((url) => !/^\/(?!\/)/.test(url) || !site.fileAt(url))
        .map((url) => `loads ${url.slice(0, 80)}`);
    expect(site.faults(check)).toEqual([]);
  });
});
