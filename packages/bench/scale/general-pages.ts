import { readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gibibyte, type AddedKind } from './added';

const subjects = ['a first line', 'the second draft', 'one good question', 'a plain answer'];
const sentences = [
  'Most people explain their work from the beginning, though nobody asked where it began.',
  'Start with the person who called you last, and with what they could not do on their own.',
  'Read the page aloud in a kitchen: what you would not say there does not belong in it.',
  'A figure that a reader can check is worth three adjectives that nobody believes.',
  'When two sentences say the same, keep the one that somebody could repeat at dinner.',
  'The best story is seldom the longest one, and it is hardly ever the first one you tell.',
  'People who know their values find that half of the calendar has been decided.',
];

/** Returns what a page is about. */
export const subjectOf = (index: number) => subjects[index % subjects.length] ?? '';

/** Returns four sentences, which differ by page and by paragraph. */
export const paragraph = (index: number, start: number) =>
  [0, 1, 2, 3].map((step) => sentences[(index * 3 + start + step) % sentences.length]).join(' ');

/** Returns the address of one added page, without slashes. */
export const pageName = (index: number) => `field-note-${String(index).padStart(4, '0')}`;

/** Adds `count` general pages to a copy of the site: prose, headings, links and a picture each. */
function addPages(folder: string, count: number): void {
  const pictures = readdirSync(path.join(folder, 'content/images'))
    .map((name) => /^(.+)-light\.jpg$/.exec(name)?.[1])
    .filter((name) => name !== undefined);
  for (let index = 1; index <= count; index += 1) {
    const picture = pictures[index % pictures.length];
    if (picture === undefined) throw new Error('There are no pictures in content/images.');
    writeFileSync(pageFile(folder, index), generalPage(index, count, picture));
  }
}

const pageFile = (folder: string, index: number) =>
  path.join(folder, 'content/pages', `${pageName(index)}.mdx`);

/** Returns one page as a writer would have written it; each differs from all others. */
export function generalPage(index: number, count: number, picture: string): string {
  const subject = subjectOf(index);
  const number = String(index).padStart(4, '0');
  const next = pageName((index % count) + 1);
  return `---
template: page
title: 'Field note ${number} about ${subject} | {brand}'
description: 'Field note ${number} by {brand}: what we learned about ${subject}, and how you can use it in your own work.'
hero:
  eyebrow: Field note ${number}
  headline: 'What we know of *${subject}*'
  lede: It is shorter than you think, and it takes longer than it looks.
picture:
  light: images/${picture}-light.jpg
  dark: images/${picture}-dark.jpg
  alt: Threads of several colors, as in note ${number}
---

${paragraph(index, 0)}

## Where it starts

${paragraph(index, 2)} See [what we do](/services/).

## What to do next

${paragraph(index, 4)} Read [the next note](/${next}/), or [write to us](/contact/).
`;
}

/** General pages with a text and a picture each. */
export const generalPages: AddedKind = {
  add: addPages,
  first: (folder) => pageFile(folder, 1),
  data: pageName(1),
  line: { pattern: /^ {2}eyebrow: .*$/m, with: (words) => `  eyebrow: ${words}` },
  words: 'Field note 0001',
  sizes: [10, 100, 1000, 3000],
  bars: { check: 10_000, memory: 2 * gibibyte, editedAt: 3000 },
};
