import { z } from 'zod';
import { pageType } from '../content-type';
import { closingSchema, heroSchema, commonPageFields } from '../schemas/page-primitives';
import {
  optionalFlag,
  optionalLanguage,
  pictureSchema,
  translatedPage,
} from '../schemas/primitives';

/** `template: page`: any other page; the body is its text. */
const generalPageSchema = z.strictObject({
  template: z.literal('page'),
  ...commonPageFields,
  language: optionalLanguage(),
  translates: translatedPage(),
  sample: optionalFlag('true: came with the site; make it say what yours does before launch'),
  hero: heroSchema,
  picture: pictureSchema.optional(),
  closing: closingSchema.optional(),
});

export const generalPageType = pageType({
  typeName: 'GeneralPage',
  label: 'Other page',
  schema: generalPageSchema,
  hasBody: true,
  optional: true,
  template: 'page',
  anchors: [{ id: 'closing', fields: ['closing'] }],
});
