import { imageName } from '../model/read-images';
import { altCharacters, within } from '../text/limits';
import { faults, type Check } from './check';
import { textOf } from './places';

/** Judges the words; html-validate finds images without the attribute. */
export const alt: Check = {
  id: 'alt',
  level: 'must',
  name: 'Alt texts describe their pictures',
  why: 'Image search and people who cannot see the picture rely on the alt text.',
  page: (page, site) =>
    page.images.flatMap(({ src, alt: text = '' }) => {
      const name = `The alt text of ${imageName(src)}`;
      return faults(
        textOf(page, site, text),
        [
          text !== '' && !within(text.length, altCharacters),
          `${name} is ${text.length} characters long.`,
          `Write ${altCharacters.least} to ${altCharacters.most} characters.`,
        ],
        [
          /\.(jpe?g|png|webp|avif)$/i.test(text),
          `${name} is a file name, “${text}”.`,
          'Say what the picture shows.',
        ],
        [
          /^(an? )?(image|picture|photo|photograph|graphic) of\b/i.test(text),
          `${name} starts with “${text.slice(0, 20)}…”.`,
          'Start with what the picture shows.',
        ],
      );
    }),
};
