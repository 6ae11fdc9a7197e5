import type { Mistake } from './case';

/** Words that are right, though they look like mistakes. */
const texts: readonly (readonly [name: string, text: string])[] = [
  [
    'a figure that is also a fact',
    'In 24 to 48 hours her audience doubled. A 30-minute walk helped.',
  ],
  ['a brand within a word', 'The Acmeist poets have Acme-like words.'],
  ['marks of direction', 'מילים \u200fוגם\u200e words \u2067עוד\u2069.'],
  ['joiners of scripts and of emoji', 'नमस्\u200dते, می\u200cخواهم, 👩🏽\u200d🚀.'],
  ['spaces between words of Thai', 'ภาษา\u200bไทย'],
  [
    'narrow spaces',
    'C’est fini\u202f! Vraiment\u00a0? 10\u00a0km, Mr\u00a0Smith, Jane\u00a0Doe, à\u00a0Paris.',
  ],
  ['an ISBN, a date and a price', 'ISBN 978-3-16-148410-0, 2025-01-01 to 2025-12-31, $1 200 000.'],
  [
    'the telephone number of the site',
    '[+1 555 010 0199](tel:+15550100199), again +1 555 010 0199.',
  ],
  ['a bar for feet and inches', "She is 5'10\" tall, the desk 6' wide."],
  ['words doubled on purpose', 'All that that is, is. She had had it. No no. Duran Duran play.'],
  ['the same word in a heading and under it', '## About work\n\nWork is what we do.'],
  ['a verb made of a name', 'You may google it.'],
  ['a name in capitals', 'FOLLOW US ON LINKEDIN'],
  [
    'placeholders that a text speaks of',
    'We leave no “TODO” and no lorem ipsum. Send a sample text.',
  ],
  ['a word of Spanish', 'Todo lo que hacemos.'],
  ['an ellipsis with spaces', 'Well . . . maybe.'],
  ['a path', 'Look in ../pictures or at .NET.'],
  ['letters of Greek in units and formulas', 'It has 5 kΩ, 3 µm, Δt and πr².'],
  ['a line of dialogue', '— Who writes?\n\n— People do.\n\n– Jo'],
  ['a quotation with mistakes', 'He wrote: “i love linkedin -- its its the best , ”.'],
  ['a quotation in straight quotes', '> He wrote: "its on linkedin , it\'s its best".'],
  ['code with mistakes', 'Type `"linkedin" -- the the`.'],
  ['a note with mistakes', '{/* "linkedin" -- the the TODO */}\n\nThen write.'],
  ['spaces at the end of a line', 'Then write to us. '],
  ['prepositions that go together', 'Log in within a day; from within {brand}.'],
];

export const honestWords: readonly Mistake[] = [
  ...texts.map(([name, to]) => ({
    name: `right: ${name}`,
    file: 'pages/press.mdx',
    from: 'Then write to us.',
    to,
    says: [],
  })),
  {
    name: 'right: a brand that is an ordinary word',
    file: 'site.json',
    from: '"brand": "Acme"',
    to: '"brand": "Story"',
    says: [],
  },
  {
    name: 'right: the words of a client',
    file: 'testimonials/mei.json',
    from: 'They kept my worst joke.',
    to: "They they kept it for 24 to 48 hours , on linkedin with Acme -- it's fine.",
    says: [],
  },
  {
    name: 'right: a long testimonial',
    file: 'testimonials/mei.json',
    from: 'They kept my worst joke.',
    to: Array.from({ length: 60 }, (_, index) => `w${index}`).join(' '),
    says: [],
  },
];
