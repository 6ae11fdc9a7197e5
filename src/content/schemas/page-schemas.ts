import { z } from 'zod';
import {
  authorName,
  caseStudyName,
  draftFlag,
  firstDraft,
  eyebrow,
  optionalFlag,
  namedGroup,
  headingFields,
  headline,
  insightsLink,
  textOfLength,
  linkSchema,
  nonEmptyList,
  markedText,
  optionalLanguage,
  pictureSchema,
  longText,
  plainText,
  translatedPage,
} from './primitives';
import { descriptionLength, titleLength } from '../text/text-length';

export const searchTitle = () =>
  textOfLength(
    titleLength,
    `The title in the browser and in search results: ${titleLength.join(' to ')} characters`,
    'Our Story and Core Values | {brand}',
  ).meta({ search: true });

export const searchDescription = () =>
  textOfLength(
    descriptionLength,
    `The text under the title in search results and lists: ${descriptionLength.join(' to ')} characters`,
    'Hard to forget in person, hard to find online: {brand} began with people like that. Read our story, our values and why influence starts from within.',
  ).meta({ search: true });

/** The fields of every page, for search engines and for shared links. */
const meta = {
  title: searchTitle(),
  description: searchDescription(),
  focusKeyphrase: plainText('What people search for; for the SEO report', 'brand stories')
    .meta({ title: 'Search words' })
    .optional(),
  hidden: optionalFlag('true: asks search engines to leave the page out').meta({
    title: 'Hide from search engines',
  }),
  draft: draftFlag(),
};

const hero = namedGroup('Hero', {
  ...headingFields,
  lede: longText(
    'The sentence or two beside the headline',
    'They were brilliant in the room.',
  ).meta({ title: 'Opening sentences' }),
  ledeDraft: firstDraft('these sentences'),
});

const section = namedGroup('SectionHeading', {
  ...headingFields,
  firstDraft: firstDraft('the headline'),
});

const edit = namedGroup('Edit', {
  label: plainText('What is shown, as a small heading', 'Five lines from a bio'),
  before: z
    .array(
      markedText('A struck-out line; put asterisks around what was kept', 'A *leadership coach*'),
    )
    .min(2)
    .max(7)
    .meta({ title: 'Lines before', description: 'The lines that were struck out, 2 to 7' }),
  after: markedText(
    'The sentence that is left; put asterisks around the words that were kept, in the order of the lines',
    'I *coach leaders* the way I *nursed* patients.',
  ).meta({ title: 'Sentence after' }),
  note: plainText('A line under it', 'One line was in all five.').optional(),
  sample: optionalFlag('true: came with the site; show an edit of your own before launch'),
});

const person = namedGroup('Person', {
  text: longText('What the person says, in the first person', 'I read every inquiry myself.'),
  author: authorName('Who says it'),
});

/** The call to action at the end of a page. */
export const closingSchema = namedGroup('Closing', {
  headline: headline(),
  firstDraft: firstDraft('the headline'),
  lede: plainText('The line under the headline', 'Bring the unfinished version.').meta({
    title: 'Opening sentences',
  }),
  action: linkSchema,
});

const { hidden: _, ...homeMeta } = meta;

/** `template: home`; the body is the introduction. It cannot be hidden: a preview hides the whole site. */
export const homePageSchema = z.strictObject({
  template: z.literal('home'),
  ...homeMeta,
  hero: namedGroup('HomeHero', {
    ...hero.shape,
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
    ...section.shape,
    edit: edit.meta({ title: 'Before and after' }).optional(),
  }).meta({ title: 'Introduction' }),
  differentiators: section,
  steps: namedGroup('StepsHeading', { ...section.shape, action: linkSchema }),
  testimonials: namedGroup('TestimonialsHeading', {
    ...section.shape,
    pause: plainText('The button that stops the moving quotes', 'Pause'),
    play: plainText('The same button, once they have stopped', 'Play'),
    label: plainText('The name of the moving quotes, heard by screen readers', 'What clients say'),
  }),
  pricing: namedGroup('PricingHeading', { ...section.shape, eyebrow: eyebrow() }),
  questions: namedGroup('QuestionsHeading', {
    ...section.shape,
    person: person.optional().describe('Who answers, beside the questions'),
    action: linkSchema,
  }),
  openings: section.optional().describe('Over the first sentences of the newest articles'),
});

/** `template: about`; the body is the story. */
export const aboutPageSchema = z.strictObject({
  template: z.literal('about'),
  ...meta,
  hero,
  picture: pictureSchema,
  writer: namedGroup('Writer', {
    ...section.shape,
    people: nonEmptyList(person, 'Who writes and who edits, each with a sentence or two'),
  }).optional(),
  values: section,
  closing: closingSchema,
});

/** `template: services`. */
export const servicesPageSchema = z.strictObject({
  template: z.literal('services'),
  ...meta,
  hero: namedGroup('PictureHero', {
    ...hero.shape,
    picture: pictureSchema.describe(
      'The picture under the headline; it is cropped above and below',
    ),
  }),
  cards: z.strictObject({
    label: plainText('The heading over the cards, heard by screen readers', 'Plans and add-ons'),
    view: plainText('The words that open the details of a card', 'View Details'),
    hide: plainText('The words that close the details', 'Hide Details'),
    promises: nonEmptyList(
      plainText('A sentence', 'What we wrote for you stays yours.'),
      'Under the cards: what holds for every plan',
    ).optional(),
  }),
  work: namedGroup('WorkHeading', {
    ...section.shape,
    caseStudy: caseStudyName('The case study that is shown, said and published').optional(),
  })
    .optional()
    .describe('Over a case study; not shown while it is not published'),
  closing: closingSchema,
});

/** `template: contact`. */
export const contactPageSchema = z.strictObject({
  template: z.literal('contact'),
  ...meta,
  hero,
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
    ...hero.shape,
    eyebrow: eyebrow(),
    person: person.optional().describe('Who reads the inquiry, under the button'),
  }),
});

/** `template: message`: one short message and a link to the next step; the body is the message. */
export const messagePageSchema = z.strictObject({
  template: z.literal('message'),
  ...meta,
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

/** `template: page`: any other page; the body is its text. */
export const generalPageSchema = z.strictObject({
  template: z.literal('page'),
  ...meta,
  language: optionalLanguage(),
  translates: translatedPage(),
  sample: optionalFlag('true: came with the site; make it say what yours does before launch'),
  hero,
  picture: pictureSchema.optional(),
  closing: closingSchema.optional(),
});
