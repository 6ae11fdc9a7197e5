import { z } from 'zod';
import {
  about,
  draft,
  eyebrow,
  heading,
  headline,
  insightsLink,
  lineOf,
  link,
  picture,
  text,
} from './primitives';

const titleOf = (least: number) =>
  lineOf(least, 60).meta(
    about(
      `The title in the browser and in search results, ${least} to 60 characters`,
      'Our Story and Core Values | {brand}',
    ),
  );

/** What every page says about itself to search engines and to those who share it. */
const meta = {
  title: titleOf(30),
  description: lineOf(70, 156).meta(
    about(
      'The text under the title in search results, 70 to 156 characters; 121 or more read best',
      'Hard to forget in person, hard to find online: {brand} began with people like that. Read our story, our values and why influence starts from within.',
    ),
  ),
  focusKeyphrase: text(
    'The words people would search for; used by the SEO report, not shown to visitors',
    'personal brand storytelling',
  ).optional(),
  hidden: z
    .boolean()
    .default(false)
    .meta(about('true: asks search engines to leave the page out', true)),
  draft: draft(),
};

const hero = z
  .object({
    ...heading,
    lede: text(
      'The sentence or two beside the headline',
      'It begins with people who were brilliant in the room.',
    ),
  })
  .strict()
  .meta({ id: 'Hero' });

const section = z.object(heading).strict().meta({ id: 'SectionHeading' });

/** Lines of one text as it was, and as it became. */
const edit = z
  .object({
    label: text('What is shown, as a small heading', 'Five lines from a bio'),
    before: z
      .array(text('A line that was struck out', 'Passionate leadership coach'))
      .min(2)
      .max(7)
      .meta(about('The lines that were struck out, 2 to 7')),
    after: text(
      'The sentence that is left',
      'I coach leaders the way I nursed patients: by noticing what they don’t say.',
    ),
    note: text('A line under it', 'One line was in all five.').optional(),
    sample: z
      .boolean()
      .default(false)
      .meta(about('true: came with the site; show an edit of your own before launch')),
  })
  .strict()
  .meta({ id: 'Edit' });

export const closing = z
  .object({
    headline: headline(),
    lede: text('The line under the headline', 'Bring the unfinished version.'),
    action: link,
  })
  .strict()
  .meta({ id: 'Closing' });

/** `template: home`; the body is the introduction. */
export const homePageSchema = z
  .object({
    template: z.literal('home'),
    ...meta,
    hero: hero
      .extend({ picture, actions: z.array(link).min(1) })
      .strict()
      .meta({ id: 'HomeHero' }),
    banner: z
      .object({
        label: text('The name of the band, heard by screen readers', '{brand} in figures'),
        figures: z.array(
          z
            .object({
              figure: text('The large figure', '{resultsWindow}'),
              label: text('What it counts', 'to visible results'),
            })
            .strict(),
        ),
      })
      .strict(),
    intro: section.extend({ edit: edit.optional() }).strict().meta({ id: 'IntroHeading' }),
    differentiators: section,
    steps: section.extend({ action: link }).strict().meta({ id: 'StepsHeading' }),
    testimonials: section
      .extend({
        pause: text('The button that stops the moving quotes', 'Pause'),
        label: text('The name of the moving quotes, heard by screen readers', 'What clients say'),
      })
      .strict()
      .meta({ id: 'TestimonialsHeading' }),
    pricing: section.extend({ eyebrow: eyebrow() }).strict().meta({ id: 'PricingHeading' }),
    questions: section.extend({ picture, action: link }).strict().meta({ id: 'QuestionsHeading' }),
  })
  .strict();

/** `template: about`; the body is the story. */
export const aboutPageSchema = z
  .object({ template: z.literal('about'), ...meta, hero, picture, values: section, closing })
  .strict();

/** `template: services`. */
export const servicesPageSchema = z
  .object({
    template: z.literal('services'),
    ...meta,
    hero: hero
      .extend({
        picture: picture.describe(
          'The picture under the headline; its uppermost and lowest parts are cropped on every screen',
        ),
      })
      .strict()
      .meta({ id: 'PictureHero' }),
    cards: z
      .object({
        label: text('The heading over the cards, heard by screen readers', 'Plans and add-ons'),
        view: text('The words that open the details of a card', 'View Details'),
        hide: text('The words that close the details', 'Hide Details'),
      })
      .strict(),
    closing,
  })
  .strict();

/** `template: contact`. */
export const contactPageSchema = z
  .object({
    template: z.literal('contact'),
    ...meta,
    hero,
    cardsLabel: text('The heading over the cards, heard by screen readers', 'Ways to reach us'),
    cards: z
      .array(
        z
          .object({
            title: text('The title of the card', 'Put it in writing'),
            text: text('A sentence or two under it', 'We reply in {replyTime}.'),
            action: link
              .extend({
                newTab: z
                  .boolean()
                  .default(false)
                  .meta(about('true: opens in a new tab, and says so', true)),
              })
              .strict()
              .meta({ id: 'CardLink' })
              .optional(),
          })
          .strict(),
      )
      .min(1),
    inquiry: hero.extend({ eyebrow: eyebrow() }).strict().meta({ id: 'InquiryHeading' }),
  })
  .strict();

/** `template: message`: one short message and a link to the next step; the body is the message. */
export const messagePageSchema = z
  .object({
    template: z.literal('message'),
    ...meta,
    // No search engine shows these pages, so their titles may be short.
    title: titleOf(10),
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
  })
  .strict();

/** `template: page`: any other page; the body is its text. */
export const generalPageSchema = z
  .object({
    template: z.literal('page'),
    ...meta,
    sample: z
      .boolean()
      .default(false)
      .meta(about('true: came with the site; make it say what yours does before launch')),
    hero,
    picture: picture.optional(),
    closing: closing.optional(),
  })
  .strict();
