import { packPicture } from './picture-files';

const srcSet = (extension: string) =>
  `/static/0a1b2c3d4e/c3/art.${extension} 520w,\n/static/0a1b2c3d4e/d4/art.${extension} 1040w`;

const data = (fallback: string) => ({
  layout: 'constrained' as const,
  width: 1040,
  height: 780.4,
  images: {
    sources: [
      { type: 'image/avif', srcSet: srcSet('avif'), sizes: '100vw' },
      { type: 'image/webp', srcSet: srcSet('webp'), sizes: '100vw' },
    ],
    fallback: { src: '/static/0a1b2c3d4e/d4/art.jpg', srcSet: fallback },
  },
});

test.each([
  ['as they are built', false, '/static/0a1b2c3d4e/', '/art'],
  ['as they are after the build', true, '/static/art-0a1b2c3d', ''],
])('what all addresses share is said once, %s, best source first', (_, short, prefix, suffix) => {
  expect(packPicture(data(srcSet('jpg')), short)).toEqual({
    width: 1040,
    height: 780,
    prefix,
    suffix,
    widths: [520, 1040],
    sources: ['avif', 'webp', 'jpg'].map((extension) => ({ extension, digests: ['c3', 'd4'] })),
  });
});

test('an address of another kind stops the build', () => {
  expect(() => packPicture(data('https://cdn.example/art.jpg 520w'), false)).toThrow(
    'A picture has a file with an unknown kind of address: "https://cdn.example/art.jpg 520w".',
  );
});
