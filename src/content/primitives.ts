import { z } from 'zod';
import { iconNames } from './icon-names';

/** One line of text that a visitor reads; never empty. */
export const line = () =>
  z
    .string()
    .trim()
    .min(1, 'is empty: write the text')
    .refine((text) => !text.includes('\n'), 'must stand on one line');

/** A language, as in BCP 47. */
export const language = () =>
  z.string().regex(/^[a-z]{2}(-[A-Z]{2})?$/, 'must be a language code such as en or en-GB');

/**
 * A headline: one line, of which one part may stand between asterisks.
 * That part is set in italics and in the accent colour.
 */
export const headline = () =>
  line().refine(
    (text) => [0, 2].includes(text.split('*').length - 1),
    'may have one accent, between two asterisks: Our *Story*',
  );

/**
 * Where a link leads: a page of this site with both slashes (`/about/`, `/#questions`),
 * or a full address (`https:`, `mailto:`).
 */
export const href = () =>
  z
    .string()
    .regex(
      /^(\/([a-z0-9-]+\/)*(\?[^#\s]*)?(#[a-z0-9-]+)?|https:\/\/\S+|mailto:\S+@\S+)$/,
      'must be a page such as /about/ (with both slashes) or an address that starts with https:// or mailto:',
    );

/** A link or a button that leads somewhere. */
export const link = z
  .object({
    label: line().describe('The words of the link or button'),
    href: href().describe('Where it leads'),
  })
  .strict()
  .meta({ id: 'ContentLink' });

/** The name of an image file under `content/`. */
export const imageFile = () =>
  z
    .string()
    .regex(/^images\/[a-z0-9/-]+\.(jpg|png|webp)$/, 'must name a file such as images/hero.jpg')
    .meta({ graphql: 'ImageSharp', image: true });

/** A picture, with a version for each theme where one does not serve both. */
export const picture = z
  .object({
    light: imageFile().describe('The file under content/, for the light theme'),
    dark: imageFile().optional().describe('The file for the dark theme; left out: the light one'),
    alt: z
      .string()
      .describe('What the picture shows, for people who cannot see it; "" when it only decorates'),
  })
  .strict()
  .meta({ id: 'ContentPicture' });

/** The name of an icon of the site's set. */
export const icon = () => z.enum(iconNames).meta({ id: 'IconName' });

/** A small text block: a title with a sentence or two. */
export const titled = { title: line(), text: line() };

/** The words over a section. */
export const heading = {
  eyebrow: line().describe('The small capitals over the headline'),
  headline: headline(),
};
