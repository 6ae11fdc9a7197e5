import { metaOf } from '../model/page';
import { cardBytes, cardDescription, cardTitle } from '../text/limits';
import { when, type Check } from './check';
import { code, fieldOf } from './places';
import { cardValue, shareImageOf } from './share-image';

export const xCard: Check = {
  id: 'x-card',
  level: 'must',
  name: 'A large card on X',
  why: 'Without the large card, a link on X is one line of text.',
  page: (page, site) => {
    const { file } = shareImageOf(page, site);
    const card = metaOf(page, 'twitter:card');
    const title = cardValue(page, 'title');
    const description = cardValue(page, 'description');
    return [
      ...when(card !== 'summary_large_image', () => ({
        what: `twitter:card is “${card}”.`,
        fix: 'Make it summary_large_image.',
        place: code.head,
      })),
      ...when(title === '' || title.length > cardTitle, () => ({
        what: `The card’s title is ${title.length} characters long.`,
        fix: `Write 1 to ${cardTitle}.`,
        place: fieldOf(page, site, 'title'),
      })),
      ...when(description === '' || description.length > cardDescription, () => ({
        what: `The card’s description is ${description.length} characters long.`,
        fix: `Write 1 to ${cardDescription}.`,
        place: fieldOf(page, site, 'description'),
      })),
      ...when(cardValue(page, 'image') === '' || cardValue(page, 'image:alt') === '', () => ({
        what: 'The card has no picture with a description.',
        fix: 'Write og:image and og:image:alt.',
        place: code.head,
      })),
      ...when(file !== null && !['png', 'jpeg'].includes(file.format), () => ({
        what: `The card’s picture is ${file?.format ?? ''}.`,
        fix: 'Save it as PNG or JPEG; X does not show other formats everywhere.',
        place: code.shareCards,
      })),
      ...when(file !== null && file.bytes > cardBytes, () => ({
        what: `The card’s picture has ${file?.bytes ?? 0} bytes.`,
        fix: `Make it smaller than ${cardBytes} bytes.`,
        place: code.shareCards,
      })),
    ];
  },
};
