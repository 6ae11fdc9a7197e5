import { drawnAt, imagesOf, loadedBy, originalOf, sourceOf, type Screen } from '../images';
import type { PageImage, SeoPage } from '../model/page';
import { imageName } from '../model/read-images';
import type { SeoSite, SourceImage } from '../model/site';
import { desktop, phone } from '../text/limits';

/** The bytes of a picture in one format. */
export type FormatData = {
  format: string;
  /** Bytes for a phone and for a desktop screen. */
  phone: number;
  desktop: number;
};

/** A picture on the contact sheet. */
export type PictureData = {
  name: string;
  page: string;
  alt: string;
  original: SourceImage | null;
  /** The version for the dark theme; null: the same. */
  dark: string | null;
  /** Its width in CSS pixels. */
  drawn: { phone: number; desktop: number };
  /** The widths of its files, in pixels. */
  widths: number[];
  /** From the lightest to the fallback. */
  formats: FormatData[];
  /** Share of the fallback's bytes that a phone saves with AVIF, from 0 to 1. */
  saved: number;
  /** true: the page loads it first, for its Largest Contentful Paint. */
  first: boolean;
  loading: string;
};

const formats = [
  { format: 'AVIF', type: 'image/avif' },
  { format: 'WebP', type: 'image/webp' },
  { format: '', type: '' },
];

const fallbackName = ({ src }: PageImage) => (src.endsWith('.png') ? 'PNG' : 'JPEG');

const bytesFor = (image: PageImage, screen: Screen, type: string, site: SeoSite) =>
  loadedBy(image, screen, type, site)?.bytes ?? 0;

function pictureDataOf(image: PageImage, page: SeoPage, site: SeoSite): PictureData {
  const made = formats.map(({ format, type }) => ({
    format: format || fallbackName(image),
    phone: bytesFor(image, phone, type, site),
    desktop: bytesFor(image, desktop, type, site),
  }));
  const [avif, fallback] = [made.at(0)?.phone ?? 0, made.at(-1)?.phone ?? 0];
  const darkFile = sourceOf(image, 'image/avif', 'dark')?.candidates[0]?.url;
  return {
    name: imageName(image.src),
    page: page.path,
    alt: image.alt ?? '',
    original: originalOf(image, site) ?? null,
    dark: darkFile === undefined ? null : imageName(darkFile),
    drawn: { phone: drawnAt(image, phone.width), desktop: drawnAt(image, desktop.width) },
    widths: sourceOf(image, 'image/avif', 'light')?.candidates.map(({ width }) => width) ?? [],
    formats: made,
    saved: fallback === 0 ? 0 : 1 - avif / fallback,
    first: image.fetchPriority === 'high',
    loading: image.loading,
  };
}

/** Collects the pictures of all pages, in their order. */
export const pictureData = (site: SeoSite, pages: readonly SeoPage[]): PictureData[] =>
  pages.flatMap((page) => imagesOf(page).map((image) => pictureDataOf(image, page, site)));
