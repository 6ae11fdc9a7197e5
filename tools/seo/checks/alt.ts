import { altCharacters, within } from '../text/limits';
import { imageName } from '../model/read-images';
import { when, type Check } from './check';
import { textOf } from './places';

/** Judges the words; html-validate finds images without the attribute. */
export const alt: Check = {
  id: 'S19',
  level: 'must',
  name: 'Pictures are described',
  why: 'The description is what image search and people who cannot see the picture get.',
  page: (page, site) =>
    page.images.flatMap(({ src, alt: text = '' }) => {
      const name = imageName(src);
      const place = textOf(page, site, text);
      if (text === '') return [];
      return [
        ...when(!within(text.length, altCharacters), () => ({
          what: `The description of ${name} has ${text.length} characters.`,
          fix: `Write ${altCharacters.least} to ${altCharacters.most}.`,
          place,
        })),
        ...when(/\.(jpe?g|png|webp|avif)$/i.test(text), () => ({
          what: `The description of ${name} is a file name, “${text}”.`,
          fix: 'Say what is to be seen.',
          place,
        })),
        ...when(/^(an? )?(image|picture|photo|photograph|graphic) of\b/i.test(text), () => ({
          what: `The description of ${name} starts “${text.slice(0, 20)}…”.`,
          fix: 'Start with what is to be seen: that it is a picture is known.',
          place,
        })),
      ];
    }),
};
