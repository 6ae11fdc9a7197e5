import CMS from '@sveltia/cms';
import { contentKinds } from '../../src/content/kinds';
import { deskConfig, extensionOf, formatName, type Desk } from './desk-config';
import { editorComponents } from './editor-components';
import { formatOf } from './entry-format';
import { saveGuard } from './save-guard';

/** Put in by the bundler. */
declare const DESK: Desk;

for (const kind of contentKinds) {
  const { fromFile, toFile } = formatOf(kind);
  CMS.registerCustomFormat(formatName(kind), extensionOf(kind), {
    fromFile: (text) => {
      // The folder is chosen.
      document.querySelector('#hint')?.remove();
      return fromFile(text);
    },
    toFile,
  });
}
for (const component of editorComponents) CMS.registerEditorComponent(component);

const { preSave, postSave } = saveGuard(DESK.isOnline ? undefined : DESK.repository);
CMS.registerEventListener({ name: 'preSave', handler: ({ entry }) => preSave(entry.toJS()) });
CMS.registerEventListener({ name: 'postSave', handler: ({ entry }) => postSave(entry.toJS()) });

void CMS.init({ config: deskConfig(DESK) });
