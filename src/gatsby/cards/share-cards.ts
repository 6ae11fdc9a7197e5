import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { cardFonts } from './card-font';
import {
  CardLayout,
  cardSize,
  markBox,
  pictureTop,
  wordsSize,
  type CardColors,
} from './card-layout';
import { plainHeadline } from '../../content/headline';

/** A drawn card, as the head of its page names it: its path within the site, and its alt text. */
type Card = { path: string; width: number; height: number; alt: string };
type Layout = ReturnType<typeof CardLayout>;

/** The folder of the cards within the built site. */
const folderName = 'og';

/**
 * 256 colours are enough for the background, at a quarter of the bytes. Dithering would spoil the
 * paper. The palette is computed once, because that takes longer than the rest of a card.
 * Compression above level 3 saves a tenth of the bytes and takes a third more time.
 */
const png = { ground: { palette: true, dither: 0, effort: 4 }, card: { compressionLevel: 3 } };

/** All inputs to the look of a card, except its words and its image files. */
const recipeOn = (paper: string) => ({ cardSize, wordsSize, markBox, pictureTop, paper, png });

/** Draws the background of all cards: the paper, the mark and the picture. */
async function drawGround(picture: Buffer, mark: Buffer, paper: string) {
  const { width, height } = cardSize;
  const [threads, sign] = await Promise.all([
    sharp(picture)
      .resize(width, height - pictureTop, { position: 'top' })
      .toBuffer(),
    sharp(mark, { density: 600 }).resize(markBox.size).png().toBuffer(),
  ]);
  const ground = await sharp({ create: { width, height, channels: 3, background: paper } })
    .composite([
      { input: threads, left: 0, top: pictureTop },
      { input: sign, left: markBox.left, top: markBox.top },
    ])
    .png(png.ground)
    .toBuffer();
  return sharp(ground).removeAlpha().raw().toBuffer({ resolveWithObject: true });
}

/** The inputs that all cards share. */
export type CardSources = {
  brand: string;
  /** The image files, absolute. */
  picture: string;
  mark: string;
  /** A description of the picture. */
  alt: string;
  colors: CardColors & {
    /** Of the background. */
    paper: string;
  };
};

/** Draws share cards into a built site, and removes those that no page uses any more. */
type CardPainter = {
  /** Draws the card of a page, unless the file exists from an earlier build. */
  paint(page: { slug: string; headline: string; byline?: string }): Promise<Card>;
  sweep(): void;
};

/**
 * Prepares the cards of a build. The address of a card contains a hash of all its inputs, so an
 * existing file is up to date, and an edit redraws only one card.
 *
 * @param publicFolder the built site
 */
export function cardPainter(publicFolder: string, sources: CardSources): CardPainter {
  const folder = join(publicFolder, folderName);
  const picture = readFileSync(sources.picture);
  const mark = readFileSync(sources.mark);
  const fonts = cardFonts().map((font) => ({ name: 'Serif', weight: 400 as const, ...font }));
  const { paper } = sources.colors;
  const recipe = JSON.stringify(recipeOn(paper));
  const common = createHash('sha256').update(picture).update(mark).update(recipe);
  for (const { data } of fonts) common.update(data);
  const kept = new Set<string>();
  let ground: ReturnType<typeof drawGround> | undefined;
  mkdirSync(folder, { recursive: true });

  /** Hashes a layout without React's private fields, which differ between `develop` and a build. */
  const hashOf = (layout: Layout) =>
    common
      .copy()
      .update(
        JSON.stringify(layout, (key, value: unknown) => (key.startsWith('_') ? undefined : value)),
      )
      .digest('hex')
      .slice(0, 12);

  async function draw(layout: Layout, file: string): Promise<void> {
    const { default: satori } = await import('satori');
    const [words, { data, info }] = await Promise.all([
      satori(layout, { ...wordsSize, fonts }),
      (ground ??= drawGround(picture, mark, paper)),
    ]);
    const unfinished = `${file}.part`;
    await sharp(data, { raw: info })
      .composite([{ input: Buffer.from(words), left: 0, top: 0 }])
      .removeAlpha()
      .png(png.card)
      .toFile(unfinished);
    renameSync(unfinished, file);
  }

  return {
    async paint({ slug, headline, byline }) {
      const words = { brand: sources.brand, headline, ...(byline !== undefined && { byline }) };
      const layout = CardLayout(words, sources.colors);
      const name = `${slug}-${hashOf(layout)}.png`;
      kept.add(name);
      if (!existsSync(join(folder, name))) await draw(layout, join(folder, name));
      const said = [plainHeadline(headline), ...(byline === undefined ? [] : [byline])];
      const spoken = said.map((text) => `${text}${/[.!?]$/.test(text) ? '' : '.'}`).join(' ');
      const alt = `${spoken} ${sources.alt}`;
      return { path: `/${folderName}/${name}`, ...cardSize, alt };
    },
    sweep() {
      for (const name of readdirSync(folder)) if (!kept.has(name)) rmSync(join(folder, name));
    },
  };
}
