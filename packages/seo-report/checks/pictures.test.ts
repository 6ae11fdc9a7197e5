import { accepts, inAbout, inHome, reports } from '../testing/faults';
import { edit, image, type Draft } from '../testing/right-site';
import { alt } from './alt';
import { firstPicture } from './first-picture';
import { icons } from './icons';
import { originals } from './originals';
import { pictures } from './pictures';
import { weight } from './weight';

const described = (text: string) => inHome('alt="A bridge over a river"', `alt="${text}"`);
const built =
  (path: string, file: ReturnType<typeof image>, bytes = 1000) =>
  ({ images }: Draft) =>
    images.set(path, { ...file, bytes });
const original =
  (name: string, width: number, bytes = 1000) =>
  ({ sources }: Draft) =>
    sources.splice(0, 1, {
      ...image(width, width / 2, 'jpeg'),
      bytes,
      file: `content/images/${name}.jpg`,
    });

reports(alt, '/', [
  ['is 4 characters long', described('Lake')],
  ['is 110 characters long', described('A bridge. '.repeat(11))],
  ['is a file name', described('bridge-final.jpg')],
  ['starts with “Image of a bridge', described('Image of a bridge')],
]);
accepts(alt, '/', 'the empty alt text of a decoration', described(''));

const medium = '/static/a1/bridge-light-800.avif';
const widest = '/static/a1/bridge-light-1200.avif';
const jpeg = 'src="/static/a1/bridge-light.jpg"';

reports(pictures, '/', [
  ['has no AVIF source', inHome('type="image/avif"', 'type="image/jxl"')],
  ['has no WebP source', inHome('type="image/webp"', 'type="image/jxl"')],
  ['is not in a <picture>', inHome('picture>', 'div>')],
  ['falls back to', inHome(jpeg, jpeg.replace('jpg', 'avif'))],
  ['reserves “” by “600”', inHome(' width="1200"', '')],
  ['comes in 2 widths of image/avif instead of 3', inHome(`, ${widest} 1200w`, '')],
  ['comes in 2 widths', inHome('/static/a1/bridge-light-400.avif 400w, ', '')],
  ['has the sizes “” for image/avif', inHome('sizes="600px"', '')],
  ['none.avif, which does not exist', inHome(`${medium} 800w`, '/static/a1/none.avif 800w')],
  ['reserves 1200 by 800', inHome('height="600"', 'height="800"')],
  ['as 800 pixels wide; it is 700', built(medium, image(700, 350, 'avif'))],
  ['as image/avif; it is webp', built(medium, image(800, 400, 'webp'))],
  ['is larger than its original', original('bridge-light', 1000)],
  ['has no original', ({ sources }) => sources.splice(0, 1)],
]);

const other = (attributes: string) =>
  inHome('</main>', `<img src="/icon-192.png" alt="" ${attributes}></main>`);

reports(firstPicture, '/', [
  ['2 pictures have a high priority', other('fetchpriority="high"')],
  ['comes first but loads “lazy”', inHome('loading="eager"', 'loading="lazy"')],
  ['icon-192 loads “eager”', other('loading="eager" decoding="async"')],
  ['is decoded “sync”', other('loading="lazy" decoding="sync"')],
  [`loads 120001 bytes of ${widest} first`, built(widest, image(1200, 600, 'avif'), 120_001)],
]);
accepts(
  firstPicture,
  '/',
  'a heavy file that a phone does not load',
  built(medium, image(800, 400, 'avif'), 120_001),
);

reports(originals, null, [
  [
    'is 1100 pixels wide; a sharp desktop screen needs 1200. content/images/bridge-light.jpg',
    original('bridge-light', 1100),
  ],
  ['is 4001 pixels wide', original('bridge-light', 4001)],
  ['has 3000001 bytes', original('bridge-light', 1200, 3_000_001)],
  ['is not named after what it shows', original('IMG_0042', 1200)],
  [
    '/static/a1/x.jpg still has EXIF data',
    built('/static/a1/x.jpg', { ...image(10, 10, 'jpeg'), hasExif: true }),
  ],
]);

reports(weight, null, [
  ['has 200001 bytes', built('/static/a1/x.webp', image(10, 10, 'webp'), 200_001)],
]);
reports(weight, '/', [
  ['loads 500001 bytes of pictures', built(widest, image(1200, 600, 'avif'), 500_001)],
]);

const favicon = 'rel="icon" href="/favicon.ico"';
const manifest =
  (from: string, to: string) =>
  ({ texts }: Draft) =>
    edit(texts, 'manifest.webmanifest', from, to);

reports(icons, '/about/', [
  ['has no link to its icon /favicon.ico', inAbout(favicon, favicon.replace('icon', 'x'))],
  ['no link to its manifest /manifest.webmanifest', inAbout('rel="manifest"', 'rel="x"')],
  ['is “#ffffff” for light and “#ffffff” for dark', inAbout('#000000', '#ffffff')],
  ['and “” for dark', inAbout('(prefers-color-scheme: dark)', 'print')],
]);
reports(icons, null, [
  ['/apple-touch-icon.png is missing', ({ images }) => images.delete('/apple-touch-icon.png')],
  ['is 120 pixels wide', built('/apple-touch-icon.png', image(120, 120, 'png'))],
  ['There is no web app manifest', ({ texts }) => texts.delete('manifest.webmanifest')],
  ['There is no web app manifest', ({ texts }) => texts.set('manifest.webmanifest', '{')],
  ['The name of the manifest is “”, its start_url “/”', manifest('Acme', '')],
  ['no icon 512x512 maskable', manifest('maskable"', 'any"')],
  ['/icon-192.png is 192x192; it is 100x100', built('/icon-192.png', image(100, 100, 'png'))],
]);
