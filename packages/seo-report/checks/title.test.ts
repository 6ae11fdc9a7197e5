import { faultsOf, inAbout } from '../testing/faults';
import { title } from './title';

const titled = (text: string) =>
  inAbout('<title>Our Story and Our Workshop | Acme', `<title>${text}`);

test.each([
  [
    'is too long',
    `Acme ${'and on '.repeat(9)}`.trim(),
    'The title is 67 characters long. content/pages/about.mdx:2',
  ],
  ['is too short', 'Acme: Bridges', 'The title is 13 characters long.'],
  [
    'is short in letters and wide in pixels',
    `Acme ${'W'.repeat(45)}`,
    'pixels wide in search results',
  ],
  ['does not name the brand', 'Our Story and Our Own Little Workshop', 'names Acme 0 times'],
  ['names the brand twice', 'Acme: Our Story and Workshop | Acme', 'names Acme 2 times'],
  ['says nothing without the brand', 'About | Acme', 'says only “About”'],
  [
    'is the same as on another page',
    'Bridge Design and Building | Acme',
    '/services/ has the same title',
  ],
])('a title that %s', (_name, text, what) => {
  expect(faultsOf(title, titled(text), '/about/').join('\n')).toContain(what);
});
