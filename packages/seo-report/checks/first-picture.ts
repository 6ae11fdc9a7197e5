import { loadedBy } from '../images';
import { imageName, type PageImage } from '../model/read-images';
import { firstImageBytes, phone } from '../text/limits';
import { faults, type Check } from './check';
import { code } from './places';

const isFirst = ({ fetchPriority }: PageImage) => fetchPriority === 'high';

export const firstPicture: Check = {
  id: 'first-picture',
  level: 'must',
  name: 'The first picture loads first, all others later',
  why: 'Visitors wait for the largest picture of the first screen (Largest Contentful Paint).',
  page: ({ images }, site) => {
    if (images.length === 0) return null;
    const first = images.filter(isFirst);
    const loaded = first.flatMap((image) =>
      (['light', 'dark'] as const).flatMap(
        (theme) => loadedBy(image, phone, 'image/avif', site, theme) ?? [],
      ),
    );
    return [
      ...faults(code.picture, [
        first.length > 1,
        `${first.length} pictures have a high priority.`,
        'Keep one.',
      ]),
      ...loaded.flatMap(({ url, bytes }) =>
        faults(code.picture, [
          bytes > firstImageBytes,
          `A phone loads ${bytes} bytes of ${url} first.`,
          `Make it smaller than ${firstImageBytes}.`,
        ]),
      ),
      ...images.flatMap((image) => {
        const { loading, decoding } = image;
        const name = imageName(image.src);
        return faults(
          code.picture,
          [
            isFirst(image) && loading !== 'eager',
            `${name} comes first but loads “${loading}”.`,
            'Write loading="eager".',
          ],
          [
            !isFirst(image) && (loading !== 'lazy' || decoding !== 'async'),
            `${name} loads “${loading}” and is decoded “${decoding}”.`,
            'Write loading="lazy" and decoding="async".',
          ],
        );
      }),
    ];
  },
};
