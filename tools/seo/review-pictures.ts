import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { filesBelow } from '../../src/reader/files-below';
import type { RenderedPicture, Screen } from './measure';
import type { BuiltPage } from './read-page';
import type { Site } from './site';

type Size = { width: number; height: number };

/** A picture on a screen; of several places the one that wastes the most. */
type Shown = {
  /** In pixels of the screen. */
  rendered: Size;
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
function originals({ folder }: Site): (file: string) => string {
  const images = path.join(folder, 'content/images');
  const byHash = new Map(
    filesBelow(images).map((name) => {
      const hash = createHash('md5').update(readFileSync(path.join(images, name)));
      return [hash.digest('hex'), `content/images/${name}`];
    }),
  );
  return (file) => byHash.get(file.split('/')[2] ?? '') ?? file;
}

/** Returns the size of a file in bytes; 0 if it is missing, which is a finding of its own. */
const fileSize = (site: Site, address: string) => site.sizeAt(address) ?? 0;

/** Returns the bytes of the pictures that a phone loads for a page; undefined: not measured. */
export function bytesOnPhone(site: Site, { address }: BuiltPage) {
  const { rendered } = site;
  if (rendered.length === 0) return undefined;
  const files = rendered
    .filter(
      ({ page, screen, theme }) => page === address && screen === 'phone' && theme === 'light',
    )
    .map(({ file }) => file);
  return [...new Set(files)].reduce((sum, file) => sum + fileSize(site, file), 0);
}

/** Returns the size of a delivered picture; undefined if it is no picture, which is a finding of its own. */
const readPicture = async (site: Site, file: string) => {
  const { format, width, height } = await sharp(site.fileAt(file)).metadata();
  return { format, width, height };
};

type Delivered = Awaited<ReturnType<typeof readPicture>>;

function shownAs(
  site: Site,
  { file, width, height }: RenderedPicture,
  delivered: Delivered,
): Shown {
  const bytes = fileSize(site, file);
  const isVector = delivered.format === 'svg';
  const part = (width * height) / (delivered.width * delivered.height);
  return {
    rendered: { width: Math.round(width), height: Math.round(height) },
    delivered: { width: delivered.width, height: delivered.height },
    bytes,
    waste: isVector ? 0 : Math.round(bytes * Math.max(0, 1 - part)),
  };
}

/** Returns the largest waste of a picture on a screen. */
export const wasteOf = ({ shown }: Picture): number =>
  Math.max(0, ...Object.values(shown).map(({ waste }) => waste));

/** Returns every picture of the pages, the most wasteful first. */
export async function picturesOf(site: Site): Promise<Picture[]> {
  const { rendered } = site;
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
      const uses = rendered.filter((use) => use.page === address && use.src === src);
      for (const picture of [src, ...uses.map(({ file }) => file)].map(pictureOf)) {
        picture.pages.add(address);
        picture.alts.add(alt);
        picture.loading.add(isFirst ? 'first' : isLazy ? 'lazy' : 'eager');
        for (const format of formats) picture.formats.add(format);
      }
      for (const use of uses) {
        const { shown } = pictureOf(use.file);
        if (site.fileAt(use.file) === undefined) continue;
        const delivered = await readPicture(site, use.file).catch(() => undefined);
        if (delivered === undefined) continue;
        const next = shownAs(site, use, delivered);
        if (next.waste >= (shown[use.screen]?.waste ?? 0)) shown[use.screen] = next;
      }
    }
  }
  return [...pictures.values()].sort((a, b) => wasteOf(b) - wasteOf(a));
}

/** In bytes, as Lighthouse has them: what a picture may waste, and weigh in an old format. */
export const maxWaste = 12_288;
export const maxOldFormat = 8192;

/** In characters: what all small pictures of a report may add to it. */
const maxEmbedded = 150_000;

/**
 * Returns a function that makes small copies of pictures for the report. Once they are heavy
 * enough, it returns addresses of the files beside the report instead; an empty text for a broken one.
 *
 * @param folder the folder of the report
 */
export function embedder(folder: string): (file: string, width: number) => Promise<string> {
  let length = 0;
  return async (file, width) => {
    if (length > maxEmbedded) return path.relative(folder, file).replaceAll(path.sep, '/');
    const small = sharp(file).resize({ width }).avif({ quality: 32 });
    const copy = await small.toBuffer().catch(() => undefined);
    if (copy === undefined) return '';
    const data = `data:image/avif;base64,${copy.toString('base64')}`;
    length += data.length;
    return data;
  };
}
