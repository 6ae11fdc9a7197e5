import { descriptionLength, titleLength } from '../text/text-length';
import {
  entryName,
  draftFlag,
  firstDraft,
  headingFields,
  headline,
  linkSchema,
  longText,
  namedGroup,
  optionalFlag,
  plainText,
  textOfLength,
} from './primitives';

export const searchTitle = () =>
  textOfLength(
    titleLength,
    `The title in the browser and in search results: ${titleLength.join(' to ')} characters`,
    'Our Story and Core Values | {brand}',
  ).meta({ search: true });

export const searchDescription = () =>
  textOfLength(
    descriptionLength,
    `The text under the title in search results and lists: ${descriptionLength.join(' to ')} characters`,
    'Hard to forget in person, hard to find online: {brand} began with people like that. Read our story, our values and why influence starts from within.',
  ).meta({ search: true });

/** The title of an entry for search engines, where its headline is another. */
export const ownSearchTitle = () =>
  searchTitle()
    .meta({
      description: `The title in the browser and in search results, ${titleLength.join(' to ')} characters; without it, the headline and the brand`,
      examples: ['How to Write a Professional Bio | {brand}'],
    })
    .optional();

/** The fields of every page, for search engines and for shared links. */
export const commonPageFields = {
  title: searchTitle(),
  description: searchDescription(),
  focusKeyphrase: plainText('What people search for; for the SEO report', 'brand stories')
    .meta({ title: 'Search words' })
    .optional(),
  shareLine: plainText(
    'Under the headline in the picture of a shared link: what is offered, in one line',
    'From {minimumEngagement}, with a price in writing',
  )
    .meta({ title: 'Line on the share card', maxLength: 64 })
    .optional(),
  hidden: optionalFlag('true: asks search engines to leave the page out').meta({
    title: 'Hide from search engines',
  }),
  draft: draftFlag(),
};

export const heroSchema = namedGroup('Hero', {
  ...headingFields,
  lede: longText(
    'The sentence or two beside the headline',
    'They were brilliant in the room.',
  ).meta({ title: 'Opening sentences' }),
  ledeDraft: firstDraft('these sentences'),
});

export const sectionHeadingSchema = namedGroup('SectionHeading', {
  ...headingFields,
  firstDraft: firstDraft('the headline'),
});

export const personSchema = namedGroup('Person', {
  text: longText('What the person says, in the first person', 'I read every inquiry myself.'),
  author: entryName('authors', 'Who says it', 'robin-marlowe'),
});

/** The call to action at the end of a page. */
export const closingSchema = namedGroup('Closing', {
  headline: headline(),
  firstDraft: firstDraft('the headline'),
  lede: plainText('The line under the headline', 'Bring the unfinished version.').meta({
    title: 'Opening sentences',
  }),
  action: linkSchema,
});
