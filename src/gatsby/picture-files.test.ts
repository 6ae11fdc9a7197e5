import { packPicture } from './picture-files';

const srcSet = (extension: string) =>
  `/static/0a1b2c3d4e/c3/art.${extension} 520w,\n/static/0a1b2c3d4e/d4/art.${extension} 1040w`;

const shared = { layout: 'constrained' as const, width: 1040, height: 780.4 };

const data = (webp: string) => ({
  ...shared,
  images: {
    sources: [{ type: 'image/avif', srcSet: srcSet('avif'), sizes: '100vw' }],
    fallback: { src: '/static/0a1b2c3d4e/d4/art.webp', srcSet: webp },
  },
});

const plain = {
  ...shared,
  images: { fallback: { src: '/static/0a1b2c3d4e/d4/art.jpg', srcSet: srcSet('jpg') } },
};

test.each([
  ['as they are built', false, '/static/0a1b2c3d4e/', '/art'],
  ['as they are after the build', true, '/static/art-0a1b2c3d', ''],
])('what all addresses share is said once, %s, best source first', (_, short, prefix, suffix) => {
  expect(packPicture(data(srcSet('webp')), plain, short)).toEqual({
    width: 1040,
    height: 780,
    prefix,
    suffix,
    widths: [520, 1040],
    sources: ['avif', 'webp'].map((extension) => ({ extension, digests: ['c3', 'd4'] })),
    fallback: `${prefix}d4${suffix}.jpg`,
  });
});

test('an address of another kind stops the build', () => {
  expect(() => packPicture(data('https://cdn.example/art.jpg 520w'), plain, false)).toThrow(
    'A picture has a file with an unknown kind of address: "https://cdn.example/art.jpg 520w".',
  );
});
