import { z } from 'zod';
import { closing, edit, hero, meta, section } from './page-parts';
import {
  about,
  authorName,
  eyebrow,
  flag,
  headline,
  insightsLink,
  link,
  ownLanguage,
  picture,
  text,
} from './primitives';

/** `template: home`; the body is the introduction. */
export const homePageSchema = z.strictObject({
  template: z.literal('home'),
  ...meta,
  hero: hero
    .extend({
      picture,
      actions: z.array(link).min(1),
      terms: z
        .array(text('A part that stays on one line', 'From {minimumEngagement}.'))
        .min(1)
        .optional()
        .meta(about('Under the buttons: what a first step costs and how long it takes')),
    })
    .meta({ id: 'HomeHero' }),
  banner: z.strictObject({
    label: text('The name of the band, heard by screen readers', '{brand} in figures'),
    figures: z.array(
      z.strictObject({
        figure: text('The large figure', '{resultsWindow}'),
        label: text('What it counts', 'to visible results'),
      }),
    ),
  }),
  intro: section.extend({ edit: edit.optional() }).meta({ id: 'IntroHeading' }),
  differentiators: section,
  steps: section.extend({ action: link }).meta({ id: 'StepsHeading' }),
  testimonials: section
    .extend({
      pause: text('The button that stops the moving quotes', 'Pause'),
      label: text('The name of the moving quotes, heard by screen readers', 'What clients say'),
    })
    .meta({ id: 'TestimonialsHeading' }),
  pricing: section.extend({ eyebrow: eyebrow() }).meta({ id: 'PricingHeading' }),
  questions: section.extend({ action: link }).meta({ id: 'QuestionsHeading' }),
  openings: section.optional().describe('Over the first sentences of the newest articles'),
});

/** `template: about`; the body is the story. */
export const aboutPageSchema = z.strictObject({
  template: z.literal('about'),
  ...meta,
  hero,
  picture,
  writer: section
    .extend({
      text: text('What a writer says of the work, in the first person', 'I write the first draft.'),
      author: authorName('Who says it'),
    })
    .meta({ id: 'Writer' })
    .optional(),
  values: section,
  closing,
});

/** `template: services`. */
export const servicesPageSchema = z.strictObject({
  template: z.literal('services'),
  ...meta,
  hero: hero
    .extend({
      picture: picture.describe(
        'The picture under the headline; its uppermost and lowest parts are cropped on every screen',
      ),
    })
    .meta({ id: 'PictureHero' }),
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
  cards: z
    .array(
      z.strictObject({
        title: text('The title of the card', 'Put it in writing'),
        text: text('A sentence or two under it', 'We reply in {replyTime}.'),
        action: link
          .extend({
            newTab: flag('true: opens in a new tab, and says so'),
          })
          .meta({ id: 'CardLink' })
          .optional(),
      }),
    )
    .min(1),
  inquiry: hero.extend({ eyebrow: eyebrow() }).meta({ id: 'InquiryHeading' }),
});

/** `template: message`: one short message and a link to the next step; the body is the message. */
export const messagePageSchema = z.strictObject({
  template: z.literal('message'),
  ...meta,
  figure: headline()
    .optional()
    .meta(
      about(
        'A large figure, whose accent is drawn as a loop of thread; without it, the logo is shown',
        '4*0*4',
      ),
    ),
  headline: headline(),
  action: link,
  insights: insightsLink,
});

/** `template: page`: any other page; the body is its text. */
export const generalPageSchema = z.strictObject({
  template: z.literal('page'),
  ...meta,
  language: ownLanguage(),
  sample: flag('true: came with the site; make it say what yours does before launch'),
  hero,
  picture: picture.optional(),
  closing: closing.optional(),
});
