import { weightOf } from '../images';
import { imageBytes, pageImageBytes, phone } from '../text/limits';
import { when, type Check } from './check';
import { code, fieldOf } from './places';

export const weight: Check = {
  id: 'weight',
  level: 'should',
  name: 'Light pictures',
  why: 'Pictures are most of the weight of a page, and weight costs time.',
  page: (page, site) => {
    if (page.images.length === 0) return null;
    const total = weightOf(page, phone, 'image/avif', site);
    return when(total > pageImageBytes, () => ({
      what: `A phone that scrolls to the end loads ${total} bytes of pictures.`,
      fix: `Reduce them to ${pageImageBytes} bytes or fewer.`,
      place: fieldOf(page, site),
    }));
  },
  site: ({ images }) =>
    [...images]
      .filter(([url, { bytes }]) => url.startsWith('/static/') && bytes > imageBytes)
      .map(([url, { bytes, width }]) => ({
        what: `${url} (${width} pixels wide) has ${bytes} bytes.`,
        fix: `Reduce it to ${imageBytes} bytes: fewer pixels, or a lower quality.`,
        place: code.pictureSizes,
      })),
};
