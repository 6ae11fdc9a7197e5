import { join } from 'node:path';
import sharp from 'sharp';
import { builtFile, publicFolder } from './build';
import type { Page } from './pages';

/** A file that a `srcset` offers, with the width it is said to have. */
export type Candidate = { url: string; width: number };

export const candidates = (srcset: string): Candidate[] =>
  srcset
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part) => {
      const [url = '', descriptor = ''] = part.split(/\s+/);
      return { url, width: /^\d+w$/.test(descriptor) ? Number(descriptor.slice(0, -1)) : NaN };
    });

/** One source of a picture: a `<source>`, or the `<img>` itself. */
export type Source = {
  type: string;
  media: string;
  sizes: string;
  candidates: Candidate[];
};

/** An image of a page with the sources from which a browser chooses. */
export type Picture = {
  src: string;
  alt: string | undefined;
  width: string;
  height: string;
  loading: string;
  fetchPriority: string;
  /** false: the image stands alone, outside a `<picture>`. */
  framed: boolean;
  /** In the order of the markup; the last one is the `<img>`. */
  sources: Source[];
};

export const pictures = ({ $ }: Page): Picture[] =>
  $('img')
    .toArray()
    .map((element) => {
      const image = $(element);
      const frame = image.closest('picture');
      const sources = [...frame.find('source').toArray(), element].map((one) => ({
        type: $(one).attr('type') ?? '',
        media: $(one).attr('media') ?? '',
        sizes: $(one).attr('sizes') ?? '',
        candidates: candidates($(one).attr('srcset') ?? ''),
      }));
      return {
        src: image.attr('src') ?? '',
        alt: image.attr('alt'),
        width: image.attr('width') ?? '',
        height: image.attr('height') ?? '',
        loading: image.attr('loading') ?? '',
        fetchPriority: image.attr('fetchpriority') ?? '',
        framed: frame.length === 1,
        sources,
      };
    });

/** The name of an image without its folders and its ending: `hero-dark`. */
export const imageName = (url: string) => url.replace(/^.*\/|\.[a-z0-9]+$/g, '');

export type Pixels = { width: number; height: number; format: string };

const measured = new Map<string, Promise<Pixels | null>>();

async function measure(file: string): Promise<Pixels> {
  const { width, height, format, compression } = await sharp(file).metadata();
  // sharp calls the container by its name; AVIF is the one with this compression.
  return { width, height, format: compression === 'av1' ? 'avif' : format };
}

/** What an image file of `public/` really is, or null when there is none. */
export function pixelsOf(url: string): Promise<Pixels | null> {
  const file = builtFile(url);
  const known =
    measured.get(url) ?? (file ? measure(join(publicFolder, file)) : Promise.resolve(null));
  measured.set(url, known);
  return known;
}

export const pixelsOfFile = measure;
