import path from 'node:path';
import sharp from 'sharp';
import { parseAddress } from '../../../src/content/addresses/addresses';
import { maxAltLength, textWidth } from '../../../src/content/text/text-length';
import { placeOf } from '../place-in-build';
import type { BuiltPage } from '../read-page';
import { maxOldFormat, maxWaste, picturesOf, wasteOf } from '../review-pictures';
import type { Fault, PageFault, PageRule, Rule } from '../rule';
import type { Site } from '../site';

/** Returns whether an alt text is the name of its file, such as `IMG_0123` or `bridge.jpg`. */
const isFileName = (alt: string, { name }: path.ParsedPath) =>
  /\.(avif|gif|jpe?g|png|svg|webp)$/i.test(alt) ||
  (/[-_\d]/.test(name) && alt.toLowerCase() === name.toLowerCase());

function altProblem({ alt = '', caption, src }: BuiltPage['images'][number]) {
  const length = textWidth(alt);
  if (isFileName(alt, path.parse(src))) return 'is the name of a file. Say what the picture shows';
  if (alt !== '' && alt.toLowerCase() === caption.toLowerCase())
    return 'repeats the caption. Say what the caption does not';
  return length > maxAltLength
    ? `has ${length} characters. Use at most ${maxAltLength}`
    : undefined;
}

/** Alt texts say what pictures show; html-validate finds images without one. */
const alt: PageRule = {
  id: 'alt',
  requirement: 'S8',
  why: 'Screen readers speak the alt text, and image search reads it.',
  see: 'https://developers.google.com/search/docs/appearance/google-images#use-descriptive-alt-text',
  judgePage(page, site) {
    const images = new Map(page.images.map((image) => [image.alt, image]));
    return [...images.values()].flatMap((image): PageFault[] => {
      const problem = altProblem(image);
      if (problem === undefined) return [];
      const { alt: text = '' } = image;
      const shown = text.length > 60 ? `${text.slice(0, 40)}…` : text;
      const message = `The alt text “${shown}” ${problem}.`;
      const source = site.content.find(text, page.address);
      return [{ subject: text, level: 'warning', message, source }];
    });
  },
};

type Picture = { format: string; width: number; height: number } | 'damaged';

/** Returns a function that decodes the head of each picture of a site once; undefined: it is not there, or empty. */
function pictureReader(site: Site) {
  const known = new Map<string, Promise<Picture | undefined>>();
  const read = async (file: string): Promise<Picture | undefined> => {
    const bytes = site.bytesAt(file);
    if (!bytes?.length) return undefined;
    try {
      const { format, compression, width, height } = await sharp(bytes).metadata();
      // Sharp calls AVIF by the name of its container.
      return { format: compression === 'av1' ? 'avif' : format, width, height };
    } catch {
      return 'damaged';
    }
  };
  return (file: string) => {
    const found = known.get(file) ?? read(file);
    known.set(file, found);
    return found;
  };
}

const formatOf = (name: string) =>
  name
    .toLowerCase()
    .replace('jpg', 'jpeg')
    .replace(/^svg.*/, 'svg');

/** How far the shape of a picture may differ from its attributes: sizes are whole pixels. */
const tolerance = 0.02;

async function imageProblems(
  image: BuiltPage['images'][number],
  read: (file: string) => Promise<Picture | undefined>,
  pathOf: (href: string) => string | undefined,
): Promise<string[]> {
  const { src, width, height, files } = image;
  for (const { file, width: said, type } of files) {
    const name = pathOf(file);
    const picture = name === undefined ? undefined : await read(name);
    if (name === undefined || picture === undefined) continue;
    if (picture === 'damaged')
      return [`${name} is no picture, so that browsers show nothing. Replace it.`];
    const expected = [
      path.extname(name).slice(1),
      ...(type === undefined ? [] : [type.replace('image/', '')]),
    ];
    if (expected.some((one) => formatOf(one) !== picture.format))
      return [
        `${name} is of the type ${picture.format}, which is not what its name or the page says. Replace it.`,
      ];
    if (said !== undefined && said !== picture.width)
      return [
        `${name} is ${picture.width} pixels wide, and the page says ${said}. Build the site again.`,
      ];
    const shape = (width / height) * (picture.height / picture.width);
    if (file === src && Math.abs(shape - 1) > tolerance && picture.format !== 'svg')
      return [
        `${name} has ${picture.width} × ${picture.height} pixels, and is stretched to ${width} × ${height}. Correct width and height.`,
      ];
  }
  return [];
}

