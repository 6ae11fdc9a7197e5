import type { PageImage, SeoPage, Source } from './model/page';
import { imageName } from './model/read-images';
import type { ImageFile, SeoSite, SourceImage } from './model/site';
import { chosen, drawnWidth } from './text/sizes';

/** A screen: its width in CSS pixels, and how many pixels stand for each of them. */
export type Screen = { width: number; density: number };

/** What a browser loads of a picture. */
export type Loaded = { url: string; width: number; bytes: number };

const isDark = ({ media }: Source) => media.includes('dark');

/** The sources of a theme and a type; the fallback has no type of its own. */
export const sourceOf = (image: PageImage, type: string, theme: 'light' | 'dark') =>
  image.sources.find((source) => source.type === type && isDark(source) === (theme === 'dark'));

/** How wide an image is drawn, in CSS pixels; a fixed one is as wide as it says. */
export function drawnAt(image: PageImage, viewport: number): number {
  const sizes = image.sources.at(-1)?.sizes ?? '';
  const drawn = drawnWidth(sizes, viewport);
  return Number.isNaN(drawn) ? Number(image.width) : drawn;
}

/** What a screen loads of an image from the source of a type, or undefined when there is none. */
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

/** The picture under `content/` that an image was made from. */
export const originalOf = ({ src }: PageImage, { sources }: SeoSite): SourceImage | undefined =>
  sources.find(({ file }) => imageName(file) === imageName(src));

/** The images that stand for themselves: each file of a page once, repetitions left out. */
export const imagesOf = ({ images }: SeoPage): PageImage[] =>
  images.filter(
    (image, index) =>
      !image.repeated &&
      images.findIndex(({ src, repeated }) => src === image.src && !repeated) === index,
  );

/** What all images of a page weigh for a screen that takes AVIF. */
export const weightOf = (page: SeoPage, screen: Screen, type: string, site: SeoSite): number =>
  imagesOf(page)
    .map((image) => loadedBy(image, screen, type, site)?.bytes ?? 0)
    .reduce((sum, bytes) => sum + bytes, 0);

/** The file behind an address, or undefined. */
export const fileOf = (url: string, { images }: SeoSite): ImageFile | undefined => images.get(url);
