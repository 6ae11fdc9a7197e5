import { descriptionOf, isIndexable, mainHeadingOf, titleOf } from '../model/page';
import { faults, type Check } from './check';
import { fieldOf } from './places';

const lettersOf = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ');

export const keyphrase: Check = {
  id: 'keyphrase',
  level: 'advice',
  name: 'The page uses its focus keyphrase',
  why: 'Readers find a page by their own words; forced into every line, these read badly.',
  page: (page, site) => {
    const { focusKeyphrase } = page.content;
    if (!isIndexable(page)) return null;
    const texts = {
      title: titleOf(page),
      'main heading': mainHeadingOf(page),
      'first paragraph': page.firstParagraph,
      description: descriptionOf(page),
    };
    const missing = Object.entries(texts)
      .filter(([, text]) => !lettersOf(text).includes(lettersOf(focusKeyphrase)))
      .map(([name]) => name);
    return faults(
      fieldOf(page, site, 'focusKeyphrase'),
      [
        focusKeyphrase === '',
        'The page has no focusKeyphrase.',
        'Add the two to four words that a reader would search for.',
      ],
      [
        missing.length > 0,
        `“${focusKeyphrase}” is missing in: ${missing.join(', ')}.`,
        'Use the words where they read well.',
      ],
    );
  },
};
