import { faultsOf, inHome } from '../testing/faults';
import { image, type Draft } from '../testing/right-site';
import { pictures } from './pictures';

const file = '/static/a1/bridge-light-800.avif';

test.each([
  ['no AVIF', 'type="image/avif"', 'type="image/jxl"', 'has no AVIF source'],
  ['no WebP', 'type="image/webp"', 'type="image/jxl"', 'has no WebP source'],
  ['no frame', 'picture>', 'div>', 'is not in a <picture>'],
  [
    'no fallback that all browsers know',
    'src="/static/a1/bridge-light.jpg"',
    'src="/static/a1/bridge-light.avif"',
    'falls back to',
  ],
  ['no size', ' width="1200"', '', 'reserves “” by “600”'],
  [
    'two widths',
    ', /static/a1/bridge-light-1200.avif 1200w',
    '',
    'comes in 2 widths of image/avif instead of 3',
  ],
  ['widths in no order', '/static/a1/bridge-light-400.avif 400w, ', '', 'comes in 2 widths'],
  ['no sizes', 'sizes="600px"', '', 'has the sizes “” for image/avif'],
  [
    'a file that is not there',
    `${file} 800w`,
    '/static/a1/none.avif 800w',
    'offers /static/a1/none.avif, which does not exist',
  ],
  ['other proportions', 'height="600"', 'height="800"', 'reserves 1200 by 800'],
])('%s is a fault', (_name, from, to, what) => {
  expect(faultsOf(pictures, inHome(from, to), '/').join('\n')).toContain(what);
});

test.each<[string, (draft: Draft) => unknown, string]>([
  [
    'is narrower than promised',
    ({ images }) => images.set(file, image(700, 350, 'avif')),
    'as 800 pixels wide; it is 700',
  ],
  [
    'has another format',
    ({ images }) => images.set(file, image(800, 400, 'webp')),
    'as image/avif; it is webp',
  ],
  [
    'is larger than its original',
    ({ sources }) =>
      sources.splice(0, 1, {
        file: 'content/images/bridge-light.jpg',
        ...image(1000, 500, 'jpeg'),
      }),
    'is larger than its original',
  ],
  ['has no original', ({ sources }) => sources.splice(0, 1), 'has no original'],
])('a file that %s', (_name, change, what) => {
  expect(faultsOf(pictures, (draft) => void change(draft), '/').join('\n')).toContain(what);
});
