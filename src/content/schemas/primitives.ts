import { z } from 'zod';
import { hrefProblem, localAddressProblem } from '../addresses/addresses';
import { isDay } from '../calendar';
import { headlineParts } from '../text/headline-parts';
import { languageProblem } from '../text/language';
import { maxAltLength } from '../text/text-length';
import { valueAt } from './field-schema';

/** One line of text. The build sets its quotation marks and dashes. */
export const singleLine = () =>
  z
    .string()
    .trim()
    .min(1, 'is empty. Write the text')
    .refine(
      (text) => /[^\p{Cf}\p{Zs}\p{Mn}\u115f\u1160\u2800\u3164\uffa0]/u.test(text),
      'is empty. Write the text',
    )
    .refine((text) => !text.includes('\n'), 'must be on one line')
    .meta({ isTypeset: true });

/** One line of text. The check warns if it is shorter or longer. */
export const textOfLength = (
  [minLength, maxLength]: readonly [number, number],
  description: string,
  example: string,
) => singleLine().meta({ minLength, maxLength, description, examples: [example] });

/** A text that a function checks. The function returns a problem as the end of a sentence. */
export const validString = (problemIn: (text: string) => string | undefined) =>
  z.string().superRefine((text, context) => {
    const problem = problemIn(text);
    if (problem !== undefined) context.addIssue(problem);
  });

/** The code of a language, as in BCP 47. */
export const languageCode = () => validString(languageProblem);

export const optionalLanguage = () =>
  languageCode()
    .optional()
    .meta({
      description: 'The language of this text, if it is not that of the site, as in BCP 47',
      examples: ['fr'],
    });

/** A day in ISO 8601. */
export const day = (description: string, example: string) =>
  z
    .string()
    .refine(isDay, { error: 'must be a day such as 2026-03-31' })
    .meta({ format: 'date', description, examples: [example] });

/** A flag that is true or left out. */
export const optionalFlag = (description: string) =>
  z
    .boolean()
    .default(false)
    .meta({ description, examples: [true] });

/** One line of text without emphasis. */
export const plainText = (description: string, example: string) =>
  singleLine().meta({ description, examples: [example] });

/** A text that is longer than a headline. */
export const longText = (description: string, example: string) =>
  plainText(description, example).meta({ multiline: true });

/** A group of fields whose GraphQL type has a name, so that several schemas can share it. */
export const namedGroup = <Fields extends z.ZodRawShape>(id: string, fields: Fields) =>
  z.strictObject(fields).meta({ id });

/** Returns what tells an item of a list from the others. */
const identityOf = (item: unknown) =>
  JSON.stringify(valueAt(item, ['value']) ?? valueAt(item, ['title']) ?? item);

/** A list of one item or more, of which no two are the same. */
export const nonEmptyList = <Item extends z.ZodType>(item: Item, description?: string) =>
  z
    .array(item)
    .min(1)
    .superRefine((items, context) => {
      const identities = items.map(identityOf);
      for (const [index, identity] of identities.entries())
        if (identities.indexOf(identity) < index)
          context.addIssue({
            code: 'custom',
            path: [index],
            message: 'is the same as an earlier one. Change or remove it',
          });
    })
    .meta({ description });

/** One line of text in which pairs of asterisks emphasize words. */
export const textWithEmphasis = (description: string, example: string) =>
  singleLine()
    .refine(
      (words) => words.split('*').length % 2 === 1,
      'has an asterisk without a partner. Put one before the words, and one after them',
    )
    .meta({ emphasis: true, multiline: true, description, examples: [example] });

/** One line of text in which one pair of asterisks may mark an accent. */
export const headline = () =>
  singleLine()
    .refine(
      (words) => headlineParts(headlineParts(words).after).accent === undefined,
      'has two accents. Keep one pair of asterisks',
    )
    .meta({
      emphasis: true,
      description: 'One line; a part between two asterisks is colored, as its accent',
      examples: ['Our *Story*'],
    });

