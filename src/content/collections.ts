import { z } from 'zod';
import { headline, icon, line, link, picture, titled } from './primitives';

const order = () => z.int().min(1).describe('The place in the list: 1 comes first');

/** `faq/*.mdx`: one question a file; the body is the answer. */
export const questionSchema = z.object({ question: line(), order: order() }).strict();

/** `plans/*.mdx`: what the pricing and the service cards say; the body is the description. */
export const planSchema = z
  .object({
    title: line(),
    order: order(),
    icon: icon(),
    tagline: headline().optional(),
    items: z.array(line()).min(1).describe('What is included, a line each'),
    note: line(),
    help: z
      .array(line())
      .min(1)
      .describe(
        'What a link with ?plan=<name of this file> chooses in the inquiry form: its options, word for word',
      ),
    ask: link.describe('The link on the card, to the inquiry form'),
    pricing: z
      .object({
        title: line().describe('The short name on the pricing card'),
        figure: line().describe('The large line on the pricing card'),
        summary: line(),
        featured: z.boolean().default(false).describe('true: the dark card among the light ones'),
        action: link,
      })
      .strict(),
  })
  .strict();

/** `testimonials/*.json`: one client's words a file. */
export const testimonialSchema = z
  .object({
    order: order(),
    quote: line(),
    author: line(),
    role: line(),
    image: picture,
    sample: z.boolean().default(false).describe('true: invented, to be replaced before launch'),
  })
  .strict();

const listOf = <Item extends z.ZodType>(item: Item) =>
  z.object({ items: z.array(item).min(1) }).strict();

/** `highlights.json`: the services named in the introduction. */
export const highlightsSchema = listOf(z.object(titled).strict());
/** `differentiators.json`: why a visitor should choose this agency. */
export const differentiatorsSchema = listOf(z.object(titled).strict());
/** `steps.json`: how the work goes. */
export const stepsSchema = listOf(z.object(titled).strict());
/** `values.json`: what the agency will not trade. */
export const valuesSchema = listOf(z.object({ ...titled, icon: icon() }).strict());
