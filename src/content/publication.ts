import { isScheduled } from './calendar';

type Fields = { readonly draft?: unknown; readonly published?: unknown };

/** Returns in one word why an entry is not part of a site that is built on a day; null if it is. */
export function unpublishedReason(fields: Fields, today: string): 'Draft' | 'Scheduled' | null {
  if (fields.draft === true) return 'Draft';
  return isScheduled(fields, today) ? 'Scheduled' : null;
}
