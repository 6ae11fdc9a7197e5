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
      what: `${file} is ${width} pixels wide; a sharp desktop screen would take ${wanted}.`,
      fix: 'Save the largest version you have.',
      place,
    })),
    ...when(width > widest || bytes > heaviest, () => ({
      what: `${file} is ${width} pixels wide and has ${bytes} bytes.`,
      fix: `Save it with at most ${widest} pixels and ${heaviest} bytes.`,
      place,
    })),
    ...when(!/^[a-z]+(-[a-z0-9]+)*\.[a-z]+$/.test(file.replace(/^.*\//, '')), () => ({
      what: `${file} is not named by what it shows, in small letters with hyphens.`,
      fix: 'Rename it: its name is a hint for image search.',
      place,
    })),
  ];
};

export const originals: Check = {
  id: 'S22',
  level: 'should',
  name: 'Originals that are large enough, and not too large',
  why: 'All sizes are made from them: what they lack, no screen gets; what they have too much of, git keeps.',
  site: (site) => [
    ...site.sources.flatMap((source) => faultsOf(source, site)),
    ...[...site.images].flatMap(([url, { hasExif }]) =>
      when(hasExif, () => ({
        what: `${url} still tells what the camera wrote into it.`,
        fix: 'Strip EXIF from the output: it may hold the place where the picture was taken.',
        place: { file: `public${url}`, line: null },
      })),
    ),
  ],
};
