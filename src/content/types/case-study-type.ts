import { z } from 'zod';
import { anchorsOf, collectionType, fileType } from '../content-type';
import { newestFirst } from '../entry-order';
import { feedName, listFields, paginationWords } from '../schemas/list-fields';
import { closingSchema, ownSearchTitle, searchDescription } from '../schemas/page-primitives';
import {
  day,
  draftFlag,
  entryName,
  headline,
  longText,
  textWithEmphasis,
  namedGroup,
  nonEmptyList,
  optionalFlag,
  plainText,
  webAddress,
} from '../schemas/primitives';
import { phraseIndex, phrasesIn } from '../text/headline-parts';
import { titleLength } from '../text/text-length';

const paragraphs = (description: string, example: string) =>
  nonEmptyList(
    textWithEmphasis(
      `A paragraph ${description}; put asterisks around words that both texts have, word for word`,
      example,
    ),
  );

/** A conversation, and what was published of it. */
const work = namedGroup('Work', {
  said: paragraphs('as it was said', 'Honestly, *most of it is walking*.'),
  published: paragraphs('as it was published', '*Most of it is walking*. At six.'),
}).superRefine((texts, context) => {
  const requirePhrases = (from: 'said' | 'published', to: 'said' | 'published') => {
    const phrases = phrasesIn(texts[to]);
    for (const [index, paragraph] of texts[from].entries()) {
      const missing = phrasesIn([paragraph]).find((words) => phraseIndex(phrases, words) < 0);
      if (missing === undefined) continue;
      context.addIssue({
        code: 'custom',
        path: [from, index],
        message: `has "${missing}" between asterisks, which the other text has not. Mark the same words in both`,
      });
    }
  };
  requirePhrases('said', 'published');
  requirePhrases('published', 'said');
});

const count = (description: string, example: number) =>
  z
    .int()
    .min(1)
    .optional()
    .meta({ description, examples: [example] });

/** `case-studies/*.mdx`: a piece of work a file; the body is what was asked. */
const caseStudySchema = z.strictObject({
  title: headline().meta({
    search: true,
    maxLength: titleLength[1],
    description:
      'The headline; in search results the brand follows it. A part between two asterisks is colored, as its accent',
    examples: ['Said last, *printed first*'],
  }),
  searchTitle: ownSearchTitle(),
  description: searchDescription(),
  published: day('The day of publication; before it, no visitor sees it', '2026-03-31'),
  updated: day('The day of the last change that readers should know of', '2026-04-15').optional(),
  client: z.strictObject({
    trade: plainText('What the client does', 'Consultant for logistics'),
    size: plainText('How large the business is', 'Works alone').optional(),
    country: plainText('Where it is', 'Netherlands').optional(),
    name: plainText('The name, if the client agreed to it', 'Amara Obi').optional(),
  }),
  work: work.meta({
    title: 'Said and published',
    description: 'A conversation, and what came of it',
  }),
  cut: longText(
    'What was cut, and why',
    'We cut the dashboard, because everybody has one.',
  ).optional(),
  result: z
    .strictObject({
      figure: plainText('The figure', '3 of 9'),
      text: plainText('What it counts', 'calls began with “door nine”'),
      source: plainText('Who counted, and when', 'The client’s calendar, June 2026'),
    })
    .optional()
    .describe('What came of it; without a figure that somebody counted, leave it out'),
  plan: entryName('plans', 'Which plan it was', 'monthly-retainer').optional(),
  weeks: count('How many weeks it took', 3),
  hours: count('How many hours it took of the client', 2),
  original: z
    .strictObject({
      label: plainText('Where it was published', 'LinkedIn'),
      href: webAddress('Its address there', 'https://www.linkedin.com/posts/example').meta({
        title: 'Leads to',
      }),
    })
    .optional()
    .describe('Where it can be read as it was published'),
  quote: longText('A sentence of the client, in the client’s own voice', 'I said that?').optional(),
  draft: draftFlag(),
  sample: optionalFlag('true: came with the site; show work of your own before launch'),
});

/** `case-studies.json`: the words around case studies and on their list. */
const caseStudiesSchema = z.strictObject({
  ...listFields,
  words: z.strictObject({
    ...paginationWords,
    client: plainText('Before what the client does', 'Client'),
    plan: plainText('Before the plan', 'Plan'),
    weeks: plainText('Before the number of weeks', 'Weeks'),
    hours: plainText('Before the number of hours', 'The client’s own hours'),
    original: plainText('Before the link to where it was published', 'Published on'),
    asked: plainText('The heading over what was asked', 'What was asked'),
    work: plainText('The heading over both texts', 'Said, and then published'),
    said: plainText('The heading of the conversation', 'As it was said'),
    published: plainText('The heading of the published text', 'As it was published'),
    kept: plainText(
      'Before the words that both texts have, heard by screen readers',
      'Kept word for word:',
    ),
    note: plainText('A line under both texts', 'Underlined: said on the call.').optional(),
    outcome: plainText('The heading over what was cut and what came of it', 'Afterwards'),
    cut: plainText('The heading over what was cut', 'What we cut'),
    result: plainText('The heading over the result', 'What came of it'),
    quote: plainText('The heading over the client’s sentence', 'In the client’s words'),
    previous: plainText('Above the title of the case study after this one', 'Before it'),
    next: plainText('Above the title of the case study before this one', 'After it'),
    more: plainText('The heading over other case studies, heard by screen readers', 'More work'),
    whole: plainText('The link to a case study, on a page that shows its texts', 'All about it'),
    all: plainText('The link to the list, on such a page', 'All case studies'),
    feed: feedName(),
  }),
  closing: closingSchema,
});

export const caseStudyType = collectionType({
  typeName: 'CaseStudy',
  label: 'Case study',
  schema: caseStudySchema,
  folder: 'case-studies',
  hasBody: true,
  optional: true,
  template: 'case-study',
  listTemplate: 'case-studies',
  list: fileType({
    typeName: 'CaseStudies',
    label: 'Words around case studies',
    schema: caseStudiesSchema,
    file: 'case-studies.json',
    anchors: anchorsOf('closing'),
  }),
  sort: newestFirst,
  hasFeed: true,
  anchors: [
    ...anchorsOf('asked', 'work', 'said', 'published', 'closing'),
    { id: 'outcome', fields: ['cut', 'result', 'quote'] },
  ],
  innerIds: ['more-entries'],
});
