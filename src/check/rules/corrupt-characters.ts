import { withField, withWords } from '../example';
import type { Correction, PatternRule } from '../rule';

const table: readonly Correction[] = [
  {
    // What YAML, HTML or a feed cannot carry, or what turns the direction of all that follows.
    patterns: [/(?![\t\n\r\x85])[\p{Cc}\p{Cs}\u202D\u202E\uFFFE\uFFFF]/gu],
    advice: 'This character cannot be displayed. Type the words again',
  },
  {
    patterns: [/\ufffd/g],
    advice: 'A letter was lost here. Save the file as UTF-8, and write the letter again',
  },
  {
    patterns: [/\p{Co}/gu],
    advice: 'This character is in no font. Delete it, or write another',
  },
  {
    patterns: [/^(?:<{7}|\|{7}|>{7}|={7}$)(?: .*)?/gm],
    advice:
      'This is a merge conflict. Keep one version, and delete the lines that begin with <<<<<<<, ======= and >>>>>>>',
  },
  {
    // UTF-8 that was read as Windows-1252: é, °, ’, €, an emoji, Greek or Cyrillic.
    patterns: [
      /Ã[\u00a0-\u00bf€‚ƒ„†‡ˆ‰Š‹ŒŽœšžŸ•™]|Â[\u00a0-\u00bf]|â[€‚„†œ˜”]\P{L}|ðŸ|ï¿½|(?:[ÄÅÎÏÐÑ][\u0080-\u00bf€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]){2}/gu,
    ],
    advice:
      'These characters were read in the wrong encoding. Type them again, or put them between backticks if you mean them',
  },
];

/** Characters that are never meant, in every field and text. */
export const corruptCharacters: PatternRule = {
  name: 'corrupt-characters',
  severity: 'error',
  inEveryField: true,
  table: table.map((correction) => ({ ...correction, evenEscaped: true })),
  examples: {
    reported: [
      ['▸||||||| base\nOne.', 'One.'],
      ['> ▸||||||| 4d7a2b1\n> One.', '> One.'],
      ['One.\n\n▸=======\n\nTwo.', 'One.\n\nTwo.'],

      [withField('title', '▸title: A\u000Bb'), withField('title', 'title: Ab')],
      ['▸More\uFFFE words.', 'More words.'],
      [withField('title', '▸title: Our \u202Eyrots'), withField('title', 'title: Our story')],
      // Half an emoji
      [
        withField('title', '▸title: "Our story \\uD83D and all the rest of it"'),
        withField('title', 'title: Our story and all the rest of it'),
      ],
      [
        withWords('"Northbound"', '▸"North\\u000Bbound"', 'content/site.json'),
        withWords('"Northbound"', '"North"', 'content/site.json'),
      ],
      ['Words.\n▸More of the caf\uFFFD.', 'Words.\nMore of the café.'],
      ['▸\uF0B7 One', '- One'],
      ['▸<<<<<<< HEAD\nOne.\n\n=======\nTwo.\n>>>>>>> draft', 'One.'],
      ['▸We donâ€™t.', 'We don’t.'],
      ['▸ÐŸÑ€Ð¸Ð²ÐµÑ‚', 'Привет'],
    ],
    accepted: [
      'Words with a\ttab of the café.\n\n✓ One\n\n```\n<<<<<<< HEAD\n```',
      'Voilà », SÃO Ând, “Ã” – IRMÃ— e',
      'Write `Ã©`.',
    ],
  },
};
