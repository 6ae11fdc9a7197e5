import { shotsOf } from './shots';

const shots = shotsOf([
  { path: '/', name: 'home', hasPicture: true },
  { path: '/404.html', name: '404', hasPicture: false },
]);
const names = shots.map(({ name }) => name);

test('every page is taken in both themes at both widths', () => {
  for (const page of ['home', '404']) {
    for (const view of ['390-light', '390-dark', '1280-light', '1280-dark']) {
      expect(names).toContain(`${page}-${view}`);
    }
  }
});

test('pages are taken with other words, and without pictures where they have some', () => {
  expect(names).toContain('long-404-390-dark');
  expect(names).toContain('missing-picture-home-1280-light');
  expect(names).not.toContain('missing-picture-404-1280-light');
});

test('no two pictures have one name', () => {
  expect(new Set(names).size).toBe(names.length);
});
