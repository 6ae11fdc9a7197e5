import { faultsOf, inAbout } from '../testing/faults';
import { image } from '../testing/right-site';
import { xCard } from './x-card';

const tag = (name: string, content: string) =>
  `<meta name="twitter:${name}" content="${content}"></head>`;

test.each([
  ['a small card', 'summary_large_image', 'summary', 'twitter:card is “summary”'],
  ['a long title', '</head>', tag('title', 'x'.repeat(71)), 'title is 71 characters long'],
  [
    'a long description',
    '</head>',
    tag('description', 'x'.repeat(201)),
    'description is 201 characters long',
  ],
  [
    'no picture',
    'property="og:image"',
    'property="og:picture"',
    'has no picture with a description',
  ],
  [
    'no description of the picture',
    'property="og:image:alt"',
    'property="og:x"',
    'has no picture with a description',
  ],
])('%s is a fault', (_name, from, to, what) => {
  expect(faultsOf(xCard, inAbout(from, to), '/about/').join('\n')).toContain(what);
});

test.each([
  [image(1200, 630, 'webp'), 'picture is webp'],
  [{ ...image(1200, 630, 'png'), bytes: 1_000_001 }, 'has 1000001 bytes'],
])('the file itself counts', (file, what) => {
  const faults = faultsOf(
    xCard,
    ({ images }) => images.set('/share/abababab.png', file),
    '/about/',
  );
  expect(faults.join()).toContain(what);
});
