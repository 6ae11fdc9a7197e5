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
};
