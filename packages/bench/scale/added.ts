import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

export const gibibyte = 2 ** 30;

/** The names of the site that an added page uses. */
export type Names = { topics: readonly string[]; author: string; pictures: readonly string[] };

/** A kind of page that can be added to a copy of the site in any number. */
export type AddedKind = {
  /** The folder of its files, below `content/`. */
  folder: string;
  /** Returns the name of one added page. */
  name: (index: number) => string;
  /** Returns one page as a writer would have written it; each of `count` differs from all others. */
  page: (index: number, count: number, names: Names) => string;
  /** The address of the data of the first page. */
  data: string;
  /** A line of its fields that visitors read, and the line with other words. */
  line: { pattern: RegExp; with(words: string): string };
  /** Words of the first page before any edit. */
  words: string;
  /** How many to add by default, one build after the other. */
  sizes: readonly number[];
  bars: {
    /** The most milliseconds of `npm run content`. */
    check: number;
    /** The most bytes of a build. */
    memory: number;
    /** The number of pages at which a build after one edit is judged. */
    editedAt: number;
  };
};

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

export const fourDigits = (index: number) => String(index).padStart(4, '0');

/** Returns one of a list, in turn. */
export const pick = (list: readonly string[], index: number) => list[index % list.length] ?? '';

/** Returns what a page is about. */
export const subjectOf = (index: number) => pick(subjects, index);

/** Returns four sentences, which differ by page and by paragraph. */
export const paragraph = (index: number, start: number) =>
  [0, 1, 2, 3].map((step) => pick(sentences, index * 3 + start + step)).join(' ');

/** Returns the lines of the front matter that name a picture. */
export const pictureLines = (index: number, { pictures }: Names) => `picture:
  light: images/${pick(pictures, index)}-light.jpg
  dark: images/${pick(pictures, index)}-dark.jpg
  alt: Threads of several colors, as in note ${fourDigits(index)}`;

const topicsShape = z.object({ items: z.array(z.object({ id: z.string() })).min(1) });

function namesIn(content: string): Names {
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

/** Returns the file of an added page in the site in a folder. */
export const fileOf = (site: string, { folder, name }: AddedKind, index: number) =>
  path.join(site, 'content', folder, `${name(index)}.mdx`);

/** Adds `count` pages to the site in a folder. */
export function addPages(site: string, kind: AddedKind, count: number): void {
  const names = namesIn(path.join(site, 'content'));
  mkdirSync(path.join(site, 'content', kind.folder), { recursive: true });
  for (let index = 1; index <= count; index += 1)
    writeFileSync(fileOf(site, kind, index), kind.page(index, count, names));
}
