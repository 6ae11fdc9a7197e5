import { z } from 'zod';
import { anchorsOf, pageType } from '../content-type';
import { heroSchema, commonPageFields, personSchema } from '../schemas/page-primitives';
import {
  eyebrow,
  linkSchema,
  namedGroup,
  nonEmptyList,
  optionalFlag,
  plainText,
} from '../schemas/primitives';
import { contactFormType } from './form-types';
import { planType } from './plan-type';

/** `template: contact`. */
const contactPageSchema = z.strictObject({
  template: z.literal('contact'),
  ...commonPageFields,
  hero: heroSchema,
  cardsLabel: plainText('The heading over the cards, heard by screen readers', 'Ways to reach us'),
  cards: nonEmptyList(
    z.strictObject({
      title: plainText('The title of the card', 'Put it in writing'),
      text: plainText('A sentence or two under it', 'We reply in {replyTime}.'),
      action: namedGroup('CardLink', {
        ...linkSchema.shape,
        newTab: optionalFlag('true: opens in a new tab, and says so'),
      }).optional(),
      call: optionalFlag('true: links to /contact/#call lead to this card'),
    }),
  ).refine(
    (cards) => cards.filter(({ call }) => call).length === 1,
    'must have one card with "call: true", to which links to /contact/#call lead',
  ),
  inquiry: namedGroup('InquiryHeading', {
    ...heroSchema.shape,
    eyebrow: eyebrow(),
    person: personSchema.optional().describe('Who reads the inquiry, under the button'),
  }),
});

export const contactPageType = pageType({
  typeName: 'ContactPage',
  schema: contactPageSchema,
  template: 'contact',
  single: true,
  anchors: anchorsOf('ways', 'call', 'inquiry'),
  innerIds: ['inquiry-heading'],
  previewOf: [contactFormType, planType],
});
