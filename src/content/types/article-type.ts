import { z } from 'zod';
import { anchorsOf, collectionType, fileType } from '../content-type';
import { newestFirst } from '../entry-order';
import { feedName, listFields, paginationWords, unnumbered } from '../schemas/list-fields';
import { closingSchema, ownSearchTitle, searchDescription } from '../schemas/page-primitives';
import {
  entryName,
  day,
  draftFlag,
  headline,
  textWithEmphasis,
  optionalFlag,
  optionalLanguage,
  pictureSchema,
  plainText,
  translatedPage,
} from '../schemas/primitives';
import { titleLength } from '../text/text-length';
import { topicsType } from './topics-type';

/** `insights/*.mdx`: one article a file; the body is its text. */
const articleSchema = z.strictObject({
  title: headline().meta({
    search: true,
    maxLength: titleLength[1],
    description:
      'The headline; in search results the brand follows it. A part between two asterisks is colored, as its accent',
    examples: ['Start Where It Gets *Interesting*'],
  }),
  searchTitle: ownSearchTitle(),
  description: searchDescription(),
  published: day('The day of publication; before it, no visitor sees it', '2026-03-31'),
  language: optionalLanguage(),
  translates: translatedPage(),
  updated: day('The day of the last change that readers should know of', '2026-04-15').optional(),
  author: entryName('authors', 'Who wrote it', 'robin-marlowe'),
  topics: z
    .array(z.string().meta({ relation: 'topics' }))
    .min(1)
    .meta({ maxItems: 3, description: 'Choose 1 to 3 topics', examples: [['openings']] }),
  picture: pictureSchema.describe(
    'Shown above the text if there is no edited sentence, and always in the feed and where the article is shared; 1600 pixels wide or more',
  ),
  editedSentence: textWithEmphasis(
    'Shown large in place of the picture, and on the share card: what is between asterisks is kept, the rest struck out',
    'Leadership is a marathon. *I had picked the wrong product.*',
  ).optional(),
  caseStudy: entryName(
    'case-studies',
    'A case study that the article speaks of',
    'said-last-printed-first',
  ).optional(),
  draft: draftFlag(),
  sample: optionalFlag('true: came with the site; replace it before launch'),
});

/** `insights.json`: the words around articles and on their lists. */
const insightsSchema = z.strictObject({
  ...listFields,
  words: z.strictObject({
    topics: plainText('The name of the list of topics, heard by screen readers', 'Topics'),
    all: plainText('The link to the articles of all topics', 'All articles'),
    ...paginationWords,
    minutes: unnumbered('After the number of minutes that reading takes', 'min read'),
    updated: plainText('Before the day of the last change', 'Updated'),
    contents: plainText('The heading over the table of contents', 'On this page'),
    writtenBy: plainText('Above the name of the author', 'Written by'),
    previous: plainText('Above the title of the article before this one', 'Previous'),
    next: plainText('Above the title of the article after this one', 'Next'),
    more: plainText('The heading over other articles, heard by screen readers', 'More articles'),
    related: plainText('Above articles about the same topic', 'On the same topic'),
    caseStudy: plainText(
      'Above the title of the case study that the article speaks of',
      'The work it speaks of',
    ),
    feed: feedName(),
  }),
  closing: closingSchema,
});

export const articleType = collectionType({
  typeName: 'Article',
  schema: articleSchema,
  folder: 'insights',
  hasBody: true,
  optional: true,
  template: 'article',
  listTemplate: 'insights',
  list: fileType({
    typeName: 'Insights',
    label: 'Words around articles',
    schema: insightsSchema,
    file: 'insights.json',
    anchors: anchorsOf('closing'),
  }),
  topics: topicsType,
  sort: newestFirst,
  hasFeed: true,
  authorField: 'author',
  anchors: anchorsOf('article-author', 'closing'),
  innerIds: ['article-contents', 'more-entries'],
});
