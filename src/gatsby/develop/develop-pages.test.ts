import { developPages } from './develop-pages';

const page = {
  path: '/about/',
  component: 'about.tsx',
  context: {
    id: 'a',
    card: { path: '/og/about.png', width: 1200, height: 630, alt: 'About' },
    modified: null,
    trail: [],
  },
};

test('every page is there in each variant of the catalogue, in both themes', () => {
  const [shown, ...catalogued] = developPages(page, false);
  expect(shown).toEqual(page);
  expect(catalogued.map(({ path }) => path)).toEqual(
    ['typical', 'short', 'long', 'missing-picture'].flatMap((variant) => [
      `/__catalogue/light/${variant}/about/`,
      `/__catalogue/dark/${variant}/about/`,
    ]),
  );
  expect(catalogued[3]?.context).toMatchObject({ id: 'a', variant: 'short', theme: 'dark' });
});

test('a draft says so, in its own place alone', () => {
  const [shown, ...catalogued] = developPages(page, true);
  expect(shown?.context).toMatchObject({ ribbon: 'Draft: this page is not published' });
  for (const { context } of catalogued) expect(context).not.toHaveProperty('ribbon');
});
