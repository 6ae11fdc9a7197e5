import { faultsOf } from '../testing/faults';
import { image, type Draft } from '../testing/right-site';
import { originals } from './originals';

const original =
  (file: string, width: number, bytes = 1000) =>
  ({ sources }: Draft) =>
    void sources.splice(0, 1, {
      ...image(width, width / 2, 'jpeg'),
      bytes,
      file: `content/images/${file}`,
    });

test.each([
  [
    'too small for its place',
    original('bridge-light.jpg', 1100),
    'is 1100 pixels wide; a sharp desktop screen needs 1200. content/images/bridge-light.jpg',
  ],
  ['too wide', original('bridge-light.jpg', 4001), 'is 4001 pixels wide'],
  ['too heavy', original('bridge-light.jpg', 1200, 3_000_001), 'has 3000001 bytes'],
  ['named by a camera', original('IMG_0042.jpg', 1200), 'is not named after what it shows'],
])('an original %s', (_name, change, what) => {
  expect(faultsOf(originals, change).join()).toContain(what);
});

test('EXIF data is not published', () => {
  const faults = faultsOf(
    originals,
    ({ images }) =>
      void images.set('/static/a1/x.jpg', { ...image(10, 10, 'jpeg'), hasExif: true }),
  );
  expect(faults.join()).toContain('/static/a1/x.jpg still has EXIF data');
});
