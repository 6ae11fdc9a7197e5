import { statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import sharp from 'sharp';
import { temporaryFolder } from '../../../tests/support/temporary-folder';
import { onCard } from './card-font';
import { cardPainter, type CardSite } from './share-cards';

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

/** Returns which part of the top, where the words are, is not paper. */
async function inked(path: string) {
  const top = sharp(join(folder, path)).extract({ left: 0, top: 120, width: 1200, height: 140 });
  const data = await top.greyscale().raw().toBuffer();
  return data.filter((value) => value < 128).length / data.length;
}

test('a card is a small PNG of the declared size, with words on it', async () => {
  const size = { width: 1200, height: 630 };
  const card = await painter().paint(about);
  const path: unknown = expect.stringMatching(/^\/og\/about-[0-9a-f]{12}\.png$/);
  expect(card).toEqual({ path, ...size, alt: 'Our Story. Threads.' });
  expect(await sharp(join(folder, card.path)).metadata()).toMatchObject({ ...size, format: 'png' });
  expect(await inked(card.path)).toBeGreaterThan(0.02);
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
  expect(await inked(path)).toBeGreaterThan(0.002);
  expect(alt).not.toMatch(/\.\. /);
});

test('draws a card once, and again for other words, another brand or another picture', async () => {
  const first = await painter().paint(about);
  const drawn = statSync(join(folder, first.path)).mtimeMs;
  expect(await painter().paint(about)).toEqual(first);
  expect(statSync(join(folder, first.path)).mtimeMs).toBe(drawn);

  const picture = resolve('tests/specified/content/images/calm-light.jpg');
  const others = await Promise.all([
    painter().paint({ ...about, headline: 'Our Story' }),
    painter({ brand: 'Zenith' }).paint(about),
    painter({ picture }).paint(about),
  ]);
  expect(new Set([first, ...others].map(({ path }) => path)).size).toBe(4);
});

test('a picture that a camera has turned is upright', async () => {
  const halves = await sharp({
    create: { width: 200, height: 400, channels: 3, background: '#fff' },
  })
    .composite([
      {
        input: { create: { width: 100, height: 400, channels: 3, background: '#000' } },
        left: 0,
        top: 0,
      },
    ])
    .toBuffer({ resolveWithObject: true })
    .then(({ data, info }) =>
      sharp(data, { raw: info }).jpeg().withMetadata({ orientation: 6 }).toBuffer(),
    );
  const picture = join(folder, 'turned.jpg');
  writeFileSync(picture, halves);
  const { path } = await painter({ picture }).paint(about);
  const { data, info } = await sharp(join(folder, path))
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  // Upright, it is dark from side to side at the top.
  expect(
    [data[300 * info.width + 100], data[300 * info.width + 1100]].map(
      (value) => Number(value) < 60,
    ),
  ).toEqual([true, true]);
});

test.each([
  ['À la carte – “quotes”, don’t… £500 © 2025', 'À la carte – “quotes”, don’t… £500 © 2025'],
  ['Žluťoučký kůň, łódź, Größe, İstanbul', 'Žluťoučký kůň, łódź, Größe, İstanbul'],
  ['Launch 🚀 now', 'Launch now'],
  ['A 👩‍👩‍👧 story', 'A story'],
  ['日本 Acme', 'Acme'],
  ['שלום', ''],
  ['Việt', 'Viet'],
  ['a\u202fb\u2011c', 'a b-c'],
])('shows %s as "%s", because the fonts lack the rest', (text, shown) => {
  expect(onCard(text)).toBe(shown);
});
