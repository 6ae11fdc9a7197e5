import { metaOf } from '../model/page';
import { cardBytes, cardDescription, cardTitle } from '../text/limits';
import { faults, type Check } from './check';
import { code, fieldOf } from './places';
import { cardValue, shareImageOf } from './share-image';

const limits = { title: cardTitle, description: cardDescription };

export const xCard: Check = {
  id: 'x-card',
  level: 'must',
  name: 'A large card on X',
  why: 'Without the large card, a link on X is one line of text.',
  page: (page, site) => {
    const { file } = shareImageOf(page, site);
    const card = metaOf(page, 'twitter:card');
    return [
      ...Object.entries(limits).flatMap(([name, most]) => {
        const { length } = cardValue(page, name);
        return faults(fieldOf(page, site, name), [
          length === 0 || length > most,
          `The card’s ${name} is ${length} characters long.`,
          `Write 1 to ${most}.`,
        ]);
      }),
      ...faults(
        code.head,
        [
          card !== 'summary_large_image',
          `twitter:card is “${card}”.`,
          'Make it summary_large_image.',
        ],
        [
          cardValue(page, 'image') === '' || cardValue(page, 'image:alt') === '',
          'The card has no picture with a description.',
          'Write og:image and og:image:alt.',
        ],
      ),
      ...(file
        ? faults(
            code.shareCards,
            [
              !['png', 'jpeg'].includes(file.format),
              `The card’s picture is ${file.format}.`,
              'Save it as PNG or JPEG; X does not show other formats everywhere.',
            ],
            [
              file.bytes > cardBytes,
              `The card’s picture has ${file.bytes} bytes.`,
              `Make it smaller than ${cardBytes} bytes.`,
            ],
          )
        : []),
    ];
  },
};
