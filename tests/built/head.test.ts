import { requireBuild } from './support/build';
import { site } from './support/content';
import { findings, repeated, type Page } from './support/pages';

beforeAll(requireBuild);

const textOf = ({ $ }: Page, selector: string) => $(selector).first().text();
const attributeOf = ({ $ }: Page, selector: string, name: string) =>
  $(selector).first().attr(name) ?? '';
const metaOf = (page: Page, name: string) =>
  attributeOf(page, `head meta[name="${name}"], head meta[property="${name}"]`, 'content');

const title = (page: Page) => textOf(page, 'head > title');
const description = (page: Page) => metaOf(page, 'description');
const canonical = (page: Page) => attributeOf(page, 'head link[rel=canonical]', 'href');

/** A finding when two values differ. */
const same = (what: string, found: string, expected: string) =>
  found === expected ? [] : [`${what} is "${found}" instead of "${expected}"`];

const count = ({ $ }: Page, selector: string, expected: number) =>
  $(selector).length === expected
    ? []
    : [`has ${$(selector).length} of ${selector} instead of ${expected}`];

const within = (what: string, text: string, least: number, most: number) =>
  text.length >= least && text.length <= most
    ? []
    : [`${what} has ${text.length} characters instead of ${least} to ${most}: "${text}"`];

test('every page names its language', () => {
  const { language } = site();
  expect(language).toMatch(/^[a-z]{2}(-[A-Z]{2})?$/);
  expect(findings((page) => same('lang', attributeOf(page, 'html', 'lang'), language))).toEqual([]);
});

test('every page tells its encoding within the first 1024 bytes', () => {
  const late = ({ html }: Page) => {
    const start = Buffer.from(html).subarray(0, 1024).toString();
    return /<meta charset="utf-8"/i.test(start) ? [] : ['has no charset in its first 1024 bytes'];
  };
  expect(findings(late)).toEqual([]);
});

test('visitors may zoom on every page', () => {
  const locked = (page: Page) => {
    const viewport = metaOf(page, 'viewport');
    return viewport.includes('width=device-width') && !/user-scalable|maximum-scale/.test(viewport)
      ? []
      : [`viewport is "${viewport}"`];
  };
  expect(findings((page) => [...count(page, 'meta[name=viewport]', 1), ...locked(page)])).toEqual(
    [],
  );
});

test('title and description stand once in every head, and nowhere else', () => {
  const check = (page: Page) => [
    ...count(page, 'head > title', 1),
    ...count(page, 'meta[name=description]', 1),
    ...count(page, 'head > meta[name=description]', 1),
    ...count(page, 'meta[name=robots]', 1),
    ...count(page, 'head > meta[name=robots]', 1),
  ];
  expect(findings(check)).toEqual([]);
});

test('title and description are those of content/, with the tokens filled in', () => {
  const check = (page: Page) => [
    ...same('title', title(page), page.content.title),
    ...same('description', description(page), page.content.description),
  ];
  expect(findings(check)).toEqual([]);
});

test('titles have 30 to 60 characters, and no two pages share one', () => {
  expect(findings((page) => within('title', title(page), 30, 60))).toEqual([]);
  expect(repeated(title)).toEqual([]);
});

test('the brand stands once in every title', () => {
  const { brand } = site();
  const check = (page: Page) =>
    title(page).split(brand).length === 2 ? [] : [`"${title(page)}" does not name ${brand} once`];
  expect(findings(check)).toEqual([]);
});

test('descriptions have 70 to 156 characters, end as sentences, and no two pages share one', () => {
  const check = (page: Page) => [
    ...within('description', description(page), 70, 156),
    ...(/[.!?]$/.test(description(page)) ? [] : ['description does not end as a sentence']),
    ...(description(page) === title(page) ? ['description repeats the title'] : []),
  ];
  expect(findings(check)).toEqual([]);
  expect(repeated(description)).toEqual([]);
});

test('indexable pages have their own absolute address as canonical, hidden ones have none', () => {
  const { address } = site();
  const check = (page: Page) => {
    if (page.content.hidden) return count(page, 'link[rel=canonical]', 0);
    return [
      ...count(page, 'link[rel=canonical]', 1),
      ...count(page, 'head > link[rel=canonical]', 1),
      ...same('canonical', canonical(page), `${address}${page.path}`),
      ...(/^https:\/\/[a-z0-9.-]+\/([a-z0-9-]+\/)*$/.test(canonical(page))
        ? []
        : [`canonical "${canonical(page)}" is not https, lower case and with a final slash`]),
    ];
  };
  expect(findings(check)).toEqual([]);
});

test('the confirmation and the not-found page are hidden from search engines, no other is', () => {
  const hidden = ['404.html', '404/index.html', 'newsletter-confirmation/index.html'];
  const check = (page: Page) => {
    const robots = metaOf(page, 'robots');
    const shouldHide = page.content.hidden || hidden.includes(page.file);
    if (shouldHide) return /\bnoindex\b/.test(robots) ? [] : [`robots is "${robots}"`];
    return !/noindex|none/.test(robots) && robots.includes('max-image-preview:large')
      ? []
      : [`robots is "${robots}"`];
  };
  expect(findings(check)).toEqual([]);
});

test('what is shared of a page is what the page says of itself', () => {
  const { brand, language } = site();
  const properties = ['title', 'description', 'type', 'site_name', 'locale'];
  const check = (page: Page) => [
    ...properties.flatMap((name) => count(page, `head > meta[property="og:${name}"]`, 1)),
    ...same('og:title', metaOf(page, 'og:title'), title(page)),
    ...same('og:description', metaOf(page, 'og:description'), description(page)),
    ...same('og:type', metaOf(page, 'og:type'), 'website'),
    ...same('og:site_name', metaOf(page, 'og:site_name'), brand),
    ...same('og:locale', metaOf(page, 'og:locale'), language.replace('-', '_')),
    ...same('og:url', metaOf(page, 'og:url'), canonical(page)),
    ...count(page, 'meta[property="og:url"]', page.content.hidden ? 0 : 1),
  ];
  expect(findings(check)).toEqual([]);
});

test('the browser gets a theme colour for each scheme, and the two differ', () => {
  const color = (page: Page, scheme: string) =>
    attributeOf(
      page,
      `head > meta[name=theme-color][media="(prefers-color-scheme: ${scheme})"]`,
      'content',
    );
  const check = (page: Page) => [
    ...count(page, 'meta[name=theme-color]', 2),
    ...(/^#[0-9a-f]{6}$/.test(color(page, 'light')) ? [] : ['has no light theme-color']),
    ...(/^#[0-9a-f]{6}$/.test(color(page, 'dark')) ? [] : ['has no dark theme-color']),
    ...(color(page, 'light') === color(page, 'dark') ? ['has one theme-color for both'] : []),
  ];
  expect(findings(check)).toEqual([]);
});
