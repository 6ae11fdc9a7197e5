import { statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import sharp from 'sharp';
import { cardPainter, type CardSite } from './share-cards';
import { temporaryFolder } from '../../../tests/support/temporary-folder';

let folder: string;
beforeEach(() => {
  folder = temporaryFolder();
});

const acme: CardSite = {
  brand: 'Acme',
  picture: resolve('tests/specified/content/images/social.png'),
  alt: 'Threads.',
};
const painter = (change: Partial<CardSite> = {}) => cardPainter(folder, { ...acme, ...change });
const about = { slug: 'about', headline: 'Our *Story*' };

/** Returns the size, and which part of the top, where the words are, is not paper. */
async function look(path: string) {
  const file = join(folder, path);
  const { width, height, format } = await sharp(file).metadata();
  const { data } = await sharp(file)
    .extract({ left: 0, top: 120, width: 1200, height: 140 })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const inked = data.filter((value) => value < 128).length / data.length;
  return { width, height, format, inked };
}

test('a card is a small PNG of the declared size, with words on it', async () => {
  const card = await painter().paint(about);
  expect(card).toEqual({
    path: expect.stringMatching(/^\/og\/about-[0-9a-f]{12}\.png$/),
    width: 1200,
    height: 630,
    alt: 'Our Story. Threads.',
  });
  const { inked, ...file } = await look(card.path);
  expect(file).toEqual({ width: 1200, height: 630, format: 'png' });
  expect(inked).toBeGreaterThan(0.02);
  expect(statSync(join(folder, card.path)).size).toBeLessThan(300_000);
});

test.each([
  ['short', 'I'],
  ['ended by itself', 'Oops! Page not found.'],
  ['long', 'Everything you have done points somewhere, and a *line* runs through it. '.repeat(4)],
  ['one endless word', 'x'.repeat(200)],
  ['full of punctuation', '<b>5 < 6 & "so"</b> ’“–… é ł ß 😀'],
])('draws a headline that is %s', async (_name, headline) => {
  const { path, alt } = await painter().paint({ slug: 'page', headline });
  expect((await look(path)).inked).toBeGreaterThan(0.002);
  expect(alt).not.toMatch(/\.\. /);
});

test('draws a card once, and again for other words, another brand or another picture', async () => {
  const first = await painter().paint(about);
  const drawn = statSync(join(folder, first.path)).mtimeMs;
  expect(await painter().paint(about)).toEqual(first);
  expect(statSync(join(folder, first.path)).mtimeMs).toBe(drawn);

  const others = await Promise.all([
    painter().paint({ ...about, headline: 'Our Story' }),
    painter({ brand: 'Zenith' }).paint(about),
    painter({ picture: resolve('tests/specified/content/images/calm-light.jpg') }).paint(about),
  ]);
  expect(new Set([first, ...others].map(({ path }) => path)).size).toBe(4);
});
