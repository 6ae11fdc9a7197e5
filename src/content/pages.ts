import { z } from 'zod';
import { heading, headline, line, link, picture } from './primitives';

/** What every page says about itself to search engines and to those who share it. */
const meta = {
  title: line().describe('The title in the browser and in search results, 30 to 60 characters'),
  description: line().describe('The text under the title in search results, 70 to 156 characters'),
  focusKeyphrase: line()
    .optional()
    .describe(
      'The words a reader would search for; the SEO report looks for them, visitors never see them',
    ),
  hidden: z.boolean().default(false).describe('true: search engines are asked to leave it out'),
};

const hero = z
  .object({ ...heading, lede: line().describe('The sentence or two beside the headline') })
  .strict()
  .meta({ id: 'Hero' });

const section = z.object(heading).strict().meta({ id: 'SectionHeading' });

const closing = z
  .object({ headline: headline(), lede: line(), action: link })
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
        label: line().describe('The name of the band, heard by screen readers'),
        figures: z.array(z.object({ figure: line(), label: line() }).strict()),
      })
      .strict(),
    intro: section,
    differentiators: section,
    steps: section.extend({ action: link }).strict().meta({ id: 'StepsHeading' }),
    testimonials: section
      .extend({
        pause: line().describe('The button that stops the moving quotes'),
        label: line().describe('The name of the moving quotes, heard by screen readers'),
      })
      .strict()
      .meta({ id: 'TestimonialsHeading' }),
    pricing: section,
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
    hero: hero.extend({ picture }).strict().meta({ id: 'PictureHero' }),
    cards: z
      .object({
        label: line().describe('The heading over the cards, heard by screen readers'),
        view: line().describe('The words that open the details of a card'),
        hide: line().describe('The words that close them'),
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
    cardsLabel: line().describe('The heading over the cards, heard by screen readers'),
    cards: z
      .array(
        z
          .object({
            title: line(),
            text: line(),
            action: link
              .extend({
                newTab: z
                  .boolean()
                  .default(false)
                  .describe('true: opens in a new tab, and says so'),
              })
              .strict()
              .meta({ id: 'CardLink' })
              .optional(),
          })
          .strict(),
      )
      .min(1),
    inquiry: hero,
  })
  .strict();

/** `template: message`: one short message and a way on; the body is the message. */
export const messagePageSchema = z
  .object({
    template: z.literal('message'),
    ...meta,
    figure: headline().optional().describe('A large figure such as 4*0*4; left out: the logo'),
    headline: headline(),
    action: link,
  })
  .strict();

/** `template: page`: any other page; the body is its text. */
export const generalPageSchema = z
  .object({
    template: z.literal('page'),
    ...meta,
    hero,
    picture: picture.optional(),
    closing: closing.optional(),
  })
  .strict();
