import type { Page } from 'gatsby';
import type { Settings } from '../check/read-file';
import type { SiteFile } from '../check/read-site';
import { isScheduled } from '../content/calendar';
import type { PublishedPage } from '../content/published-page';
import { fillText } from '../content/tokens';

/** A content file that is valid for its kind. */
export type Entry = {
  /** Relative to `content/`. */
  file: string;
  /** The GraphQL type. */
  type: string;
  /** With tokens filled in. */
  data: Record<string, unknown>;
  /** The MDX under the front matter, with tokens filled in. */
  body: string;
  /** The pictures that the components of its text name. */
  pictures: readonly string[];
};

/** Returns a content file as the build uses it; null while its fields or its text cannot be read. */
export function entryOf(file: SiteFile, { tokens }: Pick<Settings, 'tokens'>): Entry | null {
  const { kind, fields, faults, text, body, values } = file;
  const read = kind?.schema.safeParse(fields);
  if (!kind || !read?.success || faults.length > 0) return null;
  return {
    file: file.file,
    type: kind.type,
    data: read.data,
    body: fillText(text.slice(body), tokens),
    pictures: values
      .filter(({ schema, offset }) => schema.image && offset >= body)
      .map(({ value }) => value),
  };
}

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

/** Adds to a page the words that `src/layout/draft-ribbon.tsx` shows while it is not published. */
export const withRibbon = (page: Page<PublishedPage>, unpublished?: string): Page => ({
  ...page,
  context: {
    ...page.context,
    ...(unpublished !== undefined && { ribbon: `${unpublished}: this page is not published` }),
  },
});
