import { originalOf } from '../images';
import type { PageImage, SeoPage, Source } from '../model/page';
import { imageName } from '../model/read-images';
import type { SeoSite } from '../model/site';
import { drawnWidth } from '../text/sizes';
import { desktop, phone } from '../text/limits';
import { when, type Check, type Fault } from './check';
import { code, textOf } from './places';

/** Pictures wider than this need three widths. */
const smallest = 240;

/** Rounding to whole pixels may change the proportions by this much. */
const tolerance = 0.01;

const isWide = ({ sources }: PageImage) =>
  sources.some(({ candidates }) => candidates.some(({ width }) => width > smallest));

const whole = (value: string) => /^\d+$/.test(value) && Number(value) > 1;

function faultsOfMarkup(image: PageImage): string[] {
  const types = image.sources.map(({ type }) => type);
  const [avif, webp] = [types.indexOf('image/avif'), types.indexOf('image/webp')];
  return [
    ...(image.framed ? [] : ['is not in a <picture>']),
    ...(avif === -1 ? ['has no AVIF source'] : []),
    ...(webp === -1 ? ['has no WebP source'] : []),
    ...(avif > webp && webp !== -1 ? ['offers WebP before AVIF'] : []),
    ...(/\.(jpe?g|png)$/.test(image.src)
      ? []
      : [`falls back to “${image.src}”, which old browsers do not support`]),
    ...(whole(image.width) && whole(image.height)
      ? []
      : [`reserves “${image.width}” by “${image.height}”`]),
  ];
}

function faultsOfWidths(image: PageImage): string[] {
  const least = isWide(image) ? 3 : 2;
  return image.sources.flatMap(({ type, candidates, sizes }) => {
    const name = type || 'the fallback';
    const widths = candidates.map(({ width }) => width);
    const ascending = widths.every((width, index) => width > (widths[index - 1] ?? 0));
    const readable = [phone, desktop].every(({ width }) => drawnWidth(sizes, width) > 0);
    return [
      ...(widths.length >= least
        ? []
        : [`comes in ${widths.length} widths of ${name} instead of ${least}`]),
      ...(ascending ? [] : [`has the widths ${widths.join(', ')} of ${name}, out of order`]),
      ...(readable ? [] : [`has the sizes “${sizes}” for ${name}, which cannot be read`]),
    ];
  });
}

/** Compares what a source promises with its files. */
function faultsOfFiles(image: PageImage, { type, candidates }: Source, site: SeoSite): string[] {
  const said = Number(image.width) / Number(image.height);
  const original = originalOf(image, site);
  return candidates.flatMap(({ url, width }) => {
    const file = site.images.get(url);
    if (!file) return [`offers ${url}, which does not exist`];
    return [
      ...(file.width === width
        ? []
        : [`offers ${url} as ${width} pixels wide; it is ${file.width}`]),
      ...(type === '' || type === `image/${file.format}`
        ? []
        : [`offers ${url} as ${type}; it is ${file.format}`]),
      ...(Math.abs(said / (file.width / file.height) - 1) <= tolerance
        ? []
        : [
            `reserves ${image.width} by ${image.height}; ${url} is ${file.width} by ${file.height}`,
          ]),
      ...(original && file.width > original.width
        ? [
            `is larger than its original: ${url} is ${file.width} pixels wide, ${original.file} ${original.width}`,
          ]
        : []),
    ];
  });
}

const faultsOf = (image: PageImage, page: SeoPage, site: SeoSite): Fault[] => [
  ...[
    ...faultsOfMarkup(image),
    ...faultsOfWidths(image),
    ...image.sources.flatMap((source) => faultsOfFiles(image, source, site)),
  ].map((what) => ({
    what: `${imageName(image.src)} ${what}.`,
    fix: 'Render it with <Picture>, from a large original.',
    place: code.picture,
  })),
  ...when(originalOf(image, site) === undefined, () => ({
    what: `${imageName(image.src)} has no original under content/images/.`,
    fix: 'Name the picture in content/, or build the site again.',
    place: textOf(page, site, image.alt ?? ''),
  })),
];

export const pictures: Check = {
  id: 'pictures',
  level: 'must',
  name: 'Every picture in three formats and the right widths',
  why: 'A phone must not wait for pixels that it cannot show.',
  page: (page, site) =>
    page.images.length === 0 ? null : page.images.flatMap((image) => faultsOf(image, page, site)),
};
