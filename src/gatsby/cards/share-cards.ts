import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import sharp from 'sharp';
import { plainHeadline } from '../../content/text/headline-parts';
import type { PageContext } from '../../content/page-context';
import { readBrand } from '../files/read-brand';
import { drawLogo } from '../files/icons';
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
  const recipe = {
    cardSize,
    wordsSize,
    logoBox,
    pictureTop,
    background: readBrand().colors.bg.DEFAULT.light,
    png,
  };
  const prepared = cardFonts().then(({ fonts, letterWidth }) => {
    const common = createHash('sha256').update(picture).update(logo).update(JSON.stringify(recipe));
    for (const { data } of fonts) common.update(data);
    return { fonts, letterWidth, common };
  });
  const kept = new Set<string>();
  let background: ReturnType<typeof drawBackground> | undefined;
  mkdirSync(folder, { recursive: true });

  /** Hashes a layout without React's private fields: they differ between `develop` and a build. */
  async function hashOf(layout: ReturnType<typeof CardLayout>): Promise<string> {
    const { common } = await prepared;
    const text = JSON.stringify(layout, (key, value: unknown) =>
      key.startsWith('_') ? undefined : value,
    );
    return common.copy().update(text).digest('hex').slice(0, 12);
  }

  async function draw(layout: ReturnType<typeof CardLayout>, to: string): Promise<void> {
    const { default: satori } = await import('satori');
    const { fonts } = await prepared;
    const [words, { data, info }] = await Promise.all([
      satori(layout, { ...wordsSize, fonts }),
      (background ??= drawBackground(picture, logo)),
    ]);
    await sharp(data, { raw: info })
      .composite([{ input: Buffer.from(words), left: 0, top: 0 }])
      .removeAlpha()
      .png(png.card)
      .toFile(`${to}.part`);
    renameSync(`${to}.part`, to);
  }

  return {
    async paint({ slug, headline, byline = '' }: CardPage): Promise<PageContext['card']> {
      const { letterWidth } = await prepared;
      const layout = CardLayout({ headline, byline }, brand, letterWidth);
      const name = `${slug}-${await hashOf(layout)}.png`;
      kept.add(name);
      if (!existsSync(join(folder, name))) await draw(layout, join(folder, name));
      const sentences = [plainHeadline(headline), byline]
        .filter(Boolean)
        .map((text) => (/[.!?]$/.test(text) ? text : `${text}.`));
      return { path: `/og/${name}`, ...cardSize, alt: [...sentences, alt].join(' ') };
    },
    sweep() {
      for (const name of readdirSync(folder)) if (!kept.has(name)) rmSync(join(folder, name));
    },
  };
}
