import CMS from '@sveltia/cms';
import { valueAt } from '../../src/content/schemas/field-schema';
import { fileRoute, lastChangeRoute } from '../../src/contract/develop-routes';
import type { CmsPage } from './cms-options';
import { showConflict } from './dialog';
import { sourceField, type EntryFormat } from './entry-format';
import { readEventEntry } from './event-entry';
import { fileOf, placeIn } from './hash-place';

async function ask(route: string, path: string): Promise<string> {
  const response = await fetch(`${route}?path=${encodeURIComponent(path)}`);
  return response.text();
}

/** Fetches the text of a file from `develop`, normalized like the text that Sveltia passes to a format. */
const textOnDisk = async (path: string) =>
  (await ask(fileRoute, path)).trim().replaceAll('\r\n', '\n');

/** Returns the file of the open entry: another than it is saved to if its address was changed. */
const openedFile = (pages: readonly CmsPage[]) =>
  placeIn(location.hash).name === undefined ? undefined : fileOf(location.hash, pages);

/** What was last written in place of a text. Sveltia sends no event for other entries, such as those after one that is dragged. */
const writtenTexts = new Map<unknown, string>();

/** Makes a format remember what it writes. */
export const rememberWrites = (format: EntryFormat): EntryFormat => ({
  ...format,
  toFile: (entry) => {
    const text = format.toFile(entry);
    writtenTexts.set(valueAt(entry, [sourceField]), text.trim());
    return text;
  },
});

/** Prevents a save from overwriting a change that was made outside the editor. Online, GitHub prevents it. */
export function guardSaves(pages: readonly CmsPage[]): void {
  CMS.registerEventListener({
    name: 'preSave',
    handler: async ({ entry }) => {
      const { path, data, format } = readEventEntry(entry);
      const { [sourceField]: source = '' } = data;
      const expected = new Map<string, unknown[]>([
        [path, ['']],
        [openedFile(pages) ?? path, [source, writtenTexts.get(source)]],
      ]);
      for (const [file, texts] of expected) {
        if (texts.includes(await textOnDisk(file))) continue;
        await showConflict(await ask(lastChangeRoute, file), format.toFile(data));
        // Sveltia shows the cause of an error with this message.
        throw new Error('saving_failed', { cause: new Error('Nothing was saved.') });
      }
    },
  });
}
