import CMS, { type CmsConfig } from '@sveltia/cms';
import { z } from 'zod';
import { contentTypes } from '../../src/content/content-types';
import { cmsConfig, extensionOf, formatName, type CmsOptions } from './cms-config';
import { editorComponents } from './editor-components';
import { formatOf, source } from './entry-format';
import { showPreview, suggestPages } from './pages';

/** Put in by `build-cms.ts`. */
declare const CMS_OPTIONS: CmsOptions;

/** What Sveltia says of an entry that it saves. */
const saved = z.object({ path: z.string(), data: z.record(z.string(), z.unknown()) });

/** Returns the text of a file as Sveltia hands it to a format. `develop` answers. */
async function textOnDisk(path: string): Promise<string> {
  const response = await fetch(`/__content/file?path=${encodeURIComponent(path)}`);
  return (await response.text()).trim().replaceAll('\r\n', '\n');
}

/** The texts that the editor has written; an entry keeps the one with which it was opened. */
const written = new Map<string, string>();

/** Refuses to save over a change that somebody has made outside the editor. */
async function beforeSave(entry: unknown): Promise<void> {
  const { path, data } = saved.parse(entry);
  if ((await textOnDisk(path)) === (written.get(path) ?? data[source] ?? '')) return;
  const words = `${path} was changed outside the editor after you opened it. Copy what you have written, reload this page, and write it again.`;
  // Sveltia shows the cause of an error with this name.
  throw new Error('saving_failed', { cause: new Error(words) });
}

async function afterSave(entry: unknown): Promise<void> {
  const { path } = saved.parse(entry);
  written.set(path, await textOnDisk(path));
  // For `src/gatsby/develop/overlay.ts`, which shows what the check finds in it.
  dispatchEvent(new CustomEvent('cms-saved', { detail: path }));
}

/** Sveltia wants no keys that are undefined. */
const plain: (text: string) => CmsConfig = JSON.parse;

for (const contentType of contentTypes)
  CMS.registerCustomFormat(
    formatName(contentType),
    extensionOf(contentType),
    formatOf(contentType),
  );
for (const component of editorComponents) CMS.registerEditorComponent(component);
// The service of a repository tells Sveltia of changes; a folder does not.
if (!CMS_OPTIONS.isOnline) {
  const toEntry = (run: typeof beforeSave) => (event: { entry: { toJS(): unknown } }) =>
    run(event.entry.toJS());
  CMS.registerEventListener({ name: 'preSave', handler: toEntry(beforeSave) });
  CMS.registerEventListener({ name: 'postSave', handler: toEntry(afterSave) });
}
suggestPages();
if (!CMS_OPTIONS.isOnline) showPreview(CMS_OPTIONS.pages);
void CMS.init({ config: plain(JSON.stringify(cmsConfig(CMS_OPTIONS))) });
