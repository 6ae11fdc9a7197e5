import type { CheerioAPI } from 'cheerio';

/** Reads the files of a `srcset`; the width is NaN if it is not in pixels. */
export const candidatesIn = (srcset: string) =>
  srcset
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part) => {
      const [url = '', descriptor = ''] = part.split(/\s+/);
      return { url, width: /^\d+w$/.test(descriptor) ? Number(descriptor.slice(0, -1)) : NaN };
    });

/** Reads the images of a page with the sources from which a browser chooses. */
export const readImages = ($: CheerioAPI) =>
  $('img')
    .toArray()
    .map((element) => {
      const image = $(element);
      const frame = image.closest('picture');
      const attribute = (name: string) => image.attr(name) ?? '';
      return {
        src: attribute('src'),
        /** undefined: the attribute is missing. */
        alt: image.attr('alt'),
        width: attribute('width'),
        height: attribute('height'),
        loading: attribute('loading'),
        decoding: attribute('decoding'),
        fetchPriority: attribute('fetchpriority'),
        /** false: the image is not in a `<picture>`. */
        framed: frame.length === 1,
        /** true: within `aria-hidden`, a visual repetition. */
        repeated: image.closest('[aria-hidden=true]').length > 0,
        /** In the order of the markup; the last one is the `<img>`. */
        sources: [...frame.find('source').toArray(), element].map(({ attribs }) => ({
          type: attribs.type ?? '',
          media: attribs.media ?? '',
          sizes: attribs.sizes ?? '',
          candidates: candidatesIn(attribs.srcset ?? ''),
        })),
      };
    });

/** An image of a page. */
export type PageImage = ReturnType<typeof readImages>[number];

/** One source of a picture: a `<source>`, or the `<img>` itself. */
export type Source = PageImage['sources'][number];

/** A file that a `srcset` offers, with its declared width in pixels. */
export type Candidate = Source['candidates'][number];

/** Returns the name of an image without folders and extension: `hero-dark`. */
export const imageName = (url: string) => url.replace(/^.*\/|\.[a-z0-9]+$/g, '');
