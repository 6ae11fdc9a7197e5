import { z } from 'zod';
import { anchorsOf, pageType } from '../content-type';
import {
  closingSchema,
  heroSchema,
  commonPageFields,
  personSchema,
  sectionHeadingSchema,
} from '../schemas/page-primitives';
import { namedGroup, nonEmptyList, pictureSchema } from '../schemas/primitives';
import { valuesType } from './item-file-types';

/** `template: about`; the body is the story. */
const aboutPageSchema = z.strictObject({
  template: z.literal('about'),
  ...commonPageFields,
  hero: heroSchema,
  picture: pictureSchema.meta({
    description:
      'Beside the story, cropped to a circle; a square one is shown whole but for its corners',
  }),
  writer: namedGroup('Writer', {
    ...sectionHeadingSchema.shape,
    people: nonEmptyList(personSchema, 'Who writes and who edits, each with a sentence or two'),
  }).optional(),
  values: sectionHeadingSchema,
  closing: closingSchema,
});

export const aboutPageType = pageType({
  typeName: 'AboutPage',
  schema: aboutPageSchema,
  hasBody: true,
  optional: true,
  template: 'about',
  single: true,
  anchors: [...anchorsOf('values', 'closing'), { id: 'writer', fields: ['writer'] }],
  previewOf: [valuesType],
});
