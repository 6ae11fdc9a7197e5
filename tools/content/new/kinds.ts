import { contentKinds, type ContentKind } from '../../../src/content/kinds';

/** One thing to ask a writer for; its name is the path of the field, or `text` for what stands under them. */
export type Ask = {
  field: string;
  /** The name of the flag: `--answer`. */
  flag: string;
  message: string;
  hint?: string;
};

/** What `npm run new` can make. */
export type NewKind = {
  name: string;
  type: string;
  asks: readonly Ask[];
  /** The answer that the file is named after. */
  namedBy: string;
};

const ask = (field: string, flag: string, message: string, hint?: string): Ask => ({
  field,
  flag,
  message,
  ...(hint !== undefined && { hint }),
});

export const newKinds: readonly NewKind[] = [
  {
    name: 'question',
    type: 'Question',
    namedBy: 'question',
    asks: [
      ask('question', 'question', 'The question, as a visitor would ask it'),
      ask('text', 'answer', 'The answer, in a sentence or more'),
    ],
  },
  {
    name: 'testimonial',
    type: 'Testimonial',
    namedBy: 'author',
    asks: [
      ask('author', 'author', 'Who said it?'),
      ask('role', 'role', 'What do they do?', 'Founder'),
      ask('quote', 'quote', 'Their words, without quotation marks'),
      ask(
        'image.light',
        'picture',
        'The portrait: a square JPG, PNG or WebP, anywhere on this computer',
      ),
      ask('image.alt', 'alt', 'What does the portrait show?', 'Woman with short hair, smiling'),
    ],
  },
  {
    name: 'plan',
    type: 'Plan',
    namedBy: 'title',
    asks: [
      ask('title', 'title', 'The title of the plan'),
      ask('items', 'items', 'What is included? Put a semicolon between the entries'),
      ask('note', 'note', 'The line under the details'),
      ask('pricing.title', 'short', 'Its short name on the pricing card'),
      ask('pricing.figure', 'figure', 'The large line on the pricing card', 'One-time'),
      ask('pricing.summary', 'summary', 'What the pricing card says under it'),
      ask('text', 'text', 'The description; its first sentence in **two asterisks**'),
    ],
  },
  {
    name: 'value',
    type: 'Values',
    namedBy: 'title',
    asks: [
      ask('title', 'title', 'The title of the value'),
      ask('text', 'text', 'A sentence about it'),
      ask('icon', 'icon', 'Its icon'),
    ],
  },
  {
    name: 'page',
    type: 'GeneralPage',
    namedBy: 'address',
    asks: [
      ask('address', 'address', 'Its address, in a word or two', 'press-kit'),
      ask('title', 'title', 'The title in search results, 30 to 60 characters'),
      ask(
        'description',
        'description',
        'The text under it in search results, 70 to 156 characters',
      ),
      ask('hero.eyebrow', 'eyebrow', 'The small capitals over the headline'),
      ask('hero.headline', 'headline', 'The headline; one *accent* may stand between asterisks'),
      ask('hero.lede', 'lede', 'The sentence or two beside the headline'),
      ask('text', 'text', 'The first paragraph'),
    ],
  },
];

/** The kind of content that a new entry belongs to. */
export function contentKindOf({ type }: NewKind): ContentKind {
  const kind = contentKinds.find((one) => one.type === type);
  if (!kind) throw new Error(`There is no kind of content called ${type}`);
  return kind;
}
