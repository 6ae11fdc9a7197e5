import type { ContentFile } from '../content-file';
import type { Finding } from '../problem';
import { isHeadline, spokenFields } from '../spoken';

/** The longest word that a headline shows whole on a phone of 390 px. */
const most = 20;

/** Reports words in headlines that a phone has to break. */
export const longWords = (file: ContentFile): Finding[] =>
  spokenFields(file)
    .filter(({ path }) => isHeadline(file, String(path.at(-1))))
    .flatMap(({ path, value }) => {
      const word = /\p{L}{20,}/u.exec(value)?.[0];
      if (word === undefined || word.length < most) return [];
      const message = `"${word}" has ${word.length} letters. Phones break it at any letter; use a shorter word, or a hyphen`;
      const offset = file.parsed.offsetOf(path);
      return [{ offset, length: value.length, rule: 'long-word' as const, message }];
    });
