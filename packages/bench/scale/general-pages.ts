import { fourDigits, gibibyte, paragraph, pictureLines, subjectOf, type AddedKind } from './added';

const name = (index: number) => `field-note-${fourDigits(index)}`;

/** General pages with a text and a picture each: prose, headings and links. */
export const generalPages: AddedKind = {
  folder: 'pages',
  name,
  page: (index, count, names) => `---
template: page
title: 'Field note ${fourDigits(index)} about ${subjectOf(index)} | {brand}'
description: 'Field note ${fourDigits(index)} by {brand}: what we learned about ${subjectOf(index)}, and how you can use it in your own work.'
hero:
  eyebrow: Field note ${fourDigits(index)}
  headline: 'What we know of *${subjectOf(index)}*'
  lede: It is shorter than you think, and it takes longer than it looks.
${pictureLines(index, names)}
---

${paragraph(index, 0)}

## Where it starts

${paragraph(index, 2)} See [what we do](/services/).

## What to do next

${paragraph(index, 4)} Read [the next note](/${name((index % count) + 1)}/), or [write to us](/contact/).
`,
  data: name(1),
  line: { pattern: /^ {2}eyebrow: .*$/m, with: (words) => `  eyebrow: ${words}` },
  words: 'Field note 0001',
  sizes: [10, 100, 1000, 3000],
  bars: { check: 10_000, memory: 2 * gibibyte, editedAt: 3000 },
};
