import { chosen, drawnWidth } from './sizes';

test.each([
  ['100vw', 412, 412],
  ['52px', 412, 52],
  ['20rem', 412, 320],
  ['calc(100vw - 2rem)', 412, 380],
  ['min(100vw, 600px)', 412, 412],
  ['min(100vw, 600px)', 1280, 600],
  ['(min-width: 80rem) 516px, (min-width: 64rem) 42vw, 92vw', 1280, 516],
  ['(min-width: 80rem) 516px, (min-width: 64rem) 50vw, 92vw', 1100, 550],
  ['(min-width: 80rem) 516px, (min-width: 64rem) 42vw, 50vw', 400, 200],
  ['(min-width: 300px) and (max-width: 500px) 10px, 20px', 400, 10],
  ['(min-width: 300px) and (max-width: 500px) 10px, 20px', 600, 20],
])('%s in a window of %i px is %i px', (sizes, viewport, width) => {
  expect(drawnWidth(sizes, viewport)).toBe(width);
});

test.each(['', 'auto', 'fit-content(3px)', '(min-width: 900px) 10px'])(
  '"%s" cannot be read',
  (sizes) => {
    expect(drawnWidth(sizes, 400)).toBeNaN();
  },
);

const candidates = [400, 800, 1200].map((width) => ({ url: `/${width}`, width }));

test.each([
  [200, 2, '/400'],
  [201, 2, '/800'],
  [412, 2, '/1200'],
  [1280, 2, '/1200'],
])('for %i px at density %i a browser takes %s', (width, density, url) => {
  expect(chosen(candidates, width, density)?.url).toBe(url);
});
