import { z } from 'zod';
import {
  about,
  draft,
  firstDraft,
  flag,
  heading,
  headline,
  lineOf,
  link,
  markedText,
  text,
} from './primitives';

/** With more characters, search results cut a title off. */
export const mostInTitle = 75;

export const title = () =>
  lineOf(1, mostInTitle).meta(
    about(
      `The title in the browser and in search results: 30 to 60 characters show whole, and more than ${mostInTitle} are refused`,
      'Our Story and Core Values | {brand}',
    ),
  );

export const description = () =>
  lineOf(45, 185).meta(
    about(
      'The text under the title in search results and lists: 121 to 156 characters fill it, and fewer than 45 or more than 185 are refused',
      'Hard to forget in person, hard to find online: {brand} began with people like that. Read our story, our values and why influence starts from within.',
    ),
  );

/** What every page says about itself to search engines and to those who share it. */
export const meta = {
  title: title(),
  description: description(),
  focusKeyphrase: text(
    'The words people would search for; used by the SEO report, not shown to visitors',
    'personal brand storytelling',
  ).optional(),
  hidden: flag('true: asks search engines to leave the page out'),
  draft: draft(),
};

export const hero = z
  .strictObject({
    ...heading,
    lede: text(
      'The sentence or two beside the headline',
      'It begins with people who were brilliant in the room.',
    ),
    firstDraft: firstDraft('these sentences'),
  })
  .meta({ id: 'Hero' });

export const section = z
  .strictObject({ ...heading, firstDraft: firstDraft('the headline') })
  .meta({ id: 'SectionHeading' });

export const edit = z
  .strictObject({
    label: text('What is shown, as a small heading', 'Five lines from a bio'),
    before: z
      .array(
        markedText(
          'A line that was struck out; put asterisks around words that were kept',
          'Passionate *leadership coach*',
        ),
      )
      .min(2)
      .max(7)
      .meta(about('The lines that were struck out, 2 to 7')),
    after: markedText(
      'The sentence that is left; put asterisks around the words that were kept, in the order of the lines',
      'I *coach leaders* the way I *nursed* patients.',
    ),
    note: text('A line under it', 'One line was in all five.').optional(),
    sample: flag('true: came with the site; show an edit of your own before launch'),
  })
  .meta({ id: 'Edit' });

/** The call to action at the end of a page. */
export const closing = z
  .strictObject({
    headline: headline(),
    firstDraft: firstDraft('the headline'),
    lede: text('The line under the headline', 'Bring the unfinished version.'),
    action: link,
  })
  .meta({ id: 'Closing' });
