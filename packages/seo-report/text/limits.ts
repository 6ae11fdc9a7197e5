/** A range with its ends. */
export type Range = { least: number; most: number };

export const within = (value: number, { least, most }: Range) => value >= least && value <= most;

/** Characters of a title. Shorter titles waste space; longer ones are cut. */
export const titleCharacters: Range = { least: 30, most: 60 };

/** Pixels of a title in Arial of 20 px, as Google's desktop results set it. */
export const titlePixels: Range = { least: 200, most: 600 };
export const titleSize = 20;

/** Characters of a description; from 121 on it fills both lines. */
export const descriptionCharacters: Range = { least: 70, most: 156 };
export const fullDescription = 121;

/**
 * Pixels of a description in Arial of 13 px before Google cuts it: the usual figures of snippet
 * tools, since Google publishes none.
 */
export const descriptionPixels = { desktop: 985, phone: 680 };
export const descriptionSize = 13;

/** X cuts longer texts (see its documentation of cards). */
export const cardTitle = 70;
export const cardDescription = 200;
/** Bytes. X allows 5 MB; a lighter picture loads before the reader scrolls on. */
export const cardBytes = 1_000_000;
export const cardPixels = { width: 1200, height: 630 };

/** Bytes of one image file, and of all images of a page on a phone. */
export const imageBytes = 200_000;
export const pageImageBytes = 500_000;
/** Bytes of the first picture on a phone 412 px wide with two pixels to each. */
export const firstImageBytes = 120_000;
export const phone = { width: 412, density: 2 };
export const desktop = { width: 1280, density: 2 };

export const altCharacters: Range = { least: 5, most: 100 };
