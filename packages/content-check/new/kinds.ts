import { contentKinds, type ContentKind } from '../../../src/content/kinds';

/** One thing to ask a writer for. */
export type Ask = {
  /** The path of the field. `text` is the text under the fields, `address` the name of the file. */
  field: string;
  /** The name of the flag: `--answer`. */
  flag: string;
  message: string;
  /** An example, shown while nothing is typed. */
  hint?: string;
  /** What a snippet says instead of the message. */
  snippet?: string;
  /** How the answer is given, where it is not typed. */
  by?: 'icon' | 'options' | 'option' | 'picture';
};

/** What `npm run new` can make. */
export type NewKind = {
  name: string;
  type: string;
  asks: readonly Ask[];
  /** The answer that the file is named after. */
  namedBy: string;
};

/** Returns what to ask for a field. The last part of its path is the flag, if `more` has no other. */
const ask = (field: string, message: string, more: Partial<Ask> = {}): Ask => ({
  field,
  flag: field.replace(/^.*\./, ''),
  message,
  ...more,
});

const icon = ask('icon', 'Its icon', { by: 'icon' });

export const newKinds: readonly NewKind[] = [
  {
    name: 'question',
    type: 'Question',
    namedBy: 'question',
    asks: [
      ask('question', 'The question, as a visitor would ask it'),
      ask('text', 'The answer, in one sentence or more', { flag: 'answer' }),
    ],
  },
  {
    name: 'testimonial',
    type: 'Testimonial',
    namedBy: 'author',
    asks: [
      ask('author', 'Who said it?'),
      ask('role', 'What do they do?', { hint: 'Founder' }),
      ask('quote', 'Their words, without quotation marks'),
      ask('image.light', 'The portrait: drag a square JPG, PNG or WebP into this window', {
        flag: 'picture',
        by: 'picture',
        snippet: 'images/testimonials/name.png',
      }),
      ask('image.alt', 'What does the portrait show?', {
        hint: 'Woman with short hair, smiling',
      }),
    ],
  },
  {
    name: 'plan',
    type: 'Plan',
    namedBy: 'title',
    asks: [
      ask('title', 'The title of the plan'),
      icon,
      ask('items', 'What is included? Put a semicolon between the entries', {
        snippet: 'What is included',
      }),
      ask('note', 'The line under the details'),
      ask('help', 'What does a link to this plan tick in the inquiry form?', {
        flag: 'help-with',
        by: 'options',
        snippet: 'An option of forms/contact.json',
      }),
      ask('ask.label', 'The words of its link to the inquiry form', {
        flag: 'link',
        hint: 'Ask about this plan',
      }),
      ask('pricing.title', 'Its short name on the pricing card', { flag: 'short' }),
      ask('pricing.figure', 'The large line on the pricing card', { hint: 'One-time' }),
      ask('pricing.summary', 'The text under that line'),
      ask('pricing.action.label', 'The words of the button on the pricing card', {
        flag: 'button',
        hint: 'Get Your Custom Quote',
      }),
      ask('text', 'The description, with its first sentence in **two asterisks**'),
    ],
  },
  {
    name: 'value',
    type: 'Values',
    namedBy: 'title',
    asks: [ask('title', 'The title of the value'), ask('text', 'A sentence about it'), icon],
  },
  {
    name: 'article',
    type: 'Article',
    namedBy: 'title',
    asks: [
      ask('title', 'The title; put *asterisks* around one accent'),
      ask('description', 'The text under it in lists and search results, 70 to 156 characters'),
      ask('topics', 'Its topics', { by: 'options', snippet: 'An id of topics.json' }),
      ask('author', 'Who wrote it?', { by: 'option', snippet: 'A file of authors/' }),
      ask('published', 'The date of publication. With a date to come, the article waits', {
        flag: 'day',
        hint: '2026-03-31',
      }),
      ask('text', 'The first paragraph'),
    ],
  },
  {
    name: 'page',
    type: 'GeneralPage',
    namedBy: 'address',
    asks: [
      ask('address', 'Its address, in a word or two', { hint: 'press-kit' }),
      ask('title', 'The title in search results, 30 to 60 characters'),
      ask('description', 'The text under it in search results, 70 to 156 characters'),
      ask('hero.eyebrow', 'The words in small capitals over the headline'),
      ask('hero.headline', 'The headline; put *asterisks* around one accent'),
      ask('hero.lede', 'The sentence or two beside the headline'),
      ask('text', 'The first paragraph'),
    ],
  },
];

/** Returns the kind of content that a new entry belongs to. */
export function contentKindOf({ type }: NewKind): ContentKind {
  const kind = contentKinds.find((one) => one.type === type);
  if (!kind) throw new Error(`There is no kind of content called ${type}`);
  return kind;
}

/** Returns whether an answer goes into a field, rather than into the text or the name of the file. */
export const isField = ({ field }: Ask) => field !== 'text' && field !== 'address';
