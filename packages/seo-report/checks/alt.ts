import { altCharacters, within } from '../text/limits';
import { imageName } from '../model/read-images';
import { when, type Check } from './check';
import { textOf } from './places';

/** Judges the words; html-validate finds images without the attribute. */
export const alt: Check = {
  id: 'alt',
  level: 'must',
  name: 'Alt texts describe their pictures',
  why: 'Image search and people who cannot see the picture rely on the alt text.',
  page: (page, site) =>
    page.images.flatMap(({ src, alt: text = '' }) => {
      const name = imageName(src);
      const place = textOf(page, site, text);
      if (text === '') return [];
      return [
        ...when(!within(text.length, altCharacters), () => ({
          what: `The alt text of ${name} is ${text.length} characters long.`,
          fix: `Write ${altCharacters.least} to ${altCharacters.most} characters.`,
          place,
        })),
        ...when(/\.(jpe?g|png|webp|avif)$/i.test(text), () => ({
          what: `The alt text of ${name} is a file name, “${text}”.`,
          fix: 'Say what the picture shows.',
          place,
        })),
        ...when(/^(an? )?(image|picture|photo|photograph|graphic) of\b/i.test(text), () => ({
          what: `The alt text of ${name} starts with “${text.slice(0, 20)}…”.`,
          fix: 'Start with what the picture shows.',
          place,
        })),
      ];
    }),
};
