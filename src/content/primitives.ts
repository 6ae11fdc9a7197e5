import { z } from 'zod';
import { hrefFault } from './addresses';
import { headlineParts } from './headline';
import { languageFault } from './language';

/** One line of text; the build sets its quotation marks and dashes. */
export const line = () =>
  z
    .string()
    .trim()
    .min(1, 'is empty. Write the text')
    .refine((text) => !text.includes('\n'), 'must be on one line')
    .meta({ words: true });

/** One line of text; the check warns of fewer or more characters. */
export const lineOf = (
  [minLength, maxLength]: readonly [number, number],
  description: string,
  example: string,
) => line().meta({ minLength, maxLength, description, examples: [example] });

/** A text in which `faultOf` finds no fault; a fault is the end of a sentence. */
export const faultless = (faultOf: (text: string) => string | undefined) =>
  z.string().superRefine((text, context) => {
    const fault = faultOf(text);
    if (fault !== undefined) context.addIssue(fault);
  });

export const language = () => faultless(languageFault);

export const ownLanguage = () =>
  language()
    .optional()
    .meta({
      description: 'The language of this text, if it is not that of the site, as in BCP 47',
      examples: ['fr'],
    });

export const flag = (description: string) =>
  z
    .boolean()
    .default(false)
    .meta({ description, examples: [true] });

export const text = (description: string, example: string) =>
  line().meta({ description, examples: [example] });

/** A text that is longer than a headline. */
export const sentence = (description: string, example: string) =>
  text(description, example).meta({ multiline: true });

/** A group of fields that files share, by the name of its GraphQL type. */
export const group = <Fields extends z.ZodRawShape>(id: string, fields: Fields) =>
  z.strictObject(fields).meta({ id });

/** One entry or more. */
export const list = <Item extends z.ZodType>(item: Item, description?: string) =>
  z.array(item).min(1).meta({ description });

/** One line of text, whose words between two asterisks are marked. */
export const markedText = (description: string, example: string) =>
  line()
    .refine(
      (words) => words.split('*').length % 2 === 1,
      'has an asterisk without a partner. Put one before the words, and one after them',
    )
    .meta({ marks: true, multiline: true, description, examples: [example] });

/** One line of text, with an accent between asterisks. */
export const headline = () =>
  line()
    .refine(
      (words) => headlineParts(headlineParts(words).after).accent === undefined,
      'has two accents. Keep one pair of asterisks',
    )
    .meta({
      marks: true,
      description: 'One line; a part between two asterisks is colored, as its accent',
      examples: ['Our *Story*'],
    });

/** The path of the page that this one translates. */
export const translates = () =>
  href()
    .refine((path) => /^\/[^?#]*$/.test(path), 'must be a page of this site, such as /about/')
    .optional()
    .describe(
      'The page that this one translates; only the translation names it, and both link to each other',
    );

/** A page of this site, such as `/#questions`, or an address with `https:`, `mailto:` or `tel:`. */
export const href = () =>
  faultless(hrefFault).meta({
    link: true,
    description:
      'Where it leads: a page with both slashes, or an address with https://, mailto: or tel:',
    examples: ['/services/', 'https://www.example.com/', 'mailto:{email}'],
  });

/** The whole address of a page of another site. */
export const webAddress = (description: string, example: string) =>
  faultless((address) =>
    /^https?:/.test(address) ? hrefFault(address) : 'must be an address that starts with https://',
  ).meta({ link: true, description, examples: [example] });

export const link = group('ContentLink', {
  label: text('The words of the link or button', 'Explore Services'),
  href: href(),
});

export type ContentLink = z.infer<typeof link>;

/** A link that is not shown while its page is not published. */
export const publishedLink = (description: string) =>
  link.optional().meta({ published: true, description });

export const privacyLink = publishedLink(
  'Leads to the privacy page; not shown while there is none',
);
export const insightsLink = publishedLink('Leads to the articles; not shown while there are none');

/** The name of an image file under `content/`. */
export const imageFile = (description: string, example: string) =>
  z
    .string()
    .regex(/^images\/\S/, 'must name a file such as images/hero.jpg')
    .meta({ graphql: 'ImageSharp', image: true, description, examples: [example] });

/** The name of an author's file. */
export const authorName = (description: string) =>
  z.string().meta({
    graphql: 'Author',
    entry: 'authors',
    description: `${description}: the name of a file in authors/, without .json`,
    examples: ['robin-marlowe'],
  });

/** A picture, with a dark version where one does not suit both themes. */
export const picture = group('ContentPicture', {
  light: imageFile('The picture, or the one for the light theme', 'images/hero-light.jpg'),
  dark: imageFile(
    'The picture for the dark theme. If you replace the light one, replace this, too; without it, the light one is used',
    'images/hero-dark.jpg',
  ).optional(),
  alt: z.string().meta({
    words: true,
    maxLength: 150,
    description:
      'What the picture shows, in a short sentence, for people who cannot see it. Change it with the picture; leave it empty when the picture only decorates',
    examples: ['Loose threads drawing together into one cord'],
  }),
});

// prettier-ignore
const iconNames = [
  'about', 'calendar', 'chart', 'compass', 'contact', 'globe', 'heart', 'home',
  'instagram', 'linkedin', 'plus', 'services', 'shield', 'spark', 'star', 'x',
] as const;
export type IconName = (typeof iconNames)[number];

export const icon = () => z.enum(iconNames).meta({ id: 'IconName' });

export const titled = {
  title: text('The title, a few words', 'Your voice'),
  text: sentence('A sentence or two under it', 'We note the phrases you reach for.'),
};

export const eyebrow = () =>
  text('The small capitals over a headline that does not name its subject', 'How It Works');

/** The first draft of a text, which visitors may ask to see. */
export const firstDraft = (of: string) =>
  markedText(
    `The first draft of ${of}, shown struck out to visitors who ask for the edits; put asterisks around the words that were kept`,
    'We empower professionals to *find the words* that resonate.',
  ).optional();

export const heading = { eyebrow: eyebrow().optional(), headline: headline() };

export const draft = () => flag('true: kept out of the published site; shown on your own computer');
