import type { ContentFile } from '../content-file';
import type { Finding } from '../problem';
import { spokenFields } from '../spoken';
import type { WordRule } from './word-rule';

/** Words that begin a sentence often, and are the name of nobody. */
const opening =
  'an?|and|as|at|but|for|he|her|how|if|in|it|my|on|our|she|so|that|the|their|then|there|they|this|to|we|what|when|you|your';

const abbreviation =
  /(?<!\p{L})(?:abbr|al|approx|apt|assoc|ave|bros|ca|cf|circa|co|cont|corp|dept|eds?|esp|est|etc|excl|ext|figs?|ft|govt|hrs?|ibid|in|inc|incl|intl|jr|lbs?|ltd|max|mins?|misc|nos?|orig|oz|pp|prof|rd|resp|secs?|sq|sr|st|tel|temp|vols?|vs|yrs?)\.$/u;

/** Reports sentences that begin with a small letter. */
export const smallSentence: WordRule = {
  rule: 'capital',
  inEnglish: true,
  pattern: new RegExp(`(?<=\\p{Ll}{2}\\. )(?:${opening})(?= \\p{Ll})`, 'gu'),
  say: ({ text, before }) => {
    // A text without any capital is written so on purpose.
    if (!/\p{Lu}/u.test(before) || abbreviation.test(before.trimEnd())) return null;
    const right = text.charAt(0).toUpperCase() + text.slice(1);
    return { message: `A sentence begins here. If it does, write "${right}"` };
  },
};

/** Reports the pronoun “I” in a small letter. */
export const smallSelf: WordRule = {
  rule: 'capital',
  inEnglish: true,
  pattern:
    /(?<![\p{L}\p{N}.’'-])i(?= (?:am|was|have|had|think|know|want|will|would|can|like|love|believe) |[’'](?:m|ve|d|ll)(?!\p{L}))/gu,
  say: () => ({ message: 'If this is the word for oneself, write "I"' }),
};

const smallName = /^\p{Ll}[\p{L}’'-]*(?: \p{Ll}[\p{L}’'-]*)+$/u;

/** Reports names of clients in small letters. Some people spell theirs like that. */
export const smallNames = (file: ContentFile): Finding[] =>
  spokenFields(file).flatMap(({ path, value }): Finding[] => {
    if (path.at(-1) !== 'author' || !smallName.test(value)) return [];
    const right = value.replace(/(?<![\p{L}’'])\p{L}/gu, (letter) => letter.toUpperCase());
    const message = `This name begins with small letters. Unless it is spelled so, write "${right}"`;
    const offset = file.parsed.offsetOf(path);
    return [{ offset, length: value.length + 2, rule: 'capital', message }];
  });
