import { weightOf } from '../images';
import { imageBytes, pageImageBytes, phone } from '../text/limits';
import { faults, type Check } from './check';
import { code, fieldOf } from './places';

export const weight: Check = {
  id: 'weight',
  level: 'should',
  name: 'Light pictures',
  why: 'Pictures are most of the weight of a page, and weight costs time.',
  page: (page, site) => {
    if (page.images.length === 0) return null;
    const total = weightOf(page, phone, 'image/avif', site);
    return faults(fieldOf(page, site), [
      total > pageImageBytes,
      `A phone that scrolls to the end loads ${total} bytes of pictures.`,
      `Reduce them to ${pageImageBytes} bytes or fewer.`,
    ]);
  },
  site: ({ images }) =>
    [...images].flatMap(([url, { bytes, width }]) =>
      faults(code.pictureSizes, [
        url.startsWith('/static/') && bytes > imageBytes,
        `${url} (${width} pixels wide) has ${bytes} bytes.`,
        `Reduce it to ${imageBytes} bytes: fewer pixels, or a lower quality.`,
      ]),
    ),
};
