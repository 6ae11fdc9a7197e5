import { z } from 'zod';
import { embeddedType } from '../content-type';
import { optionalFlag, pictureSchema, plainText, webAddress } from '../schemas/primitives';

/** `authors/*.json`: who writes the articles. */
const authorSchema = z.strictObject({
  name: plainText('The name under an article', 'Robin Marlowe'),
  role: plainText('What they do', 'Editor'),
  portrait: pictureSchema.describe('A square picture'),
  profiles: z
    .array(
      z.strictObject({
        label: plainText('The words of the link', 'LinkedIn'),
        href: webAddress('The address of the profile', 'https://www.linkedin.com/in/example').meta({
          title: 'Leads to',
        }),
      }),
    )
    .default([])
    .describe('Where readers find the author elsewhere; optional'),
  sample: optionalFlag('true: came with the site; replace it before launch'),
});

export const authorType = embeddedType({
  typeName: 'Author',
  schema: authorSchema,
  folder: 'authors',
  extension: '.json',
  titleField: 'name',
  optional: true,
});
