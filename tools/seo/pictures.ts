import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { filesBelow } from '../../src/reader/files-below';
import type { Drawn, Screen } from './measure';
import type { BuiltPage } from './page';
import type { BuiltSite } from './read-site';

type Size = { width: number; height: number };

/** A picture on a screen; of several places the one that wastes the most. */
type Shown = {
  /** In pixels of the screen. */
  drawn: Size;
  delivered: Size;
  bytes: number;
  /** The bytes of the pixels that the screen does not show. */
  waste: number;
};

/** A picture with everything that pages do with it. */
export type Picture = {
  /** The original in `content/`, or the address of a picture that is delivered as it is. */
  file: string;
  pages: Set<string>;
  alts: Set<string>;
  /** `avif`, `webp`, `jpg`. */
  formats: Set<string>;
  /** `lazy`, `first` (a high priority) or `eager` (neither). */
  loading: Set<string>;
  /** Empty where no browser measured it. */
  shown: Partial<Record<Screen, Shown>>;
};

/** Finds the original of a delivered file: gatsby-plugin-sharp names a folder by its hash. */
function originals({ folder }: BuiltSite): (file: string) => string {
  const images = path.join(folder, 'content/images');
  const byHash = new Map(
    filesBelow(images).map((name) => {
      const hash = createHash('md5').update(readFileSync(path.join(images, name)));
      return [hash.digest('hex'), `content/images/${name}`];
    }),
  );
  return (file) => byHash.get(file.split('/')[2] ?? '') ?? file;
}

const fileSize = (site: BuiltSite, address: string) => statSync(site.fileAt(address) ?? '').size;

/** Returns the bytes of the pictures that a phone loads for a page; undefined: not measured. */
export function bytesOnPhone(site: BuiltSite, { address }: BuiltPage, drawn: readonly Drawn[]) {
  if (drawn.length === 0) return undefined;
  const files = drawn
    .filter(
      ({ page, screen, theme }) => page === address && screen === 'phone' && theme === 'light',
    )
    .map(({ file }) => file);
  return [...new Set(files)].reduce((sum, file) => sum + fileSize(site, file), 0);
}

async function shownAs(site: BuiltSite, { file, width, height }: Drawn): Promise<Shown> {
  const bytes = fileSize(site, file);
  const delivered = await sharp(site.fileAt(file)).metadata();
  const isVector = delivered.format === 'svg';
  const part = (width * height) / (delivered.width * delivered.height);
  return {
    drawn: { width: Math.round(width), height: Math.round(height) },
    delivered: { width: delivered.width, height: delivered.height },
    bytes,
    waste: isVector ? 0 : Math.round(bytes * Math.max(0, 1 - part)),
  };
}

/** Returns the largest waste of a picture on a screen. */
export const wasteOf = ({ shown }: Picture): number =>
  Math.max(0, ...Object.values(shown).map(({ waste }) => waste));

/** Returns every picture of the pages, the most wasteful first. */
export async function picturesOf(site: BuiltSite, drawn: readonly Drawn[]): Promise<Picture[]> {
  const originalOf = originals(site);
  const pictures = new Map<string, Picture>();
  const pictureOf = (file: string): Picture => {
    const name = originalOf(file);
    const known = pictures.get(name);
    if (known) return known;
    const set = () => new Set<string>();
    const sets = { pages: set(), alts: set(), formats: set(), loading: set() };
    const picture: Picture = { file: name, ...sets, shown: {} };
    pictures.set(name, picture);
    return picture;
  };
  for (const { address, images } of site.pages) {
    for (const { src, alt = '', formats, isLazy, isFirst } of images) {
      const uses = drawn.filter((use) => use.page === address && use.src === src);
      for (const picture of [src, ...uses.map(({ file }) => file)].map(pictureOf)) {
        picture.pages.add(address);
        picture.alts.add(alt);
        picture.loading.add(isFirst ? 'first' : isLazy ? 'lazy' : 'eager');
        for (const format of formats) picture.formats.add(format);
      }
      for (const use of uses) {
        const { shown } = pictureOf(use.file);
        const next = await shownAs(site, use);
        if (next.waste >= (shown[use.screen]?.waste ?? 0)) shown[use.screen] = next;
      }
    }
  }
  return [...pictures.values()].sort((a, b) => wasteOf(b) - wasteOf(a));
}

/** In characters: what all small pictures of a report may add to it. */
const maxEmbedded = 150_000;

/**
 * Returns a function that makes small copies of pictures for the report. Once they are heavy
 * enough, it returns addresses of the files beside the report instead.
 *
 * @param folder the folder of the report
 */
export function embedder(folder: string): (file: string, width: number) => Promise<string> {
  let length = 0;
  return async (file, width) => {
    if (length > maxEmbedded) return path.relative(folder, file).replaceAll(path.sep, '/');
    const copy = await sharp(file).resize({ width }).avif({ quality: 32 }).toBuffer();
    const data = `data:image/avif;base64,${copy.toString('base64')}`;
    length += data.length;
    return data;
  };
}
