import CMS from '@sveltia/cms';
import { z } from 'zod';
import { sourceField } from './entry-format';

/** The entry in Sveltia's save events. */
const savedEntry = z.object({ path: z.string(), data: z.record(z.string(), z.unknown()) });

/** Fetches the text of a file from `develop`, normalized like the text that Sveltia passes to a format. */
async function textOnDisk(path: string): Promise<string> {
  const response = await fetch(`/__content/file?path=${encodeURIComponent(path)}`);
  return (await response.text()).trim().replaceAll('\r\n', '\n');
}

/** The texts that the editor has saved, by path. An entry itself keeps the text with which it was opened. */
const savedTexts = new Map<string, string>();

async function beforeSave(entry: unknown): Promise<void> {
  const { path, data } = savedEntry.parse(entry);
  if ((await textOnDisk(path)) === (savedTexts.get(path) ?? data[sourceField] ?? '')) return;
  const advice = `${path} was changed outside the editor after you opened it. Copy what you have written, reload this page, and write it again.`;
  // Sveltia shows the cause of an error with this message.
  throw new Error('saving_failed', { cause: new Error(advice) });
}

async function afterSave(entry: unknown): Promise<void> {
  const { path } = savedEntry.parse(entry);
  savedTexts.set(path, await textOnDisk(path));
  // `src/gatsby/develop/overlay.ts` then shows the problems of the file.
  dispatchEvent(new CustomEvent('cms-saved', { detail: path }));
}

/** Prevents a save from overwriting a change that was made outside the editor. Online, GitHub prevents it. */
export function guardSaves(): void {
  CMS.registerEventListener({ name: 'preSave', handler: ({ entry }) => beforeSave(entry.toJS()) });
  CMS.registerEventListener({ name: 'postSave', handler: ({ entry }) => afterSave(entry.toJS()) });
}
