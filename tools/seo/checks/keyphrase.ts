import { descriptionOf, headingsOf, isIndexable, titleOf, type SeoPage } from '../model/page';
import { when, type Check } from './check';
import { fieldOf } from './places';

const lettersOf = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ');

/** Where people and search engines look first. */
const placesOf = (page: SeoPage) => ({
  title: titleOf(page),
  'main heading': headingsOf(page, 1)[0]?.text ?? '',
  'first paragraph': page.firstParagraph,
  description: descriptionOf(page),
});

export const keyphrase: Check = {
  id: 'S37',
  level: 'advice',
  name: 'The words that people search for',
  why: 'A page that uses the words of its readers is found by them; forced into every line, they read badly.',
  page: (page, site) => {
    const { focusKeyphrase } = page.content;
    if (!isIndexable(page)) return null;
    const place = fieldOf(page, site, 'focusKeyphrase');
    if (focusKeyphrase === '') {
      return [
        {
          what: 'The page does not say which words it wants to be found by.',
          fix: 'Add focusKeyphrase to its fields: the two to four words that a reader would search for.',
          place,
        },
      ];
    }
    const missing = Object.entries(placesOf(page))
      .filter(([, text]) => !lettersOf(text).includes(lettersOf(focusKeyphrase)))
      .map(([name]) => name);
    return when(missing.length > 0, () => ({
      what: `“${focusKeyphrase}” is missing in: ${missing.join(', ')}.`,
      fix: 'Use the words there where they read well; leave them out where they do not.',
      place,
    }));
  },
};
