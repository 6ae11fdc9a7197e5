import { originalOf } from '../images';
import { imageName, type PageImage, type Source } from '../model/read-images';
import type { SeoSite } from '../model/site';
import { desktop, phone } from '../text/limits';
import { drawnWidth } from '../text/sizes';
import { faults, type Check } from './check';
import { code, textOf } from './places';

/** Pictures wider than this need three widths. */
const smallest = 240;

/** Rounding to whole pixels may change the proportions by this much. */
const tolerance = 0.01;

const isWide = ({ sources }: PageImage) =>
  sources.some(({ candidates }) => candidates.some(({ width }) => width > smallest));

const isWhole = (value: string) => /^\d+$/.test(value) && Number(value) > 1;

/** A condition, and the end of the sentence that follows the name of the picture. */
type Case = readonly [wrong: boolean, what: string];

function markupCases({ sources, framed, src, width, height }: PageImage): Case[] {
  const types = sources.map(({ type }) => type);
  const [avif, webp] = [types.indexOf('image/avif'), types.indexOf('image/webp')];
  return [
    [!framed, 'is not in a <picture>'],
    [avif === -1, 'has no AVIF source'],
    [webp === -1, 'has no WebP source'],
    [avif > webp && webp !== -1, 'offers WebP before AVIF'],
    [!/\.(jpe?g|png)$/.test(src), `falls back to “${src}”, which old browsers do not support`],
    [!isWhole(width) || !isWhole(height), `reserves “${width}” by “${height}”`],
  ];
}

function widthCases({ type, candidates, sizes }: Source, least: number): Case[] {
  const name = type || 'the fallback';
  const widths = candidates.map(({ width }) => width);
  return [
    [widths.length < least, `comes in ${widths.length} widths of ${name} instead of ${least}`],
    [
      !widths.every((width, index) => width > (widths[index - 1] ?? 0)),
      `has the widths ${widths.join(', ')} of ${name}, out of order`,
    ],
    [
      ![phone, desktop].every(({ width }) => drawnWidth(sizes, width) > 0),
      `has the sizes “${sizes}” for ${name}, which cannot be read`,
    ],
  ];
}

/** Compares what a source promises with its files. */
const fileCases = (image: PageImage, { type, candidates }: Source, site: SeoSite): Case[] =>
  candidates.flatMap(({ url, width }): Case[] => {
    const file = site.images.get(url);
    if (!file) return [[true, `offers ${url}, which does not exist`]];
    const said = Number(image.width) / Number(image.height);
    const original = originalOf(image, site);
    return [
      [file.width !== width, `offers ${url} as ${width} pixels wide; it is ${file.width}`],
      [
        type !== '' && type !== `image/${file.format}`,
        `offers ${url} as ${type}; it is ${file.format}`,
      ],
      [
        !(Math.abs(said / (file.width / file.height) - 1) <= tolerance),
        `reserves ${image.width} by ${image.height}; ${url} is ${file.width} by ${file.height}`,
      ],
      [
        original !== undefined && file.width > original.width,
        `is larger than its original: ${url} is ${file.width} pixels wide`,
      ],
    ];
  });

export const pictures: Check = {
  id: 'pictures',
  level: 'must',
  name: 'Every picture in three formats and the right widths',
  why: 'A phone must not wait for pixels that it cannot show.',
  page: (page, site) => {
    if (page.images.length === 0) return null;
    return page.images.flatMap((image) => {
      const name = imageName(image.src);
      const cases = [
        ...markupCases(image),
        ...image.sources.flatMap((source) => widthCases(source, isWide(image) ? 3 : 2)),
        ...image.sources.flatMap((source) => fileCases(image, source, site)),
      ];
      const fix = 'Render it with <Picture>, from a large original.';
      return [
        ...cases.flatMap(([wrong, what]) => faults(code.picture, [wrong, `${name} ${what}.`, fix])),
        ...faults(textOf(page, site, image.alt ?? ''), [
          originalOf(image, site) === undefined,
          `${name} has no original under content/images/.`,
          'Name the picture in content/, or build the site again.',
        ]),
      ];
    });
  },
};
