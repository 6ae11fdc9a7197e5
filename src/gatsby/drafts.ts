import type { Page } from 'gatsby';
import { isScheduled } from '../content/calendar';
import type { Entry } from '../check/read-entry';
import type { PublishedPage } from '../content/published-page';

export const inDevelop = process.env.NODE_ENV === 'development';

/** Returns why an entry is not published yet, in a word; undefined if it is published. */
export function unpublishedReason(
  { data }: Pick<Entry, 'data'>,
  today: string,
): string | undefined {
  if (data.draft === true) return 'Draft';
  return isScheduled(data, today) ? 'Scheduled' : undefined;
}

/** The fields that may name an entry of a list; the first that it has gets the mark. */
const nameOf = ['question', 'title', 'author'];

/** Returns the fields of an entry for `develop`: an entry of a list is marked while it is not published. */
export function markDraft(entry: Entry, today: string): Record<string, unknown> {
  const { data, file } = entry;
  const mark = unpublishedReason(entry, today);
  // A page shows its ribbon instead: its title is for search results.
  if (mark === undefined || file.startsWith('pages/')) return data;
  const name = nameOf.find((field) => typeof data[field] === 'string');
  return name === undefined ? data : { ...data, [name]: `${mark} · ${String(data[name])}` };
}

/** Adds to a page the words that `src/layout/develop/draft-ribbon.tsx` shows while it is not published. */
export const withRibbon = (page: Page<PublishedPage>, unpublished?: string): Page => ({
  ...page,
  context: {
    ...page.context,
    ...(unpublished !== undefined && { ribbon: `${unpublished}: this page is not published` }),
  },
});
