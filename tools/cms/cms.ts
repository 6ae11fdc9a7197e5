import CMS from '@sveltia/cms';
import { contentTypes } from '../../src/content/content-types';
import { cmsConfig, extensionOf, formatName } from './cms-config';
import type { CmsOptions } from './cms-options';
import { editorComponents, tableWidget } from './editor-components';
import { formatOf } from './entry-format';
import { showPreview } from './entry-preview';
import { cleanPastes } from './paste';
import { reopenSavedEntries } from './reopen-saved';
import { guardSaves, rememberWrites } from './save-guard';
import { suggestPages } from './suggest-pages';
import { TableField } from './table-field';
import { addVersionsButton } from './versions';

/** Defined by `build-cms.ts`. */
declare const CMS_OPTIONS: CmsOptions;

for (const type of contentTypes)
  CMS.registerCustomFormat(formatName(type), extensionOf(type), rememberWrites(formatOf(type)));
// Sveltia validates the fields of a component only if it is also registered by the name of its Lexical node.
for (const component of editorComponents)
  for (const id of [component.id, `x-${component.id}`])
    CMS.registerEditorComponent({ ...component, id });
CMS.registerFieldType(tableWidget, TableField);
reopenSavedEntries();
suggestPages();
cleanPastes();
if (!CMS_OPTIONS.isOnline) {
  guardSaves(CMS_OPTIONS.pages);
  showPreview(CMS_OPTIONS.pages);
  addVersionsButton(CMS_OPTIONS.pages);
}
void CMS.init({ config: cmsConfig(CMS_OPTIONS) });
