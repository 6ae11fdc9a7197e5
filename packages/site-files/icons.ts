import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

/** An icon on paper. */
type PaperIcon = {
  file: string;
  /** Its width and height in pixels. */
  size: number;
  /** The width of the mark, as a fraction of the whole. It touches the right edge. */
  mark: number;
  /** The radius of the corners, as a fraction of the whole. */
  radius: number;
};

/** The icons that devices ask for; `manifest.ts` and the head name these files. */
const paperIcons: readonly PaperIcon[] = [
  // Apple rounds the corners itself.
  { file: 'apple-touch-icon.png', size: 180, mark: 0.84, radius: 0 },
  { file: 'icon-192.png', size: 192, mark: 0.84, radius: 0.22 },
  { file: 'icon-512.png', size: 512, mark: 0.84, radius: 0.22 },
  // Android crops the icon to any shape, but keeps the middle 80 %: the loose ends are within it.
  { file: 'icon-maskable-512.png', size: 512, mark: 0.78, radius: 0 },
];

const faviconSizes = [16, 32, 48];

const drawMark = (mark: Buffer, size: number) =>
  sharp(mark, { density: 1200 }).resize(size).png().toBuffer();

async function drawOnPaper(mark: Buffer, icon: PaperIcon, color: string): Promise<Buffer> {
  const { size } = icon;
  const width = Math.round(size * icon.mark);
  const paper = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"><rect width="100%" height="100%" rx="${size * icon.radius}" fill="${color}"/></svg>`;
  return sharp(Buffer.from(paper))
    .composite([
      {
        input: await drawMark(mark, width),
        left: size - width,
        top: Math.round((size - width) / 2),
        // The mark must not stick out at a round corner.
        blend: 'atop',
      },
    ])
    .png()
    .toBuffer();
}

/**
 * Draws all icons from one SVG.
 *
 * @param source the SVG: square, and legible without its dark colours
 * @param paper the colour behind the mark
 * @param folder where the icons are written
 */
export async function drawIcons(source: string, paper: string, folder: string): Promise<void> {
  const mark = readFileSync(source);
  const { default: ico } = await import('png-to-ico');
  const favicons = await Promise.all(faviconSizes.map((size) => drawMark(mark, size)));
  writeFileSync(join(folder, 'favicon.ico'), await ico(favicons));
  await Promise.all(
    paperIcons.map(async (icon) =>
      writeFileSync(join(folder, icon.file), await drawOnPaper(mark, icon, paper)),
    ),
  );
}
