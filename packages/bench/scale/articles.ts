import {
  fourDigits,
  gibibyte,
  paragraph,
  pick,
  pictureLines,
  subjectOf,
  type AddedKind,
} from './added';

const name = (index: number) => `reading-note-${fourDigits(index)}`;

/** Returns one of 1,800 days, so that several articles share one. */
const dayOf = (index: number) =>
  new Date(Date.UTC(2020, 0, 1 + (index % 1800))).toISOString().slice(0, 10);

/** Returns one component for each section. */
const components = (index: number, picture: string) => [
  `<Figure
  picture="images/${picture}-light.jpg"
  dark="images/${picture}-dark.jpg"
  alt="Threads of several colors"
/>`,
  `<Quote source="The margin of a draft">\n\n${paragraph(index, 4)}\n\n</Quote>`,
  `<Callout title="Before you send it">\n\n${paragraph(index, 5)}\n\n</Callout>`,
  '<Action href="/contact/">Write to us</Action>',
];

const section = (index: number, part: number, component: string) =>
  `## Part ${part} of it\n\n${paragraph(index, part)}\n\n${component}\n\n- ${paragraph(index, part + 1)}`;

/** Articles with a picture, four sections and four components each. */
export const articles: AddedKind = {
  folder: 'insights',
  name,
  page: (index, count, names) => `---
title: Reading note ${fourDigits(index)} on *writing*
description: 'Reading note ${fourDigits(index)}: what we learned about ${subjectOf(index)}, and how you can use it in your own work.'
published: ${dayOf(index)}
author: ${names.author}
topics:
  - ${pick(names.topics, index)}
${pictureLines(index, names)}
---

${paragraph(index, 0)} Read [the next note](/insights/${name((index % count) + 1)}/).

${components(index, pick(names.pictures, index))
  .map((component, place) => section(index, place + 1, component))
  .join('\n\n')}
`,
  data: `insights/${name(1)}`,
  line: {
    pattern: /^title: .*$/m,
    with: (words) => `title: ${words} of an article`,
  },
  words: 'Reading note 0001',
  sizes: [100, 300, 1000],
  bars: { check: 5000, memory: 2.5 * gibibyte, editedAt: 300 },
};
