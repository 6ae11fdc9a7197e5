import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import sharp from 'sharp';
import type { PageContext } from '../../content/page-context';
import { phrasesIn, plainHeadline } from '../../content/text/headline-parts';
import { drawLogo } from '../files/icons';
import { readBrand } from '../files/read-brand';
import {
  cardFonts,
  CardLayout,
  cardSize,
  logoBox,
  pictureTop,
  wordsSize,
  type CardPage,
} from './card-layout';

/**
 * The options of the PNG encoder. 256 colors are enough for the background, at a quarter of the bytes, if they are
 * not dithered. The palette is computed once for all cards: it takes longer than the rest of a card.
 */
const png = { background: { palette: true, dither: 0, effort: 4 }, card: { compressionLevel: 3 } };

async function drawBackground(picture: Buffer, logo: Buffer) {
  const { width, height } = cardSize;
  const [threads, drawnLogo] = await Promise.all([
    sharp(picture)
      .autoOrient()
      .resize(width, height - pictureTop, { position: 'top' })
      .toBuffer(),
    drawLogo(logo, logoBox.size),
  ]);
  const background = await sharp({
    create: { width, height, channels: 3, background: readBrand().colors.bg.DEFAULT.light },
  })
    .composite([
      { input: threads, left: 0, top: pictureTop },
      { input: drawnLogo, left: logoBox.left, top: logoBox.top },
    ])
    .png(png.background)
    .toBuffer();
  return sharp(background).removeAlpha().raw().toBuffer({ resolveWithObject: true });
}

type Layout = ReturnType<typeof CardLayout>;

/** Reads the fonts, and hashes everything that all cards share. */
async function prepareCards(picture: Buffer, logo: Buffer) {
  const { fonts, letterWidth } = await cardFonts();
  const background = readBrand().colors.bg.DEFAULT.light;
  const recipe = { cardSize, wordsSize, logoBox, pictureTop, background, png };
  const common = createHash('sha256').update(picture).update(logo).update(JSON.stringify(recipe));
  for (const { data } of fonts) common.update(data);
  /** Returns the hash of a card. React's private fields differ between `develop` and a build. */
  const hashOf = (layout: Layout) => {
    const text = JSON.stringify(layout, (key, value: unknown) =>
      key.startsWith('_') ? undefined : value,
    );
    return common.copy().update(text).digest('hex').slice(0, 12);
  };
  return { fonts, letterWidth, hashOf };
}

type Fonts = Awaited<ReturnType<typeof cardFonts>>['fonts'];
type Background = Awaited<ReturnType<typeof drawBackground>>;

async function drawCard(
  layout: Layout,
  fonts: Fonts,
  background: Background,
): Promise<sharp.Sharp> {
  const { default: satori } = await import('satori');
  const words = await satori(layout, { ...wordsSize, fonts });
  return sharp(background.data, { raw: background.info })
    .composite([{ input: Buffer.from(words), left: 0, top: 0 }])
    .removeAlpha()
    .png(png.card);
}

/** Describes a card in sentences. */
const altOf = ({ headline, byline = '', line, edited }: CardPage, alt: string): string =>
  [
    ...[plainHeadline(headline), byline, line ?? '', ...phrasesIn([edited ?? ''])]
      .filter(Boolean)
      .map((text) => (/[.!?]$/.test(text) ? text : `${text}.`)),
    alt,
  ].join(' ');

/** The parts that all cards share. */
export type CardSite = {
  brand: string;
  /** The absolute path of the file. */
  picture: string;
  /** Describes the picture. */
  alt: string;
};

/**
 * Prepares the share cards of a build. The path of a card contains a hash of all its inputs, so an
 * existing file is up to date.
 */
export function cardPainter(publicFolder: string, { brand, picture: file, alt }: CardSite) {
  const folder = join(publicFolder, 'og');
  const [picture, logo] = [readFileSync(file), readFileSync(resolve('static/icon.svg'))];
  const prepared = prepareCards(picture, logo);
  const kept = new Set<string>();
  let background: ReturnType<typeof drawBackground> | undefined;
  mkdirSync(folder, { recursive: true });
  return {
    paint: async (page: CardPage): Promise<PageContext['card']> => {
      const { fonts, letterWidth, hashOf } = await prepared;
      const layout = CardLayout(page, brand, letterWidth);
      const name = `${page.slug}-${hashOf(layout)}.png`;
      const to = join(folder, name);
      kept.add(name);
      if (!existsSync(to)) {
        const card = await drawCard(
          layout,
          fonts,
          await (background ??= drawBackground(picture, logo)),
        );
        await card.toFile(`${to}.part`);
        renameSync(`${to}.part`, to);
      }
      return { path: `/og/${name}`, ...cardSize, alt: altOf(page, alt) };
    },
    sweep: () => {
      for (const name of readdirSync(folder)) if (!kept.has(name)) rmSync(join(folder, name));
    },
  };
}
