import { z } from 'zod';
import { hrefAdvice, hrefForm } from './href-advice';
import { iconNames } from './icon-names';
import { languageFault } from './language';

/** One line of text that a visitor reads; never empty. The build sets its quotation marks and dashes. */
export const line = () =>
  z
    .string()
    .trim()
    .min(1, 'is empty. Write the text')
    .refine((text) => !text.includes('\n'), 'must be on one line')
    .meta({ words: true });

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Marks of direction, such as those in prices in Arabic. Nobody sees them. */
const directionMarks = /[\u061C\u200E\u200F]/g;

/** Splits a text into the characters that a reader sees: a letter, an emoji, an accented letter. */
export const characters = (text: string) =>
  [...segmenter.segment(text.replace(directionMarks, ''))].map(({ segment }) => segment);

/** One line of text with `least` to `most` characters, as a reader counts them. */
export const lineOf = (least: number, most: number) =>
  line()
    .check(({ value: input, issues }) => {
      const { length } = characters(input);
      const common = { origin: 'string', inclusive: true, input } as const;
      if (length < least) issues.push({ code: 'too_small', minimum: least, ...common });
      if (length > most) issues.push({ code: 'too_big', maximum: most, ...common });
    })
    // Editors and the reference show them.
    .meta({ minLength: least, maxLength: most });

/** A language, as in BCP 47. */
export const language = () =>
  z.string().superRefine((code, context) => {
    const fault = languageFault(code);
    if (fault !== undefined) context.addIssue(fault);
  });

/** The language of one text, which is that of the site if it is left out. */
export const ownLanguage = () =>
  language()
    .optional()
    .meta(about('The language of this text, if it is not that of the site, as in BCP 47', 'fr'));

/** Describes a field and gives examples: writers read them in their editor and in the reference. */
export const about = (description: string, ...examples: readonly unknown[]) => ({
  description,
  ...(examples.length > 0 && { examples: [...examples] }),
});

/** One line of text with its description and an example. */
export const text = (description: string, example: string) =>
  line().meta(about(description, example));

/**
 * A headline: one line, with one part between asterisks at most.
 * That part is set in italics and in the accent colour.
 */
export const headline = () =>
  line()
    .refine(
      (words) => [0, 2].includes(words.split('*').length - 1),
      'may have one accent, between two asterisks: Our *Story*',
    )
    .meta(about('One line; put asterisks around one part to set it as the accent', 'Our *Story*'));

/**
 * The target of a link: a page of this site with both slashes (`/about/`, `/#questions`), or a full
 * address (`https:`, `mailto:`, `tel:`).
 */
export const href = () =>
  z
    .string()
    .regex(hrefForm, { error: ({ input }) => hrefAdvice(String(input)).message })
    .meta(
      about(
        'Where it leads: a page with both slashes, or an address with https://, mailto: or tel:',
        '/services/',
        'https://www.example.com/',
        'mailto:{email}',
      ),
    );

/** The whole address of a page of another site. */
export const webAddress = () =>
  z
    .url({ protocol: /^https$/, error: 'must be an address that starts with https://' })
    .refine((address) => hrefForm.test(address), {
      error: ({ input }) =>
        /\s/.test(String(input))
          ? 'has a space in it. Write one address, without spaces'
          : `is not a complete address. ${hrefAdvice(String(input)).message}`,
    });

/** A link or a button with a target. */
export const link = z
  .object({
    label: text('The words of the link or button', 'Explore Services'),
    href: href(),
  })
  .strict()
  .meta({ id: 'ContentLink' });

export type ContentLink = z.infer<typeof link>;

/** The link to the privacy page. The site leaves it out while there is no such page. */
export const privacyLink = link
  .optional()
  .meta({ published: true, ...about('Leads to the privacy page; not shown while there is none') });

/** The link to the articles. The site leaves it out while none is published. */
export const insightsLink = link
  .optional()
  .meta({ published: true, ...about('Leads to the articles; not shown while there are none') });

/** The name of an image file under `content/`. */
export const imageFile = () =>
  z
    .string()
    .regex(/^images\/\S/, 'must name a file such as images/hero.jpg')
    .meta({ graphql: 'ImageSharp', image: true });

const leastAlt = 5;
const mostAlt = 100;

/** A picture, with a version for each theme if one does not suit both. */
export const picture = z
  .object({
    light: imageFile().meta(
      about('The file under content/, for the light theme', 'images/hero-light.jpg'),
    ),
    dark: imageFile()
      .optional()
      .meta(
        about(
          'The file for the dark theme; without it, the light one is used',
          'images/hero-dark.jpg',
        ),
      ),
    alt: z
      .string()
      .refine((words) => words === '' || characters(words.trim()).length >= leastAlt, {
        error: `has fewer than ${leastAlt} characters. Say what the picture shows, or write "" if it only decorates`,
        params: { rule: 'picture-alt' },
      })
      .refine((words) => characters(words).length <= mostAlt, {
        error: `has more than ${mostAlt} characters. Describe only the main thing`,
        params: { rule: 'picture-alt' },
      })
      .meta({
        words: true,
        ...about(
          `What the picture shows, in ${leastAlt} to ${mostAlt} characters, for people who cannot see it; "" when it only decorates`,
          'Loose threads drawing together into one cord',
        ),
      }),
  })
  .strict()
  .meta({ id: 'ContentPicture' });

/** The name of an icon of the site's set. */
export const icon = () => z.enum(iconNames).meta({ id: 'IconName' });

/** A small text block: a title with a sentence or two. */
export const titled = {
  title: text('The title, a few words', 'Your voice'),
  text: text('A sentence or two under it', 'We note the phrases you reach for, then we write.'),
};

/** The words in small capitals over a headline. */
export const eyebrow = () =>
  text(
    'The words in small capitals over the headline; for a headline that does not name its subject',
    'How It Works',
  );

/** The words above a section. */
export const heading = { eyebrow: eyebrow().optional(), headline: headline() };

/** `draft: true` keeps an entry out of the published site. */
export const draft = () =>
  z
    .boolean()
    .default(false)
    .meta(about('true: not published; shown only while you run develop', true));
