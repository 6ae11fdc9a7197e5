import { z } from 'zod';
import { listFields, paginationWords } from './list-schemas';
import { searchDescription } from './page-schemas';
import { headline } from './primitives';

/** `talks/*.mdx`: one talk a file; the body is what it was about. */
export const talkSchema = z.strictObject({
  title: headline(),
  description: searchDescription(),
  order: z.int(),
});

/** `talks.json`: the words on the list of talks. */
export const talksSchema = z.strictObject({
  ...listFields,
  words: z.strictObject(paginationWords),
});
