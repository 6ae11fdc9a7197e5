import { z } from 'zod';
import { anchorsOf, pageType } from '../content-type';
import {
  heroSchema,
  commonPageFields,
  personSchema,
  sectionHeadingSchema,
} from '../schemas/page-primitives';
import {
  eyebrow,
  linkSchema,
  textWithEmphasis,
  namedGroup,
  nonEmptyList,
  optionalFlag,
  pictureSchema,
  plainText,
} from '../schemas/primitives';
import { articleType } from './article-type';
import { differentiatorsType, highlightsType, stepsType } from './item-file-types';
import { planType } from './plan-type';
import { questionType } from './question-type';
import { testimonialType } from './testimonial-type';

const edit = namedGroup('Edit', {
  label: plainText('What is shown, as a small heading', 'Five lines from a bio'),
  before: z
    .array(
      textWithEmphasis(
        'A struck-out line; put asterisks around what was kept',
        'A *leadership coach*',
      ),
    )
    .min(2)
    .max(7)
    .meta({ title: 'Lines before', description: 'The lines that were struck out, 2 to 7' }),
  after: textWithEmphasis(
    'The sentence that is left; put asterisks around the words that were kept, in the order of the lines',
    'I *coach leaders* the way I *nursed* patients.',
  ).meta({ title: 'Sentence after' }),
  note: plainText('A line under it', 'One line was in all five.').optional(),
  sample: optionalFlag('true: came with the site; show an edit of your own before launch'),
});

const { hidden: _, ...homeMeta } = commonPageFields;

/** `template: home`; the body is the introduction. It cannot be hidden: a preview hides the whole site. */
const homePageSchema = z.strictObject({
  template: z.literal('home'),
  ...homeMeta,
  hero: namedGroup('HomeHero', {
    ...heroSchema.shape,
    picture: pictureSchema,
    actions: nonEmptyList(linkSchema),
    terms: nonEmptyList(
      plainText('A part that stays on one line', 'From {minimumEngagement}.'),
      'Under the buttons: what a first step costs and how long it takes',
    ).optional(),
  }),
  banner: z.strictObject({
    label: plainText('The name of the section, heard by screen readers', '{brand} in figures'),
    figures: z.array(
      z.strictObject({
        figure: plainText('The large figure', '{resultsWindow}'),
        label: plainText('What it counts', 'to visible results'),
      }),
    ),
    sample: optionalFlag('true: came with the site; count your own before launch'),
  }),
  intro: namedGroup('IntroHeading', {
    ...sectionHeadingSchema.shape,
    edit: edit.meta({ title: 'Before and after' }).optional(),
  }).meta({ title: 'Introduction' }),
  differentiators: sectionHeadingSchema,
  steps: namedGroup('StepsHeading', { ...sectionHeadingSchema.shape, action: linkSchema }),
  testimonials: namedGroup('TestimonialsHeading', {
    ...sectionHeadingSchema.shape,
    pause: plainText('The button that stops the moving quotes', 'Pause'),
    play: plainText('The same button, once they have stopped', 'Play'),
    label: plainText('The name of the moving quotes, heard by screen readers', 'What clients say'),
  }),
  pricing: namedGroup('PricingHeading', { ...sectionHeadingSchema.shape, eyebrow: eyebrow() }),
  questions: namedGroup('QuestionsHeading', {
    ...sectionHeadingSchema.shape,
    person: personSchema.optional().describe('Who answers, beside the questions'),
    action: linkSchema,
  }),
  openings: sectionHeadingSchema
    .optional()
    .describe('Over the first sentences of the newest articles'),
});

export const homePageType = pageType({
  typeName: 'HomePage',
  schema: homePageSchema,
  hasBody: true,
  template: 'home',
  single: true,
  anchors: [
    ...anchorsOf('what-we-do', 'why-choose', 'how-it-works', 'questions'),
    { id: 'pricing', entries: planType },
    { id: 'testimonials', entries: testimonialType },
    { id: 'openings', fields: ['openings'], entries: articleType },
  ],
  innerIds: ['pause'],
  anchorsFrom: questionType,
  previewOf: [
    differentiatorsType,
    highlightsType,
    planType,
    questionType,
    stepsType,
    testimonialType,
  ],
});
