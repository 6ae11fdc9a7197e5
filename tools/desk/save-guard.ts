import { z } from 'zod';
import { source } from './entry-format';

/** What Sveltia says of an entry that it saves. */
const saved = z.object({ path: z.string(), data: z.record(z.string(), z.unknown()) });

/** Returns the text of a file as Sveltia hands it to a format. `develop` answers. */
async function textOnDisk(path: string): Promise<string> {
  const response = await fetch(`/__content/file?path=${encodeURIComponent(path)}`);
  return (await response.text()).trim().replaceAll('\r\n', '\n');
}

/** The texts that the desk has written; an entry keeps the one with which it was opened. */
const written = new Map<string, string>();

/** Refuses to save over a change that somebody has made outside the desk. */
export async function beforeSave(entry: unknown): Promise<void> {
  const { path, data } = saved.parse(entry);
  if ((await textOnDisk(path)) === (written.get(path) ?? data[source] ?? '')) return;
  const words = `${path} was changed outside the desk after you opened it. Copy what you have written, reload this page, and write it again.`;
  // Sveltia shows the cause of an error with this name.
  throw new Error('saving_failed', { cause: new Error(words) });
}

export async function afterSave(entry: unknown): Promise<void> {
  const { path } = saved.parse(entry);
  written.set(path, await textOnDisk(path));
  // For `src/gatsby/develop/overlay.ts`, which shows what the check finds in it.
  dispatchEvent(new CustomEvent('desk-saved', { detail: path }));
}
