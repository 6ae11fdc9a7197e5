import CMS, { type CmsConfig } from '@sveltia/cms';
import { contentKinds } from '../../src/content/kinds';
import { deskConfig, extensionOf, formatName, type Desk } from './desk-config';
import { editorComponents } from './editor-components';
import { formatOf } from './entry-format';
import { afterSave, beforeSave } from './save-guard';

/** Put in by `build-desk.ts`. */
declare const DESK: Desk;

/** Sveltia wants no keys that are undefined. */
const plain: (text: string) => CmsConfig = JSON.parse;

for (const kind of contentKinds)
  CMS.registerCustomFormat(formatName(kind), extensionOf(kind), formatOf(kind));
for (const component of editorComponents) CMS.registerEditorComponent(component);
// The service of a repository tells Sveltia of changes; a folder does not.
if (!DESK.isOnline) {
  const toEntry = (run: typeof beforeSave) => (event: { entry: { toJS(): unknown } }) =>
    run(event.entry.toJS());
  CMS.registerEventListener({ name: 'preSave', handler: toEntry(beforeSave) });
  CMS.registerEventListener({ name: 'postSave', handler: toEntry(afterSave) });
}
void CMS.init({ config: plain(JSON.stringify(deskConfig(DESK))) });
