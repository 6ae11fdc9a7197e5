import type { CheerioAPI } from 'cheerio';
import type { Candidate, PageImage } from './page';

/** Reads the files of a `srcset`; the width is NaN if it is not in pixels. */
export const candidatesIn = (srcset: string): Candidate[] =>
  srcset
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part) => {
      const [url = '', descriptor = ''] = part.split(/\s+/);
      return { url, width: /^\d+w$/.test(descriptor) ? Number(descriptor.slice(0, -1)) : NaN };
    });

/** Reads the images of a page with the sources from which a browser chooses. */
export const readImages = ($: CheerioAPI): PageImage[] =>
  $('img')
    .toArray()
    .map((element) => {
      const image = $(element);
      const frame = image.closest('picture');
      const attribute = (name: string) => image.attr(name) ?? '';
      const sources = [...frame.find('source').toArray(), element].map((one) => ({
        type: $(one).attr('type') ?? '',
        media: $(one).attr('media') ?? '',
        sizes: $(one).attr('sizes') ?? '',
        candidates: candidatesIn($(one).attr('srcset') ?? ''),
      }));
      return {
        src: attribute('src'),
        alt: image.attr('alt'),
        width: attribute('width'),
        height: attribute('height'),
        loading: attribute('loading'),
        decoding: attribute('decoding'),
        fetchPriority: attribute('fetchpriority'),
        framed: frame.length === 1,
        repeated: image.closest('[aria-hidden=true]').length > 0,
        sources,
      };
    });

/** Returns the name of an image without folders and extension: `hero-dark`. */
export const imageName = (url: string) => url.replace(/^.*\/|\.[a-z0-9]+$/g, '');
