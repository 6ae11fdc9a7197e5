import { z } from 'zod';
import { anchorsOf, collectionType, fileType } from '../content-type';
import { listFields, paginationWords } from '../schemas/list-fields';
import { closingSchema, searchDescription } from '../schemas/page-primitives';
import { headline, optionalFlag } from '../schemas/primitives';

/** `talks/*.mdx`: one talk a file; the body is what it was about. */
const talkSchema = z.strictObject({
  title: headline(),
  description: searchDescription(),
  order: z.int(),
  sample: optionalFlag('true: invented; replace it before launch'),
});

/** `talks.json`: the words on the list of talks. */
const talksSchema = z.strictObject({
  ...listFields,
  words: z.strictObject(paginationWords),
  closing: closingSchema,
});

export const talkType = collectionType({
  typeName: 'Talk',
  schema: talkSchema,
  folder: 'talks',
  hasBody: true,
  optional: true,
  template: 'talk',
  listTemplate: 'talks',
  list: fileType({
    typeName: 'Talks',
    schema: talksSchema,
    file: 'talks.json',
    anchors: anchorsOf('closing'),
  }),
  sort: { field: 'order', order: 'ascending' },
});
