/** Words a minute: the mean of 190 studies of silent reading in English (Brysbaert 2019). */
const pace = 238;

const wordPattern = /[\p{L}\p{N}][\p{L}\p{N}’'.,-]*/gu;

export const wordCount = (text: string) => [...text.matchAll(wordPattern)].length;

/** Estimates the reading time of a text in seconds. */
export const readingSeconds = (text: string) => Math.round((wordCount(text) / pace) * 60);
