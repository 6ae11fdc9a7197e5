import CMS from '@sveltia/cms';
import { readEventEntry } from './event-entry';

/**
 * Makes Sveltia keep a saved entry as it would open it from its file. Sveltia does not read what it has written: it
 * keeps what `preSave` returns.
 */
export function reopenSavedEntries(): void {
  CMS.registerEventListener({
    name: 'preSave',
    handler: ({ entry }) => {
      const { data, format } = readEventEntry(entry);
      return entry.set('data', format.fromFile(format.toFile(data).trim()));
    },
  });
}
