import { z } from 'zod';
import { anchorsOf, pageType } from '../content-type';
import { commonPageFields } from '../schemas/page-primitives';
import { headline, insightsLink, linkSchema } from '../schemas/primitives';

/** `template: short`: one short message and a link to the next step; the body is the message. */
const shortPageSchema = z.strictObject({
  template: z.literal('short'),
  ...commonPageFields,
  sign: headline()
    .meta({
      description:
        'A large sign, such as a number, whose accent is a loop of thread; without it, the logo',
      examples: ['4*0*4'],
    })
    .optional(),
  headline: headline(),
  action: linkSchema,
  insights: insightsLink,
});

export const shortPageType = pageType({
  typeName: 'ShortPage',
  schema: shortPageSchema,
  hasBody: true,
  optional: true,
  template: 'short',
  anchors: anchorsOf('message'),
});
