import { shotsOf } from './shots';

const shots = shotsOf([
  { path: '/', name: 'home', hasPicture: true },
  { path: '/404.html', name: '404', hasPicture: false },
  { path: '/components-typical/', name: 'components-typical', hasPicture: true },
  { path: '/components-long/', name: 'components-long', hasPicture: true },
]);
const names = shots.map(({ name }) => name);

test('every page is taken in both themes at both widths', () => {
  for (const page of ['home', '404']) {
    for (const view of ['390-light', '390-dark', '1280-light', '1280-dark']) {
      expect(names).toContain(`${page}-${view}`);
    }
  }
});

test('every entry of the catalogue is taken in both themes at both widths', () => {
  for (const entry of [
    'short-home',
    'short-404',
    'long-home',
    'long-404',
    'missing-picture-home',
  ]) {
    for (const view of ['390-light', '390-dark', '1280-light', '1280-dark']) {
      expect(names).toContain(`catalogue-${entry}-${view}`);
    }
  }
  expect(names).not.toContain('catalogue-missing-picture-404-1280-light');
});

test('the components are taken once: the typical ones as a page, the others for the catalogue', () => {
  const taken = names.filter((name) => name.includes('components') && name.endsWith('-390-dark'));
  expect(taken).toEqual(['components-typical-390-dark', 'catalogue-components-long-390-dark']);
});

test('pages are taken with the words of a translation', () => {
  expect(names).toEqual(
    expect.arrayContaining([
      'catalogue-translated-404-390-dark',
      'catalogue-translated-home-1280-light',
    ]),
  );
});

test('no two pictures have one name', () => {
  expect(new Set(names).size).toBe(names.length);
});
