import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import type { SiteSettings } from '../../content/types/site-settings-type';

/** The width of the logo and the radius of the corners are fractions of the size in pixels. */
const icons = [
  { name: 'apple-touch-icon', size: 180, logo: 0.84, radius: 0 },
  { name: 'icon-192', size: 192, logo: 0.84, radius: 0.22, purpose: 'any' },
  { name: 'icon-512', size: 512, logo: 0.84, radius: 0.22, purpose: 'any' },
  // Android crops the icon to any shape, but keeps the middle 80 %.
  { name: 'icon-maskable-512', size: 512, logo: 0.78, radius: 0, purpose: 'maskable' },
];

/** Draws a square SVG of any size as a PNG with a width in pixels. */
export async function drawLogo(logo: Buffer, size: number): Promise<Buffer> {
  // At 72 dots per inch, a unit of an SVG is a pixel.
  const { width } = await sharp(logo, { limitInputPixels: false }).metadata();
  const density = Math.min(100_000, Math.max(1, (72 * size) / width));
  return sharp(logo, { density }).resize(size).png().toBuffer();
}

/** Draws all icons into a folder: a square SVG on a background color. */
export async function drawIcons(source: string, background: string, folder: string): Promise<void> {
  const logo = readFileSync(source);
  const { default: ico } = await import('png-to-ico');
  const favicons = await Promise.all([16, 32, 48].map((size) => drawLogo(logo, size)));
  writeFileSync(join(folder, 'favicon.ico'), await ico(favicons));
  for (const { name, size, logo: part, radius } of icons) {
    const width = Math.round(size * part);
    const square = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"><rect width="100%" height="100%" rx="${size * radius}" fill="${background}"/></svg>`;
    // `atop` clips the logo: it touches the right edge, and would stick out at a round corner.
    const input = await drawLogo(logo, width);
    await sharp(Buffer.from(square))
      .composite([
        { input, left: size - width, top: Math.round((size - width) / 2), blend: 'atop' },
      ])
      .png()
      .toFile(join(folder, `${name}.png`));
  }
}

export const manifest = (
  { brand, tagline, language }: Pick<SiteSettings, 'brand' | 'tagline' | 'language'>,
  background: string,
): string =>
  JSON.stringify({
    name: brand,
    short_name: brand,
    description: tagline,
    lang: language,
    id: '/',
    start_url: '/',
    scope: '/',
    display: 'browser',
    background_color: background,
    theme_color: background,
    icons: [
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
      ...icons
        .filter(({ purpose }) => purpose !== undefined)
        .map(({ name, size, purpose }) => ({
          src: `/${name}.png`,
          sizes: `${size}x${size}`,
          type: 'image/png',
          purpose,
        })),
    ],
  });
