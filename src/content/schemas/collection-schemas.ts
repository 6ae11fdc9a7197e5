import { z } from 'zod';
import { priceSchema } from './price';
import {
  draftFlag,
  optionalFlag,
  headline,
  href,
  iconName,
  linkSchema,
  nonEmptyList,
  pictureSchema,
  longText,
  plainText,
  titleAndText,
} from './primitives';

const order = () =>
  z
    .int()
    .min(1)
    .meta({
      description: 'The place in the list: 1 comes first, and each number is used once',
      examples: [3],
    });

/** `faq/*.mdx`: one question a file; the body is the answer. */
export const questionSchema = z.strictObject({
  question: plainText('The question, as a visitor would ask it', 'Will it really sound like me?'),
  order: order(),
  draft: draftFlag(),
});

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

/** `testimonials/*.json`: one quotation a file. */
export const testimonialSchema = z.strictObject({
  order: order(),
  draft: draftFlag(),
  quote: longText('The client’s words, short, without quotation marks', 'They kept my worst joke.'),
  author: plainText('Who said it', 'Mei Silkworth'),
  role: plainText('What they do', 'Creative'),
  image: pictureSchema,
  consent: optionalFlag('true: the client agreed to be quoted by name and picture'),
  sample: optionalFlag('true: invented, and says so; to be replaced before launch'),
});

const listOf = <Item extends z.ZodType>(item: Item) =>
  z.strictObject({ items: nonEmptyList(item) });

/** `highlights.json`: the services named in the introduction. */
export const highlightsSchema = listOf(
  z.strictObject({
    ...titleAndText,
    href: href().describe('Where the title leads, such as the card of the plan that includes it'),
  }),
);
/** `differentiators.json`: the reasons to choose this agency. */
export const differentiatorsSchema = listOf(z.strictObject(titleAndText));
/** `steps.json`: the steps of the work. */
export const stepsSchema = listOf(z.strictObject(titleAndText));
/** `values.json`: the agency's values. */
export const valuesSchema = listOf(z.strictObject({ ...titleAndText, icon: iconName() }));
