import { pageDates } from './page-dates';

const day = (date: number) => new Date(Date.UTC(2025, 0, date));

const files = ['pages/home.mdx', 'pages/privacy.mdx', 'faq/why.mdx', 'values.json', 'layout.json'];

/** Returns the date of a page when one file is from the ninth, and all others are from the first. */
const dateOf = (slug: string, template: string, newest: string, faq: readonly string[] = []) =>
  pageDates({
    known: true,
    changed: new Map(files.map((file) => [file, day(file === newest ? 9 : 1)])),
  })({ slug, template, named: { testimonials: [], faq } });

test.each([
  ['its own file', 'home', 'home', 'pages/home.mdx'],
  ['a question that it lists', 'home', 'home', 'faq/why.mdx'],
])('a page gets the date of %s', (_name, slug, template, file) => {
  expect(dateOf(slug, template, file)).toBe('2025-01-09T00:00:00Z');
});

test('a page gets the date of a question that its text names', () => {
  expect(dateOf('privacy', 'page', 'faq/why.mdx', ['why'])).toBe('2025-01-09T00:00:00Z');
});

test.each([
  ['a list that its template does not show', 'privacy', 'page', 'faq/why.mdx'],
  ['another page', 'privacy', 'page', 'pages/home.mdx'],
  ['header and footer', 'home', 'home', 'layout.json'],
])('a page does not get the date of %s', (_name, slug, template, file) => {
  expect(dateOf(slug, template, file)).toBe('2025-01-01T00:00:00Z');
});

test('a page whose file is not committed has no date, nor has any page without a history', () => {
  expect(dateOf('new', 'page', 'values.json')).toBeNull();
  const page = { slug: 'home', template: 'home', named: { testimonials: [], faq: [] } };
  expect(pageDates({ known: false, reason: 'shallow' })(page)).toBeNull();
});
