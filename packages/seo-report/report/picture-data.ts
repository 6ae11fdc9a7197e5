import { drawnAt, imagesOf, loadedBy, originalOf, sourceOf } from '../images';
import type { SeoPage } from '../model/page';
import { imageName, type PageImage } from '../model/read-images';
import type { SeoSite } from '../model/site';
import { desktop, phone } from '../text/limits';

const typeOf = { AVIF: 'image/avif', WebP: 'image/webp', PNG: '', JPEG: '' };

/** Returns the bytes of an image in one format, for a phone and for a desktop screen. */
const bytesOf = (image: PageImage, format: keyof typeof typeOf, site: SeoSite) => ({
  format,
  phone: loadedBy(image, phone, typeOf[format], site)?.bytes ?? 0,
  desktop: loadedBy(image, desktop, typeOf[format], site)?.bytes ?? 0,
});

function pictureDataOf(image: PageImage, page: SeoPage, site: SeoSite) {
  const avif = bytesOf(image, 'AVIF', site);
  const fallback = bytesOf(image, image.src.endsWith('.png') ? 'PNG' : 'JPEG', site);
  const darkFile = sourceOf(image, 'image/avif', 'dark')?.candidates[0]?.url;
  return {
    name: imageName(image.src),
    page: page.path,
    alt: image.alt ?? '',
    original: originalOf(image, site) ?? null,
    /** The version for the dark theme; null: the same. */
    dark: darkFile === undefined ? null : imageName(darkFile),
    /** Its width in CSS pixels. */
    drawn: { phone: drawnAt(image, phone.width), desktop: drawnAt(image, desktop.width) },
    /** The widths of its files, in pixels. */
    widths: sourceOf(image, 'image/avif', 'light')?.candidates.map(({ width }) => width) ?? [],
    /** From the lightest to the fallback. */
    formats: [avif, bytesOf(image, 'WebP', site), fallback],
    /** Share of the fallback's bytes that a phone saves with AVIF, from 0 to 1. */
    saved: fallback.phone === 0 ? 0 : 1 - avif.phone / fallback.phone,
    /** true: the page loads it first, for its Largest Contentful Paint. */
    first: image.fetchPriority === 'high',
    loading: image.loading,
  };
}

/** Collects the pictures of all pages, in their order. */
export const pictureData = (site: SeoSite, pages: readonly SeoPage[]) =>
  pages.flatMap((page) => imagesOf(page).map((image) => pictureDataOf(image, page, site)));
