import { descriptionOf, headingsOf, isIndexable, titleOf, type SeoPage } from '../model/page';
import { when, type Check } from './check';
import { fieldOf } from './places';

const lettersOf = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ');

/** Lists the texts that people and search engines read first. */
const placesOf = (page: SeoPage) => ({
  title: titleOf(page),
  'main heading': headingsOf(page, 1)[0]?.text ?? '',
  'first paragraph': page.firstParagraph,
  description: descriptionOf(page),
});

export const keyphrase: Check = {
  id: 'keyphrase',
  level: 'advice',
  name: 'The page uses its focus keyphrase',
  why: 'Readers find a page by their own words; forced into every line, these read badly.',
  page: (page, site) => {
    const { focusKeyphrase } = page.content;
    if (!isIndexable(page)) return null;
    const place = fieldOf(page, site, 'focusKeyphrase');
    if (focusKeyphrase === '') {
      return [
        {
          what: 'The page has no focusKeyphrase.',
          fix: 'Add the two to four words that a reader would search for.',
          place,
        },
      ];
    }
    const missing = Object.entries(placesOf(page))
      .filter(([, text]) => !lettersOf(text).includes(lettersOf(focusKeyphrase)))
      .map(([name]) => name);
    return when(missing.length > 0, () => ({
      what: `“${focusKeyphrase}” is missing in: ${missing.join(', ')}.`,
      fix: 'Use the words where they read well.',
      place,
    }));
  },
};
