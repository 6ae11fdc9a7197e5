import { withField } from '../example';
import type { PatternRule } from '../rule';

/** Finds characters that are never meant, in every field and text. */
const corrupt = (
  name: string,
  pattern: RegExp,
  advice: string,
  examples: PatternRule['examples'],
): PatternRule => ({
  ...{ name, severity: 'error', patterns: [pattern], advice, examples },
  evenEscaped: true,
  inEveryField: true,
});

/** What YAML, HTML or a feed cannot carry, or what turns the direction of all that follows. */
const control = corrupt(
  'control-character',
  /(?![\t\n\r\x85])[\p{Cc}\p{Cs}\u202D\u202E\uFFFE\uFFFF]/gu,
  'This character cannot be displayed. Type the words again',
  {
    reported: [
      withField('title', '▸title: A\u000Bb'),
      '▸More\uFFFE words.',
      withField('title', '▸title: Our \u202Eyrots'),
      // Half an emoji
      withField('title', '▸title: "Our story \\uD83D and all the rest of it"'),
      { file: 'content/site.json', replace: '"Northbound"', by: '▸"North\\u000Bbound"' },
    ],
    accepted: ['Words with a\ttab.'],
  },
);

const lostCharacter = corrupt(
  'lost-character',
  /\ufffd/g,
  'A letter was lost here. Save the file as UTF-8, and write the letter again',
  { reported: ['Words.\n▸More of the caf\uFFFD.'], accepted: ['The café.'] },
);

const privateCharacter = corrupt(
  'private-character',
  /\p{Co}/gu,
  'This character is in no font. Delete it, or write another',
  { reported: ['▸\uF0B7 One'], accepted: ['✓ One'] },
);

const mergeConflict = corrupt(
  'merge-conflict',
  /^<{7} .*/gm,
  'This is a merge conflict. Keep one version, and delete the lines that begin with <<<<<<<, ======= and >>>>>>>',
  {
    reported: ['▸<<<<<<< HEAD\nOne.\n\n=======\nTwo.\n>>>>>>> draft'],
    accepted: ['```\n<<<<<<< HEAD\n```'],
  },
);

/** UTF-8 that was read as Windows-1252: é, °, ’, €, an emoji, Greek or Cyrillic. */
const wrongEncoding = corrupt(
  'wrong-encoding',
  /Ã[\u00a0-\u00bf€‚ƒ„†‡ˆ‰Š‹ŒŽœšžŸ•™]|Â[\u00a0-\u00bf]|â[€‚„†œ˜”]\P{L}|ðŸ|ï¿½|(?:[ÄÅÎÏÐÑ][\u0080-\u00bf€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]){2}/gu,
  'These characters were read in the wrong encoding. Type them again, or put them between backticks if you mean them',
  {
    reported: ['▸We donâ€™t.', '▸ÐŸÑ€Ð¸Ð²ÐµÑ‚'],
    accepted: ['Voilà », SÃO Ând, “Ã” – IRMÃ— e', 'Write `Ã©`.'],
  },
);

export const corruptCharacters: readonly PatternRule[] = [
  control,
  lostCharacter,
  privateCharacter,
  mergeConflict,
  wrongEncoding,
];
