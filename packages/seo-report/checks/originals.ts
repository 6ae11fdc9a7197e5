import { drawnAt, originalOf } from '../images';
import type { SeoSite, SourceImage } from '../model/site';
import { desktop } from '../text/limits';
import { when, type Check, type Fault } from './check';

const widest = 4000;
const heaviest = 3_000_000;

const faultsOf = (source: SourceImage, site: SeoSite): Fault[] => {
  const { file, width, bytes } = source;
  const drawn = site.pages
    .flatMap(({ images }) => images)
    .filter((image) => originalOf(image, site) === source)
    .map((image) => drawnAt(image, desktop.width));
  const wanted = Math.max(0, ...drawn) * desktop.density;
  const place = { file, line: null };
  return [
    ...when(width < wanted, () => ({
      what: `${file} is ${width} pixels wide; a sharp desktop screen needs ${wanted}.`,
      fix: 'Save the largest version you have.',
      place,
    })),
    ...when(width > widest || bytes > heaviest, () => ({
      what: `${file} is ${width} pixels wide and has ${bytes} bytes.`,
      fix: `Save it with ${widest} pixels and ${heaviest} bytes or fewer.`,
      place,
    })),
    ...when(!/^[a-z]+(-[a-z0-9]+)*\.[a-z]+$/.test(file.replace(/^.*\//, '')), () => ({
      what: `${file} is not named after what it shows, in lower case with hyphens.`,
      fix: 'Rename it; the name helps image search.',
      place,
    })),
  ];
};

export const originals: Check = {
  id: 'originals',
  level: 'should',
  name: 'Originals are large enough but not too large',
  why: 'Every size is made from them, and git keeps their bytes forever.',
  site: (site) => [
    ...site.sources.flatMap((source) => faultsOf(source, site)),
    ...[...site.images].flatMap(([url, { hasExif }]) =>
      when(hasExif, () => ({
        what: `${url} still has EXIF data.`,
        fix: 'Strip EXIF from the output; it can reveal where the picture was taken.',
        place: { file: `public${url}`, line: null },
      })),
    ),
  ],
};
