export const gibibyte = 2 ** 30;

/** A kind of page that can be added to a copy of the site in any number. */
export type AddedKind = {
  /** Adds `count` pages to the site in a folder. */
  add(folder: string, count: number): void;
  /** The file of the first added page. */
  first(folder: string): string;
  /** The address of its data. */
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
