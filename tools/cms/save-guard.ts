import CMS from '@sveltia/cms';
import { z } from 'zod';
import { contentTypeOf } from '../../src/content/content-types';
import { formatOf, sourceField } from './entry-format';
import { showConflict } from './conflict-dialog';
import { fileRoute, lastChangeRoute } from '../../src/contract/develop-routes';

/** The entry in Sveltia's save events. */
const savedEntry = z.object({ path: z.string(), data: z.record(z.string(), z.unknown()) });

async function ask(route: string, path: string): Promise<string> {
  const response = await fetch(`${route}?path=${encodeURIComponent(path)}`);
  return response.text();
}

/** Fetches the text of a file from `develop`, normalized like the text that Sveltia passes to a format. */
const textOnDisk = async (path: string) =>
  (await ask(fileRoute, path)).trim().replaceAll('\r\n', '\n');

/** Returns the file from which the open entry comes: another than it is saved to if its address was changed. */
function openedFile(path: string): string {
  const [, slug] =
    /^#\/collections\/(?!_singletons)\w+\/entries\/([\w-]+)/.exec(location.hash) ?? [];
  return slug === undefined ? path : path.replace(/[^/]+(?=\.\w+$)/, slug);
}

/** The texts that the editor has saved, by path. An entry itself keeps the text with which it was opened. */
const savedTexts = new Map<string, string>();

async function beforeSave(entry: unknown): Promise<void> {
  const { path, data } = savedEntry.parse(entry);
  const opened = openedFile(path);
  const expected = new Map([
    [path, ''],
    [opened, savedTexts.get(opened) ?? data[sourceField] ?? ''],
  ]);
  for (const [file, text] of expected) {
    if ((await textOnDisk(file)) === text) continue;
    const contentType = contentTypeOf(path.replace('content/', ''), data);
    const mine = contentType ? formatOf(contentType).toFile(data) : '';
    await showConflict(await ask(lastChangeRoute, file), mine);
    // Sveltia shows the cause of an error with this message.
    throw new Error('saving_failed', { cause: new Error('Nothing was saved.') });
  }
}

async function afterSave(entry: unknown): Promise<void> {
  const { path } = savedEntry.parse(entry);
  savedTexts.set(path, await textOnDisk(path));
}

/** Prevents a save from overwriting a change that was made outside the editor. Online, GitHub prevents it. */
export function guardSaves(): void {
  CMS.registerEventListener({ name: 'preSave', handler: ({ entry }) => beforeSave(entry.toJS()) });
  CMS.registerEventListener({ name: 'postSave', handler: ({ entry }) => afterSave(entry.toJS()) });
}
