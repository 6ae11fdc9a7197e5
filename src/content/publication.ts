import { isScheduled } from './calendar';

type Fields = { readonly draft?: unknown; readonly published?: unknown };

/** Returns why an entry is kept out of the site that is built on a day, in a word; null if it is in it. */
export function unpublishedReason(fields: Fields, today: string): 'Draft' | 'Scheduled' | null {
  if (fields.draft === true) return 'Draft';
  return isScheduled(fields, today) ? 'Scheduled' : null;
}
