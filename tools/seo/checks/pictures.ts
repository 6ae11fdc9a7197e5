import { originalOf } from '../images';
import type { PageImage, SeoPage, Source } from '../model/page';
import { imageName } from '../model/read-images';
import type { SeoSite } from '../model/site';
import { drawnWidth } from '../text/sizes';
import { desktop, phone } from '../text/limits';
import { when, type Check, type Fault } from './check';
import { code, textOf } from './places';

/** Wider than this, screens differ enough to need three widths. */
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
    ...(image.framed ? [] : ['stands outside a <picture>']),
    ...(avif === -1 ? ['has no AVIF source'] : []),
    ...(webp === -1 ? ['has no WebP source'] : []),
    ...(avif > webp && webp !== -1 ? ['offers WebP before AVIF'] : []),
    ...(/\.(jpe?g|png)$/.test(image.src)
      ? []
      : [`falls back to “${image.src}”, which old browsers do not know`]),
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
      ...(ascending ? [] : [`has the widths ${widths.join(', ')} of ${name}, not in their order`]),
      ...(readable ? [] : [`says “${sizes}” of how wide ${name} is drawn`]),
    ];
  });
}

/** What a source promises against what its files are. */
function faultsOfFiles(image: PageImage, { type, candidates }: Source, site: SeoSite): string[] {
  const said = Number(image.width) / Number(image.height);
  const original = originalOf(image, site);
  return candidates.flatMap(({ url, width }) => {
    const file = site.images.get(url);
    if (!file) return [`offers ${url}, which is not there`];
    return [
      ...(file.width === width ? [] : [`offers ${url} as ${width} wide, and it is ${file.width}`]),
      ...(type === '' || type === `image/${file.format}`
        ? []
        : [`offers ${url} as ${type}, and it is ${file.format}`]),
      ...(Math.abs(said / (file.width / file.height) - 1) <= tolerance
        ? []
        : [
            `reserves ${image.width} by ${image.height}, and ${url} is ${file.width} by ${file.height}`,
          ]),
      ...(original && file.width > original.width
        ? [
            `is made larger than its original: ${url} is ${file.width} wide, ${original.file} is ${original.width}`,
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
    fix: 'Render it with <Picture>, from an original that is large enough.',
    place: code.picture,
  })),
  ...when(originalOf(image, site) === undefined, () => ({
    what: `${imageName(image.src)} has no original under content/images/.`,
    fix: 'Name the picture in content/, or build again.',
    place: textOf(page, site, image.alt ?? ''),
  })),
];

export const pictures: Check = {
  id: 'S20',
  level: 'must',
  name: 'Every picture in three formats and the right widths',
  why: 'A phone that loads a desktop’s picture waits seconds for what it cannot show.',
  page: (page, site) =>
    page.images.length === 0 ? null : page.images.flatMap((image) => faultsOf(image, page, site)),
};
