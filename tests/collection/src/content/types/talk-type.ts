import { z } from 'zod';
import { collectionType, fileType } from '../content-type';
import { listFields, paginationWords } from '../schemas/list-fields';
import { searchDescription } from '../schemas/page-primitives';
import { headline } from '../schemas/primitives';

/** `talks/*.mdx`: one talk a file; the body is what it was about. */
const talkSchema = z.strictObject({
  title: headline(),
  description: searchDescription(),
  order: z.int(),
});

/** `talks.json`: the words on the list of talks. */
const talksSchema = z.strictObject({
  ...listFields,
  words: z.strictObject(paginationWords),
});

export const talkType = collectionType({
  typeName: 'Talk',
  schema: talkSchema,
  folder: 'talks',
  hasBody: true,
  optional: true,
  template: 'talk',
  listTemplate: 'talks',
  list: fileType({ typeName: 'Talks', schema: talksSchema, file: 'talks.json' }),
  sort: { field: 'order', order: 'ascending' },
});
