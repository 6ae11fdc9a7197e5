import type { SeoPage } from './model/page';
import { imageName, type PageImage, type Source } from './model/read-images';
import type { SeoSite, SourceImage } from './model/site';
import { chosen, drawnWidth } from './text/sizes';

/** A screen: its width in CSS pixels, and its device pixels for each. */
export type Screen = { width: number; density: number };

/** The file of a picture that a browser loads. */
type Loaded = { url: string; width: number; bytes: number };

const isDark = ({ media }: Source) => media.includes('dark');

/** Returns the source of a theme and a type; the type of the fallback is empty. */
export const sourceOf = (image: PageImage, type: string, theme: 'light' | 'dark') =>
  image.sources.find((source) => source.type === type && isDark(source) === (theme === 'dark'));

/** Returns the width of an image in CSS pixels, by its `sizes` or its `width`. */
export function drawnAt(image: PageImage, viewport: number): number {
  const sizes = image.sources.at(-1)?.sizes ?? '';
  const drawn = drawnWidth(sizes, viewport);
  return Number.isNaN(drawn) ? Number(image.width) : drawn;
}

/** Returns what a screen loads of an image in a type; undefined: there is no such source. */
export function loadedBy(
  image: PageImage,
  screen: Screen,
  type: string,
  { images }: SeoSite,
  theme: 'light' | 'dark' = 'light',
): Loaded | undefined {
  const source = sourceOf(image, type, theme);
  const candidate = chosen(source?.candidates ?? [], drawnAt(image, screen.width), screen.density);
  return candidate && { ...candidate, bytes: images.get(candidate.url)?.bytes ?? 0 };
}

/** Returns the picture under `content/` from which an image was made. */
export const originalOf = ({ src }: PageImage, { sources }: SeoSite): SourceImage | undefined =>
  sources.find(({ file }) => imageName(file) === imageName(src));

/** Returns the images of a page, each file once and without repetitions. */
export const imagesOf = ({ images }: SeoPage): PageImage[] =>
  images.filter(
    (image, index) =>
      !image.repeated &&
      images.findIndex(({ src, repeated }) => src === image.src && !repeated) === index,
  );

/** Adds up the bytes that a screen loads of all images of a page in a type. */
export const weightOf = (page: SeoPage, screen: Screen, type: string, site: SeoSite): number =>
  imagesOf(page)
    .map((image) => loadedBy(image, screen, type, site)?.bytes ?? 0)
    .reduce((sum, bytes) => sum + bytes, 0);
