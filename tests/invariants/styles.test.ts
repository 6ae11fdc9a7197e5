import { builtFile, filesUnder, readBuilt, requireBuild } from './support/build';
import { findings, pages, type Page } from './support/pages';

beforeAll(requireBuild);

const headStyles = ({ $ }: Page) =>
  $('head > style')
    .toArray()
    .map((element) => $(element).text());
const css = (page: Page) => headStyles(page).join('\n');

/** Returns the addresses that the styles of a page load. */
const addresses = (page: Page) =>
  [...css(page).matchAll(/url\(\s*["']?([^"')]+)["']?\s*\)/g)].map(([, url = '']) => url);

const fontFaces = (page: Page) =>
  [...css(page).matchAll(/@font-face\{([^}]*)\}/g)].map(([, face = '']) => face);

test('styles are in the head of every page and nowhere else', () => {
  const check = (page: Page) => [
    ...(css(page).length > 1000 ? [] : [`has ${css(page).length} characters of styles`]),
    ...page
      .$('style')
      .not('head > style')
      .toArray()
      .map((element) => `has a style outside the head: ${page.$(element).text().slice(0, 60)}`),
    ...(page.$('body link[rel=stylesheet]').length ? ['has a stylesheet in the body'] : []),
  ];
  expect(findings(check)).toEqual([]);
});

test('no style sheet competes with the first picture: the print styles wait', () => {
  const check = ({ $ }: Page) => [
    ...$('link[rel=stylesheet]')
      .not('noscript *, template *')
      .toArray()
      .map((element) => `loads ${$(element).attr('href') ?? ''}`),
    ...($('noscript > link[href="/print.css"]').length ? [] : ['has no print styles']),
  ];
  expect(findings(check)).toEqual([]);
});

test('only the two elements that Gatsby adds have a style attribute', () => {
  const check = ({ $ }: Page) =>
    $('[style]')
      .not('#gatsby-focus-wrapper, #gatsby-announcer')
      .toArray()
      .map((element) => `has <${element.tagName} style="${$(element).attr('style') ?? ''}">`);
  expect(findings(check)).toEqual([]);
});

test('the design tokens are defined in the head of every page', () => {
  const tokens = ['colors-paper', 'colors-ink', 'colors-accent', 'fonts-serif', 'fonts-sans'];
  const check = (page: Page) =>
    tokens.flatMap((token) =>
      css(page).includes(`--tl-${token}:`) ? [] : [`does not define --tl-${token}`],
    );
  expect(findings(check)).toEqual([]);
});

test('every design token that a page uses is defined on it', () => {
  const check = (page: Page) => {
    const defined = new Set([...css(page).matchAll(/(--tl-[\w-]+)\s*:/g)].map(([, name]) => name));
    const used = [...page.html.matchAll(/var\(\s*(--tl-[\w-]+)/g)].map(([, name]) => name);
    return used.length < 20
      ? [`uses ${used.length} tokens`]
      : [...new Set(used)]
          .filter((name) => !defined.has(name))
          .map((name) => `uses ${name ?? ''}, which is not defined`);
  };
  expect(findings(check)).toEqual([]);
});

test('no layer is joined to the next one, as an empty preflight would leave them', () => {
  const check = (page: Page) => [
    ...(/@layer\s+[\w\s,]*@layer/.test(css(page)) ? ['has a fused @layer rule'] : []),
    ...headStyles(page)
      .filter((style) => style.split('{').length !== style.split('}').length)
      .map((style) => `has a style whose braces do not match: ${style.slice(0, 80)}`),
    ...(/@layer reset\{[^}]/.test(css(page)) ? [] : ['has an empty preflight']),
  ];
  expect(findings(check)).toEqual([]);
});

test('every font is a file on the site’s own host', () => {
  const check = (page: Page) => {
    const urls = fontFaces(page).flatMap((face) =>
      [...face.matchAll(/url\(\s*["']?([^"')]+)/g)].map(([, url = '']) => url),
    );
    return [
      ...(urls.length >= 3 ? [] : [`has ${urls.length} font files`]),
      ...urls
        .filter((url) => !/^\/.+\.woff2$/.test(url) || !builtFile(url))
        .map((url) => `loads the font ${url.slice(0, 80)}`),
    ];
  };
  expect(findings(check)).toEqual([]);
});

test('every family with a font file has a fallback of the same metrics', () => {
  const check = (page: Page) => {
    const faces = fontFaces(page);
    const families = (kind: (face: string) => boolean) =>
      faces.filter(kind).map((face) => /font-family:\s*['"]?([^;'"]+)/.exec(face)?.[1] ?? '');
    const fallbacks = families((face) => face.includes('size-adjust'));
    return families((face) => face.includes('url('))
      .filter((family) => !fallbacks.includes(`${family} Fallback`))
      .map((family) => `has no fallback for ${family}`);
  };
  expect(findings(check)).toEqual([]);
});

test('no font is embedded as data', () => {
  const texts = filesUnder('public').filter((file) => /\.(html|css|js|json)$/.test(file));
  expect(texts.length).toBeGreaterThan(10);
  const data = /data:(font|application\/(x-)?font|application\/octet-stream)/;
  expect(texts.filter((file) => data.test(readBuilt(file)))).toEqual([]);
});

test('styles load nothing from another host, and everything they load exists', () => {
  expect(pages().flatMap(addresses).length).toBeGreaterThan(0);
  const check = (page: Page) =>
    addresses(page)
      .filter((url) => !/^(data:image\/|#)/.test(url))
      .filter((url) => !/^\/(?!\/)/.test(url) || !builtFile(url))
      .map((url) => `loads ${url.slice(0, 80)}`);
  expect(findings(check)).toEqual([]);
});
