import { searchDescription, searchTitle } from './page-primitives';
import { headline, plainText } from './primitives';

/** Words beside a number, which the site adds. */
export const unnumbered = (description: string, example: string) =>
  plainText(description, example).regex(/^\D*$/, 'must not contain a number. The site adds it');

/** The fields of the words on the lists of a collection. */
export const listFields = {
  title: searchTitle(),
  description: searchDescription(),
  eyebrow: plainText('The name of the list, also in breadcrumbs and the feed', 'Insights').meta({
    title: 'Name of the list',
  }),
  headline: headline(),
  lede: plainText(
    'The sentence or two beside the headline',
    'What we tell clients, written down.',
  ).meta({ title: 'Opening sentences' }),
};

/** The words of the links between the pages of a list. */
export const paginationWords = {
  page: unnumbered('Before the number of a page of the list', 'Page'),
  pages: plainText('The name of the links between pages, heard by screen readers', 'Pages'),
  newer: plainText('The link to the page before this one in the list', 'Newer articles'),
  older: plainText('The link to the page after this one in the list', 'Older articles'),
};

export const feedName = () => plainText('The name of the feed in feed readers', '{brand} Insights');

/** What the build reads of the words on the lists of a collection. */
export type ListWords = {
  title: string;
  description: string;
  eyebrow: string;
  headline: string;
  words: { page: string };
};

/** The same for a collection with a feed. */
export type FeedWords = ListWords & { words: { feed: string } };