/** The path of the page that this one translates. */
export const translatedPage = () =>
  href()
    .refine((path) => /^\/[^?#]*$/.test(path), 'must be a page of this site, such as /about/')
    .optional()
    .meta({
      title: 'Translates',
      description:
        'The page that this one translates; only the translation names it, and both link to each other',
    });

const linkProblem = (address: string) => hrefProblem(address) ?? localAddressProblem(address);

/** A page of this site, such as `/#questions`, or an address with `https:`, `mailto:` or `tel:`. */
export const href = () =>
  validString(linkProblem).meta({
    title: 'Leads to',
    format: 'link',
    description:
      'Where it leads: a page with both slashes, or an address with https://, mailto: or tel:',
    examples: ['/services/', 'https://www.example.com/', 'mailto:{email}'],
  });

/** The whole address of a page of another site. */
export const webAddress = (description: string, example: string) =>
  validString((address) =>
    /^https?:/.test(address)
      ? linkProblem(address)
      : 'must be an address that starts with https://',
  ).meta({ format: 'link', description, examples: [example] });

export const linkSchema = namedGroup('ContentLink', {
  label: plainText('The words of the link or button', 'Explore Services'),
  href: href(),
});

export type ContentLink = z.infer<typeof linkSchema>;

/** A link that is hidden while its page is not published. */
export const publishedLink = (description: string) =>
  linkSchema.optional().meta({ hiddenWithoutPage: true, description });

export const privacyLink = publishedLink(
  'Leads to the privacy page; not shown while there is none',
);
export const insightsLink = publishedLink('Leads to the articles; not shown while there are none');

const imageNameProblem = (name: string) => {
  const [, file] = name.split('images/');
  const meant = file === undefined ? '' : `. Did you mean "images/${file}"?`;
  return `must name a file such as images/hero.jpg${meant}`;
};

/** The name of an image file under `content/`. */
export const imageFile = (description: string, example: string) =>
  z
    .string()
    .regex(/^images\/\S/, { error: ({ input }) => imageNameProblem(String(input)) })
    .meta({ format: 'image', description, examples: [example] });

/** The name of the file of an entry, which must exist. */
export const entryName = (
  folder: 'authors' | 'case-studies' | 'faq' | 'plans' | 'testimonials',
  description: string,
  example: string,
) =>
  z.string().meta({
    relation: folder,
    description: `${description}: the name of a file in ${folder}/, without its ending`,
    examples: [example],
  });

/** A picture, with a dark version where one does not suit both themes. */
export const pictureSchema = namedGroup('ContentPicture', {
  light: imageFile('The picture, or the one for the light theme', 'images/hero-light.jpg').meta({
    title: 'Light theme',
  }),
  dark: imageFile(
    'The picture for the dark theme. If you replace the light one, replace this, too; without it, the light one is used',
    'images/hero-dark.jpg',
  )
    .meta({ title: 'Dark theme' })
    .optional(),
  alt: z.string().meta({
    title: 'Alternative text',
    isTypeset: true,
    maxLength: maxAltLength,
    description:
      'What the picture shows, in a short sentence, for people who cannot see it. Change it with the picture; leave it empty when the picture only decorates',
    examples: ['Loose threads drawing together into one cord'],
  }),
});

const iconNames = [
  'about',
  'calendar',
  'chart',
  'compass',
  'contact',
  'globe',
  'heart',
  'home',
  'instagram',
  'linkedin',
  'plus',
  'services',
  'shield',
  'spark',
  'star',
  'x',
] as const;
export type IconName = (typeof iconNames)[number];

export const iconName = () => z.enum(iconNames).meta({ id: 'IconName' });

/** The fields of an item with a title and a sentence or two. */
export const titleAndText = {
  title: plainText('The title, a few words', 'Your voice'),
  text: longText('A sentence or two under it', 'We note the phrases you reach for.'),
};

export const eyebrow = () =>
  plainText('The line in small capitals over a headline', 'How It Works').meta({
    title: 'Small line above the headline',
  });

/** The first draft of a text, shown to visitors who turn the edits on. */
export const firstDraft = (of: string) =>
  textWithEmphasis(
    `The first draft of ${of}, shown struck out to visitors who ask for the edits; put asterisks around the words that were kept`,
    'We empower professionals to *find the words* that resonate.',
  ).optional();

/** The fields at the head of a page or a section. */
export const headingFields = { eyebrow: eyebrow().optional(), headline: headline() };

export const draftFlag = () =>
  optionalFlag('true: kept out of the published site; shown on your own computer');

/** The place of an entry among the others. */
export const order = () =>
  z
    .int()
    .min(1)
    .meta({
      description: 'The place in the list: 1 comes first, and each number is used once',
      examples: [3],
    });
