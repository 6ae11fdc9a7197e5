import { isScheduled } from '../content/calendar';
import type { Entry } from '../content/entry';

/** `gatsby develop` shows drafts; a build leaves them out. */
export const inDevelop = process.env.NODE_ENV === 'development';

export const isDraft = ({ data }: Pick<Entry, 'data'>) => data.draft === true;

/** Returns why an entry is not published yet, in a word; undefined if it is published. */
export function heldBack({ data }: Pick<Entry, 'data'>, today: string): string | undefined {
  if (isDraft({ data })) return 'Draft';
  return isScheduled(data, today) ? 'Scheduled' : undefined;
}

/** The field that names an entry of a list; it gets the mark while the entry is a draft. */
const nameOf = ['question', 'author', 'title'];

/** Returns the field that names an entry. The author of an article is somebody else. */
const nameField = ({ data, type }: Entry) =>
  type === 'Article' ? 'title' : nameOf.find((field) => typeof data[field] === 'string');

/** Returns the fields of an entry for `develop`: an entry of a list is marked while it is held back. */
export function markDraft(entry: Entry, today: string): Record<string, unknown> {
  const { data, file } = entry;
  const mark = heldBack(entry, today);
  // A page shows its ribbon instead: its title is for search results.
  if (mark === undefined || file.startsWith('pages/')) return data;
  const name = nameField(entry);
  return name === undefined ? data : { ...data, [name]: `${mark} · ${String(data[name])}` };
}
