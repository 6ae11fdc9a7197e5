import type { Entry } from '../content/entry';

/** `gatsby develop` shows drafts; a build leaves them out. */
export const inDevelop = process.env.NODE_ENV === 'development';

export const isDraft = ({ data }: Entry) => data.draft === true;

const mark = 'Draft · ';

/** The field that names an entry of a list; it gets the mark while the entry is a draft. */
const nameOf = ['question', 'author', 'title'];

/** Returns the fields of an entry for `develop`: an entry of a list is marked as a draft. */
export function markDraft(entry: Entry): Record<string, unknown> {
  const { data, file } = entry;
  // A page shows its ribbon instead: its title is for search results.
  if (!isDraft(entry) || file.startsWith('pages/')) return data;
  const name = nameOf.find((field) => typeof data[field] === 'string');
  return name === undefined ? data : { ...data, [name]: `${mark}${String(data[name])}` };
}
