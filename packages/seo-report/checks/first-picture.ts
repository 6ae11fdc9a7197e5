import { loadedBy, sourceOf } from '../images';
import type { PageImage } from '../model/page';
import { imageName } from '../model/read-images';
import type { SeoSite } from '../model/site';
import { firstImageBytes, phone } from '../text/limits';
import { when, type Check, type Fault } from './check';
import { code } from './places';

const fault = (what: string, fix: string): Fault => ({ what, fix, place: code.picture });

const isFirst = ({ fetchPriority }: PageImage) => fetchPriority === 'high';

const faultsOfFirst = (image: PageImage, site: SeoSite): Fault[] => [
  ...when(image.loading !== 'eager', () =>
    fault(
      `${imageName(image.src)} comes first but loads “${image.loading}”.`,
      'Write loading="eager".',
    ),
  ),
  ...(['light', 'dark'] as const)
    .filter((theme) => sourceOf(image, 'image/avif', theme))
    .flatMap((theme) => {
      const { url = '', bytes = 0 } = loadedBy(image, phone, 'image/avif', site, theme) ?? {};
      return when(bytes > firstImageBytes, () =>
        fault(
          `A phone loads ${bytes} bytes of ${url} first.`,
          `Make it smaller than ${firstImageBytes}.`,
        ),
      );
    }),
];

const faultsOfOther = ({ src, loading, decoding }: PageImage): Fault[] =>
  when(loading !== 'lazy' || decoding !== 'async', () =>
    fault(
      `${imageName(src)} loads “${loading}” and is decoded “${decoding}”.`,
      'Write loading="lazy" and decoding="async".',
    ),
  );

export const firstPicture: Check = {
  id: 'first-picture',
  level: 'must',
  name: 'The first picture loads first, all others later',
  why: 'Visitors wait for the largest picture of the first screen (Largest Contentful Paint).',
  page: (page, site) => {
    const first = page.images.filter(isFirst);
    if (page.images.length === 0) return null;
    return [
      ...when(first.length > 1, () =>
        fault(`${first.length} pictures have a high priority.`, 'Keep one.'),
      ),
      ...first.flatMap((image) => faultsOfFirst(image, site)),
      ...page.images.filter((image) => !isFirst(image)).flatMap(faultsOfOther),
    ];
  },
};
