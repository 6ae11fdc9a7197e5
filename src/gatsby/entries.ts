import type { SiteFile } from '../check/site-file';
import { isScheduled } from '../content/calendar';
import type { ContentType } from '../content/content-types';

/** A content file that is valid for its content type. */
export type Entry = SiteFile & {
  contentType: ContentType;
  /** Its fields, with variables filled in. */
  data: Record<string, unknown>;
};

/** Returns a content file as the build uses it; null while its fields or its text cannot be read. */
export function entryOf(file: SiteFile): Entry | null {
  const { contentType, fields, problems } = file;
  const read = contentType?.schema.safeParse(fields);
  return contentType && read?.success && problems.length === 0
    ? { ...file, contentType, data: read.data }
    : null;
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

/** Returns the fields of an entry for `develop`: an entry of a list is marked while it is not published. */
export function markDraft(
  { contentType, data }: Pick<Entry, 'contentType' | 'data'>,
  today: string,
): Record<string, unknown> {
  const mark = unpublishedReason({ data }, today);
  // A page shows its draft banner instead: its title is for search results.
  if (mark === undefined || !('folder' in contentType) || contentType.folder === 'pages')
    return data;
  const { titleField } = contentType;
  return { ...data, [titleField]: `${mark} · ${String(data[titleField])}` };
}