/** Every picture can be decoded, and is what its name and the page say. */
const picture: Rule = {
  id: 'picture',
  requirement: 'S8',
  why: 'Browsers show nothing for a damaged file, and a stretched face for a wrong size.',
  see: 'https://developer.mozilla.org/en-US/docs/Web/HTML/Reference/Elements/img',
  async judge(site) {
    const read = pictureReader(site);
    const faults: Fault[] = [];
    for (const page of site.pages) {
      const pathOf = (href: string) => {
        const url = parseAddress(href, site.address + page.address);
        return url?.origin === site.address ? decodeURI(url.pathname) : undefined;
      };
      for (const image of page.images)
        for (const message of await imageProblems(image, read, pathOf))
          faults.push({
            page: page.address,
            subject: image.src,
            message,
            source: placeOf(site, page, image.src),
          });
    }
    return faults;
  },
};

const layoutShift: Rule = {
  id: 'picture-size',
  requirement: 'S8',
  why: 'Text that moves while a picture loads makes visitors lose their line, and press the wrong link.',
  see: 'https://web.dev/articles/optimize-cls',
  judge: (site) =>
    site.pages.flatMap((page) =>
      page.images
        .filter(({ width, height }) => Number.isNaN(width + height))
        .map(({ src }) => ({
          page: page.address,
          subject: src,
          level: 'warning' as const,
          message: `${src} has no width and height, so that the text below it moves. Write both.`,
          source: placeOf(site, page, src),
        })),
    ),
};

/** What a browser saw when it drew the pages; without one, nothing. */
const drawnPictures: Rule = {
  id: 'picture-weight',
  requirement: 'S8',
  why: 'Bytes that nobody sees, and old formats, cost visitors time.',
  see: 'https://developer.chrome.com/docs/lighthouse/performance/uses-responsive-images',
  judge: async (site) =>
    (await picturesOf(site)).flatMap((one) => {
      const { file, pages, formats, shown } = one;
      const [page = '/'] = pages;
      const name = file.replace('content/', '');
      const source = site.content.find(name, page);
      const fault = (subject: string, message: string): Fault => ({
        page,
        level: 'warning',
        subject,
        message,
        source,
      });
      const bytes = Math.max(0, ...Object.values(shown).map((use) => use.bytes));
      const isOld = ['avif', 'webp', 'svg'].every((format) => !formats.has(format));
      return [
        ...(isOld && bytes > maxOldFormat
          ? [
              fault(
                `${file} format`,
                `${name} is delivered as ${[...formats].join()} alone. Deliver it as AVIF or WebP.`,
              ),
            ]
          : []),
        ...(wasteOf(one) > maxWaste
          ? [
              fault(
                file,
                `${Math.round(wasteOf(one) / 1000)} kB of ${name} are not shown, because it is larger than it is rendered. Deliver a smaller one.`,
              ),
            ]
          : []),
      ];
    }),
};

const lazy: Rule = {
  id: 'lazy',
  requirement: 'S8',
  why: 'A picture that waits for its turn on the first screen makes the page look slow.',
  see: 'https://web.dev/articles/lcp-lazy-loading',
  judge(site) {
    const late = site.rendered.filter(({ isLate }) => isLate);
    const once = new Map(late.map(({ page, src }) => [`${page} ${src}`, { page, src }]));
    return [...once.values()].map(({ page, src }) => ({
      page,
      subject: src,
      level: 'warning',
      message: `${src} is on the first screen, and loads late. Take its loading="lazy" away.`,
    }));
  },
};

export const pictureRules = [alt, picture, layoutShift, drawnPictures, lazy];
