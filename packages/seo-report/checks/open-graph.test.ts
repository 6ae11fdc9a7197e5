import { faultsOf, inAbout } from '../testing/faults';
import { edit, image } from '../testing/right-site';
import { openGraph } from './open-graph';

const share = 'https://acme.example/share/abababab.png';

test.each([
  ['another title', 'og:title" content="Our', 'og:title" content="Their', 'og:title is “Their'],
  ['no locale', 'property="og:locale"', 'property="og:region"', 'og:locale is 0 times'],
  [
    'two types',
    '</head>',
    '<meta property="og:type" content="website"></head>',
    'og:type is 2 times',
  ],
  [
    'a tag in the body',
    '<main>',
    '<main><meta property="og:image:alt" content="x">',
    'og:image:alt is 2 times',
  ],
  ['another height', 'content="630"', 'content="628"', 'og:image:height is “628”'],
  [
    'no description of the picture',
    'image:alt" content="Our Story and Our Workshop | Acme"',
    'image:alt" content=""',
    'og:image:alt is “”',
  ],
  [
    'a picture that is not there',
    share,
    'https://acme.example/share/none.png',
    'which does not exist',
  ],
  [
    'a picture of another site',
    share,
    'https://other.example/share/abababab.png',
    'which does not exist',
  ],
  ['another type', 'image/png', 'image/jpeg', 'og:image:type is “image/jpeg”; the file is png'],
])('%s is a fault', (_name, from, to, what) => {
  expect(faultsOf(openGraph, inAbout(from, to), '/about/').join('\n')).toContain(what);
});

test('the real pixels of the picture count', () => {
  const faults = faultsOf(
    openGraph,
    ({ images }) => images.set('/share/abababab.png', image(600, 315, 'png')),
    '/about/',
  );
  expect(faults.join()).toContain('is 600 by 315 pixels');
});

test('a hidden page has no og:url', () => {
  const faults = faultsOf(
    openGraph,
    ({ html }) =>
      edit(
        html,
        '404/index.html',
        '</head>',
        '<meta property="og:url" content="https://acme.example/404/"></head>',
      ),
    '/404/',
  );
  expect(faults.join()).toContain('A hidden page has og:url');
});
