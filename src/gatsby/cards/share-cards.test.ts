import { statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import sharp from 'sharp';
import { temporaryFolder } from '../../../tests/support/temporary-folder';
import { onCard } from './card-layout';
import { cardPainter, type CardSite } from './share-cards';

const folder = temporaryFolder();

const acme: CardSite = {
  brand: 'Acme',
  picture: resolve('tests/specified/content/images/social.png'),
  alt: 'Threads.',
};
const painter = (change: Partial<CardSite> = {}) => cardPainter(folder, { ...acme, ...change });
/** What all cards of a site share is drawn once. */
const { paint } = painter();
const about = { slug: 'about', headline: 'Our *Story*' };

/** Returns which part of the top, where the words are, is not paper. */
async function inked(path: string) {
  const top = sharp(join(folder, path)).extract({ left: 0, top: 120, width: 1200, height: 140 });
  const data = await top.greyscale().raw().toBuffer();
  return data.filter((value) => value < 128).length / data.length;
}

test('a card is a small PNG of the declared size, with words on it', async () => {
  const size = { width: 1200, height: 630 };
  const card = await paint(about);
  const path: unknown = expect.stringMatching(/^\/og\/about-[0-9a-f]{12}\.png$/);
  expect(card).toEqual({ path, ...size, alt: 'Our Story. Threads.' });
  expect(await sharp(join(folder, card.path)).metadata()).toMatchObject({ ...size, format: 'png' });
  expect(await inked(card.path)).toBeGreaterThan(0.02);
  expect(statSync(join(folder, card.path)).size).toBeLessThan(300_000);
});

test.each([
  ['ended by itself', 'Oops! Page not found.'],
  ['long', 'Everything you have done points somewhere, and a *line* runs through it. '.repeat(4)],
  ['one endless word', 'x'.repeat(200)],
  ['full of punctuation', '<b>5 < 6 & "so"</b> ’“–… é ł ß 😀'],
])('draws a headline that is %s', async (_name, headline) => {
  const { path, alt } = await paint({ slug: 'page', headline });
  expect(await inked(path)).toBeGreaterThan(0.002);
  expect(alt).not.toMatch(/\.\. /);
});

test('a card has the line of its page, and an edited sentence in place of the headline', async () => {
  const line = await painter().paint({ ...about, line: 'From $500' });
  expect(line.alt).toBe('Our Story. From $500. Threads.');
  const edited = await painter().paint({ ...about, edited: 'We *really* care. *I ask.*' });
  expect(edited.alt).toBe('Our Story. really. I ask. Threads.');
  const plain = await painter().paint(about);
  const paths = [line, edited, plain].map(({ path }) => path);
  expect(new Set(paths).size).toBe(3);
  const below = { left: 60, top: 255, width: 400, height: 50 };
  const ink = async (path: string) => {
    const data = await sharp(join(folder, path)).extract(below).greyscale().raw().toBuffer();
    return data.filter((value) => value < 128).length;
  };
  expect(await ink(line.path)).toBeGreaterThan(2 * (await ink(plain.path)));
});

test('other words, another brand and another picture make another card', async () => {
  const picture = resolve('tests/specified/content/images/calm-light.jpg');
  const cards = await Promise.all([
    paint(about),
    paint({ ...about, headline: 'Our Story' }),
    painter({ brand: 'Zenith' }).paint(about),
    painter({ picture }).paint(about),
  ]);
  expect(new Set(cards.map(({ path }) => path)).size).toBe(4);
});

test('a picture that a camera has turned is upright', async () => {
  const half =
    '<svg xmlns="http://www.w3.org/2000/svg" width="200" height="400"><rect width="100" height="400"/></svg>';
  const picture = join(folder, 'turned.jpg');
  await sharp(Buffer.from(half))
    .flatten({ background: '#fff' })
    .withMetadata({ orientation: 6 })
    .toFile(picture);
  const { path } = await painter({ picture }).paint(about);
  const strip = { left: 0, top: 400, width: 1200, height: 1 };
  const data = await sharp(join(folder, path)).extract(strip).greyscale().raw().toBuffer();
  // Upright, it is dark from side to side.
  expect(Math.max(...data)).toBeLessThan(60);
});

test.each([
  ['Žluťoučký kůň, łódź, Größe, İstanbul', 'Žluťoučký kůň, łódź, Größe, İstanbul'],
  ['Launch 🚀 now', 'Launch now'],
  ['日本 Acme', 'Acme'],
  ['Việt', 'Viet'],
  ['a\u202fb\u2011c', 'a b-c'],
])('shows %s as "%s", because the fonts lack the rest', (text, shown) => {
  expect(onCard(text)).toBe(shown);
});
