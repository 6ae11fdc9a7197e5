import { z } from 'zod';
import {
  authorName,
  draft,
  firstDraft,
  eyebrow,
  flag,
  group,
  heading,
  headline,
  insightsLink,
  lineOf,
  link,
  list,
  markedText,
  ownLanguage,
  picture,
  sentence,
  text,
  translates,
} from './primitives';

/** The check warns above this. Search results cut a title off at about 60 characters. */
export const maxTitleLength = 75;

export const title = () =>
  lineOf(
    [1, maxTitleLength],
    `The title in the browser and in search results: 30 to 60 characters show whole; the check warns above ${maxTitleLength}`,
    'Our Story and Core Values | {brand}',
  ).meta({ search: true });

export const description = () =>
  lineOf(
    [45, 185],
    'The text under the title in search results and lists: 121 to 156 characters fill it; the check warns below 45 and above 185',
    'Hard to forget in person, hard to find online: {brand} began with people like that. Read our story, our values and why influence starts from within.',
  ).meta({ search: true });

/** What every page says about itself to search engines and to those who share it. */
const meta = {
  title: title(),
  description: description(),
  focusKeyphrase: text('What people search for; for the SEO report', 'brand stories').optional(),
  hidden: flag('true: asks search engines to leave the page out'),
  draft: draft(),
};

const hero = group('Hero', {
  ...heading,
  lede: sentence('The sentence or two beside the headline', 'They were brilliant in the room.'),
  firstDraft: firstDraft('these sentences'),
});

const section = group('SectionHeading', { ...heading, firstDraft: firstDraft('the headline') });

const edit = group('Edit', {
  label: text('What is shown, as a small heading', 'Five lines from a bio'),
  before: z
    .array(
      markedText('A struck-out line; put asterisks around what was kept', 'A *leadership coach*'),
    )
    .min(2)
    .max(7)
    .describe('The lines that were struck out, 2 to 7'),
  after: markedText(
    'The sentence that is left; put asterisks around the words that were kept, in the order of the lines',
    'I *coach leaders* the way I *nursed* patients.',
  ),
  note: text('A line under it', 'One line was in all five.').optional(),
  sample: flag('true: came with the site; show an edit of your own before launch'),
});

/** The call to action at the end of a page. */
export const closing = group('Closing', {
  headline: headline(),
  firstDraft: firstDraft('the headline'),
  lede: text('The line under the headline', 'Bring the unfinished version.'),
  action: link,
});

/** `template: home`; the body is the introduction. */
export const homePageSchema = z.strictObject({
  template: z.literal('home'),
  ...meta,
  hero: group('HomeHero', {
    ...hero.shape,
    picture,
    actions: list(link),
    terms: list(
      text('A part that stays on one line', 'From {minimumEngagement}.'),
      'Under the buttons: what a first step costs and how long it takes',
    ).optional(),
  }),
  banner: z.strictObject({
    label: text('The name of the section, heard by screen readers', '{brand} in figures'),
    figures: z.array(
      z.strictObject({
        figure: text('The large figure', '{resultsWindow}'),
        label: text('What it counts', 'to visible results'),
      }),
    ),
  }),
  intro: group('IntroHeading', { ...section.shape, edit: edit.optional() }),
  differentiators: section,
  steps: group('StepsHeading', { ...section.shape, action: link }),
  testimonials: group('TestimonialsHeading', {
    ...section.shape,
    pause: text('The button that stops the moving quotes', 'Pause'),
    label: text('The name of the moving quotes, heard by screen readers', 'What clients say'),
  }),
  pricing: group('PricingHeading', { ...section.shape, eyebrow: eyebrow() }),
  questions: group('QuestionsHeading', { ...section.shape, action: link }),
  openings: section.optional().describe('Over the first sentences of the newest articles'),
});

/** `template: about`; the body is the story. */
export const aboutPageSchema = z.strictObject({
  template: z.literal('about'),
  ...meta,
  hero,
  picture,
  writer: group('Writer', {
    ...section.shape,
    text: text('What a writer says of the work, in the first person', 'I write the first draft.'),
    author: authorName('Who says it'),
  }).optional(),
  values: section,
  closing,
});

/** `template: services`. */
export const servicesPageSchema = z.strictObject({
  template: z.literal('services'),
  ...meta,
  hero: group('PictureHero', {
    ...hero.shape,
    picture: picture.describe('The picture under the headline; it is cropped above and below'),
  }),
  cards: z.strictObject({
    label: text('The heading over the cards, heard by screen readers', 'Plans and add-ons'),
    view: text('The words that open the details of a card', 'View Details'),
    hide: text('The words that close the details', 'Hide Details'),
  }),
  closing,
});

/** `template: contact`. */
export const contactPageSchema = z.strictObject({
  template: z.literal('contact'),
  ...meta,
  hero,
  cardsLabel: text('The heading over the cards, heard by screen readers', 'Ways to reach us'),
  cards: list(
    z.strictObject({
      title: text('The title of the card', 'Put it in writing'),
      text: text('A sentence or two under it', 'We reply in {replyTime}.'),
      action: group('CardLink', {
        ...link.shape,
        newTab: flag('true: opens in a new tab, and says so'),
      }).optional(),
    }),
  ),
  inquiry: group('InquiryHeading', { ...hero.shape, eyebrow: eyebrow() }),
});

/** `template: message`: one short message and a link to the next step; the body is the message. */
export const messagePageSchema = z.strictObject({
  template: z.literal('message'),
  ...meta,
  figure: headline()
    .meta({
      description: 'A large figure, whose accent is a loop of thread; without it, the logo',
      examples: ['4*0*4'],
    })
    .optional(),
  headline: headline(),
  action: link,
  insights: insightsLink,
});

/** `template: page`: any other page; the body is its text. */
export const generalPageSchema = z.strictObject({
  template: z.literal('page'),
  ...meta,
  language: ownLanguage(),
  translates: translates(),
  sample: flag('true: came with the site; make it say what yours does before launch'),
  hero,
  picture: picture.optional(),
  closing: closing.optional(),
});
