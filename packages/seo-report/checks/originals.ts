import { drawnAt, originalOf } from '../images';
import type { SeoSite, SourceImage } from '../model/site';
import { desktop } from '../text/limits';
import { faults, type Check } from './check';
import { inFile } from './places';

const widest = 4000;
const heaviest = 3_000_000;

/** Returns the pixels that a sharp desktop screen shows of a picture. */
const wantedWidth = (source: SourceImage, site: SeoSite) => {
  const drawn = site.pages
    .flatMap(({ images }) => images)
    .filter((image) => originalOf(image, site) === source)
    .map((image) => drawnAt(image, desktop.width));
  return Math.max(0, ...drawn) * desktop.density;
};

export const originals: Check = {
  id: 'originals',
  level: 'should',
  name: 'Originals are large enough but not too large',
  why: 'Every size is made from them, and git keeps their bytes forever.',
  site: (site) => [
    ...site.sources.flatMap((source) => {
      const { file, width, bytes } = source;
      const wanted = wantedWidth(source, site);
      return faults(
        inFile(file),
        [
          width < wanted,
          `${file} is ${width} pixels wide; a sharp desktop screen needs ${wanted}.`,
          'Save the largest version you have.',
        ],
        [
          width > widest || bytes > heaviest,
          `${file} is ${width} pixels wide and has ${bytes} bytes.`,
          `Save it with ${widest} pixels and ${heaviest} bytes or fewer.`,
        ],
        [
          !/\/[a-z]+(-[a-z0-9]+)*\.[a-z]+$/.test(file),
          `${file} is not named after what it shows, in lower case with hyphens.`,
          'Rename it; the name helps image search.',
        ],
      );
    }),
    ...[...site.images].flatMap(([url, { hasExif }]) =>
      faults(inFile(`public${url}`), [
        hasExif,
        `${url} still has EXIF data.`,
        'Strip EXIF from the output; it can reveal where the picture was taken.',
      ]),
    ),
  ],
};
