import { packPicture } from './picture-files';

const srcSet = (extension: string) =>
  `/static/0a1b/c3/art.${extension} 520w,\n/static/0a1b/d4/art.${extension} 1040w`;

const data = (fallback: string) => ({
  layout: 'constrained' as const,
  width: 1040,
  height: 780.4,
  images: {
    sources: [
      { type: 'image/avif', srcSet: srcSet('avif'), sizes: '100vw' },
      { type: 'image/webp', srcSet: srcSet('webp'), sizes: '100vw' },
    ],
    fallback: { src: '/static/0a1b/d4/art.jpg', srcSet: fallback },
  },
});

test('what all files share is said once, best source first, in whole pixels', () => {
  expect(packPicture(data(srcSet('jpg')))).toEqual({
    width: 1040,
    height: 780,
    folder: '/static/0a1b/',
    name: 'art',
    widths: [520, 1040],
    sources: ['avif', 'webp', 'jpg'].map((extension) => ({ extension, digests: ['c3', 'd4'] })),
  });
});

test('an address of another kind stops the build', () => {
  expect(() => packPicture(data('https://cdn.example/art.jpg 520w'))).toThrow(
    'A picture has a file with an unknown kind of address: "https://cdn.example/art.jpg 520w".',
  );
});
