import { readdirSync } from 'node:fs';
import { checkShown, pageDates } from './page-dates';
import { temporaryFolder, writeFiles } from '../../tests/support/temporary-folder';

const day = (date: number) => new Date(Date.UTC(2025, 0, date));

let folder: string;
beforeEach(() => {
  folder = temporaryFolder();
  const lists = ['site', 'highlights', 'differentiators', 'steps', 'values', 'layout'];
  writeFiles(folder, {
    'pages/home.mdx': 'light: images/hero-light.jpg',
    'pages/about.mdx': '',
    'faq/why.mdx': '',
    ...Object.fromEntries(lists.map((file) => [`${file}.json`, '{}'])),
  });
});

const everyFile = () =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(json|mdx)$/.test(file))
    .map((file): [string, Date] => [file.replaceAll('\\', '/'), day(1)]);

/** Returns the date of a page when all files except these are from the first day. */
const dateOf = (
  slug: string,
  changes: Record<string, Date | undefined> = {},
  faq: readonly string[] = [],
) => {
  const changed = new Map([...everyFile(), ['images/hero-light.jpg', day(1)] as const]);
  for (const [file, date] of Object.entries(changes)) {
    if (date) changed.set(file, date);
    else changed.delete(file);
  }
  return pageDates(folder, { known: true, changed })({
    slug,
    template: slug,
    named: { testimonials: [], faq },
  });
};

test.each([
  ['its own file', 'home', 'pages/home.mdx'],
  ['a collection that it shows', 'home', 'faq/why.mdx'],
  ['a list that it shows', 'about', 'values.json'],
  ['a picture that its file names', 'home', 'images/hero-light.jpg'],
  ['the facts in site.json', 'about', 'site.json'],
])('a page gets the date of %s', (_name, slug, file) => {
  expect(dateOf(slug)).toBe('2025-01-01T00:00:00Z');
  expect(dateOf(slug, { [file]: day(9) })).toBe('2025-01-09T00:00:00Z');
});

test('a page gets the date of a question that its text names', () => {
  const change = { 'faq/why.mdx': day(9) };
  expect(dateOf('about', change, ['why'])).toBe('2025-01-09T00:00:00Z');
  expect(dateOf('about', change)).toBe('2025-01-01T00:00:00Z');
});

test.each([
  ['what only another page shows', 'about', 'faq/why.mdx'],
  ['another page', 'about', 'pages/home.mdx'],
  ['header and footer', 'home', 'layout.json'],
])('a page does not get the date of %s', (_name, slug, file) => {
  expect(dateOf(slug, { [file]: day(9) })).toBe('2025-01-01T00:00:00Z');
});

test('without a history no page has a date', () => {
  const dates = pageDates(folder, { known: false, reason: 'shallow' });
  expect(
    dates({ slug: 'home', template: 'home', named: { testimonials: [], faq: [] } }),
  ).toBeNull();
});

const home = { type: 'HomePage', template: 'home' };
const homeFields = [
  'site',
  'homePage',
  'highlights',
  'differentiators',
  'steps',
  'testimonials',
  'plans',
  'questions',
];

test('accepts a query that returns what is listed, and the frame in addition', () => {
  expect(() => checkShown(home, homeFields)).not.toThrow();
  expect(() =>
    checkShown({ type: 'MessagePage', template: 'message' }, ['site', 'messagePage', 'layout']),
  ).not.toThrow();
});

test.each([
  ['asks for more', [...homeFields, 'values'], 'values'],
  ['asks for less', homeFields.filter((field) => field !== 'questions'), 'questions'],
  ['gives nothing', [], 'highlights, differentiators, steps, testimonials, plans, questions'],
])('a query that %s than is listed stops the build', (_name, fields, differing) => {
  expect(() => checkShown(home, fields)).toThrow(
    `The template "home" and the list \`shown\` in src/gatsby/page-dates.ts differ in ${differing}.`,
  );
});
