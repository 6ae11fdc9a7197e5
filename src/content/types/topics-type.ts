import { z } from 'zod';
import { fileType } from '../content-type';
import { searchDescription, searchTitle } from '../schemas/page-primitives';
import { headline, nonEmptyList, plainText } from '../schemas/primitives';

/** The topics of a collection, in the order of its lists. */
const topicsSchema = z.strictObject({
  items: nonEmptyList(
    z.strictObject({
      id: z
        .string()
        .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must consist of lowercase letters, digits and hyphens')
        .meta({
          description: 'The end of its address: /insights/topics/openings/',
          examples: ['openings'],
        }),
      name: plainText('Its name in lists and above articles', 'Openings'),
      title: searchTitle(),
      headline: headline(),
      description: searchDescription(),
    }),
  ),
});

export type Topics = z.infer<typeof topicsSchema>;
export type Topic = Topics['items'][number];

export const topicsType = fileType({
  typeName: 'Topics',
  schema: topicsSchema,
  file: 'topics.json',
});
