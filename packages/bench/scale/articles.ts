import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { gibibyte, type AddedKind } from './added';
import { paragraph, subjectOf } from './general-pages';

/** Returns the name of one added article. */
export const articleName = (index: number) => `reading-note-${String(index).padStart(4, '0')}`;

/** Returns one of 1,800 days, so that several articles share one. */
const dayOf = (index: number) =>
  new Date(Date.UTC(2020, 0, 1 + (index % 1800))).toISOString().slice(0, 10);

/** The names of this site that an added article uses. */
export type Names = { topics: readonly string[]; author: string; pictures: readonly string[] };

const topicsShape = z.object({ items: z.array(z.object({ id: z.string() })).min(1) });

function namesIn(folder: string): Names {
  const content = path.join(folder, 'content');
  const [author = ''] = readdirSync(path.join(content, 'authors'));
  const topics: unknown = JSON.parse(readFileSync(path.join(content, 'topics.json'), 'utf8'));
  return {
    topics: topicsShape.parse(topics).items.map(({ id }) => id),
    author: author.replace('.json', ''),
    pictures: readdirSync(path.join(content, 'images')).flatMap(
      (name) => /^(.+)-light\.jpg$/.exec(name)?.[1] ?? [],
    ),
  };
}

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

/** Returns one article as a writer would have written it; each differs from all others. */
export function article(index: number, count: number, names: Names): string {
  const number = String(index).padStart(4, '0');
  const pick = (list: readonly string[]) => list[index % list.length] ?? '';
  const picture = pick(names.pictures);
  return `---
title: Reading note ${number} on *writing*
description: 'Reading note ${number}: what we learned about ${subjectOf(index)}, and how you can use it in your own work.'
published: ${dayOf(index)}
author: ${names.author}
topics:
  - ${pick(names.topics)}
picture:
  light: images/${picture}-light.jpg
  dark: images/${picture}-dark.jpg
  alt: Threads of several colors, as in note ${number}
---

${paragraph(index, 0)} Read [the next note](/insights/${articleName((index % count) + 1)}/).

${components(index, picture)
  .map((component, place) => section(index, place + 1, component))
  .join('\n\n')}
`;
}

const fileOf = (folder: string, index: number) =>
  path.join(folder, 'content/insights', `${articleName(index)}.mdx`);

/** Articles with a picture, four sections and four components each. */
export const articles: AddedKind = {
  add(folder, count) {
    const names = namesIn(folder);
    mkdirSync(path.join(folder, 'content/insights'), { recursive: true });
    for (let index = 1; index <= count; index += 1)
      writeFileSync(fileOf(folder, index), article(index, count, names));
  },
  first: (folder) => fileOf(folder, 1),
  data: `insights/${articleName(1)}`,
  line: {
    pattern: /^title: .*$/m,
    with: (words) => `title: ${words} of an article`,
  },
  words: 'Reading note 0001',
  sizes: [100, 300, 1000],
  bars: { check: 5000, memory: 2.5 * gibibyte, editedAt: 300 },
};
