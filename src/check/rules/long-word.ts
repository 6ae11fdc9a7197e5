import { hyphenateLongWords, longestPart } from '../../content/text/hyphenation';
import { textLanguage } from '../../content/text/language';
import { withField } from '../example';
import type { TestRule } from '../rule';

/** The narrowest screen shows so many letters of the smallest headline. */
const maxLetters = 18;

const withHeadline = (title: string) =>
  withField('headline', `  headline: ${title}`, 'content/pages/about.mdx');

/** Words of headlines that are too long for a phone, and that no pattern of their language breaks. */
export const longWords: TestRule = {
  name: 'long-word',
  severity: 'warning',
  value({ value, schema }, { file, site, report }) {
    if (!schema.emphasis || schema.multiline) return;
    const language = textLanguage(file.fields, site.language);
    const part = longestPart(hyphenateLongWords(value, language));
    if (part.length > maxLetters)
      report({
        message: `“${part}” is too long for a line of a phone, which cuts it anywhere. Write a hyphen into it, or another word`,
      });
  },
  examples: {
    reported: [
      [withHeadline('▸Wwwwwwwwwwwwwwwwwwwwwwwww'), withHeadline('Wwwwwwwwwwwww-wwwwwwwwwwww')],
    ],
    accepted: [withHeadline('Counterrevolutionaries and Electroencephalography')],
  },
};
