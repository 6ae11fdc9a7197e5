import { z } from 'zod';
import { embeddedType } from '../content-type';
import { priceSchema } from '../schemas/price';
import {
  draftFlag,
  headline,
  iconName,
  linkSchema,
  longText,
  nonEmptyList,
  optionalFlag,
  order,
  plainText,
} from '../schemas/primitives';

/** `plans/*.mdx`: one plan a file, for the pricing and service cards; the body is the description. */
export const planSchema = z.strictObject({
  title: plainText('The title of the service card', 'Monthly Retainer Plans'),
  order: order(),
  draft: draftFlag(),
  icon: iconName(),
  tagline: headline()
    .meta({
      maxLength: 80,
      description: 'A line under the title',
      examples: ['Your voice, month after month'],
    })
    .optional(),
  items: nonEmptyList(
    plainText('One thing the plan includes', 'Professional bio rewrite'),
    'What the plan includes, one entry each',
  ),
  note: plainText(
    'The line under the details',
    'More can be provided as your goals grow.',
  ).optional(),
  formOptions: nonEmptyList(
    plainText('An option of the inquiry form', 'Not Sure Yet').meta({ relation: 'formOptions' }),
    'What is already chosen in the inquiry form after a link with ?plan= and the name of this file, word for word',
  ).meta({ title: 'Chosen in the form', isTypeset: false }),
  ask: linkSchema.meta({
    title: 'Link to the form',
    description: 'The link on the card, to the inquiry form',
  }),
  formNote: plainText(
    'The line over the questions when a link names this plan',
    'You asked about the retainer',
  ).meta({ title: 'Line over the questions' }),
  formText: plainText(
    'Written into the last question of the form in advance, so that your message has it',
    'I would like to ask about an add-on:',
  )
    .meta({ title: 'Written into the form', isTypeset: false })
    .optional(),
  pricing: z.strictObject({
    title: plainText('The short name on the pricing card', 'Monthly Retainer'),
    price: priceSchema
      .optional()
      .describe('Its lowest price, for search engines, if unlike the site’s'),
    terms: plainText(
      'The line under the name on the pricing card',
      'Silver or Gold, month by month',
    ),
    summary: longText('The text under that line', '{piecesPerMonth} posts a month in your voice.'),
    featured: optionalFlag('true: shown in the colors of the other theme; one plan at most'),
    action: linkSchema,
  }),
});

export const planType = embeddedType({
  typeName: 'Plan',
  schema: planSchema,
  folder: 'plans',
  extension: '.mdx',
  hasBody: true,
  titleField: 'title',
  optional: true,
});
