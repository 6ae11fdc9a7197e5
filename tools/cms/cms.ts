import CMS from '@sveltia/cms';
import { contentTypes } from '../../src/content/content-types';
import { cmsConfig, extensionOf, formatName } from './cms-config';
import type { CmsOptions } from './cms-options';
import { editorComponents } from './editor-components';
import { formatOf } from './entry-format';
import { showPreview } from './entry-preview';
import { cleanPastes } from './paste';
import { reopenSavedEntries } from './reopen-saved';
import { guardSaves, rememberWrites } from './save-guard';
import { suggestPages } from './suggest-pages';

/** Defined by `build-cms.ts`. */
declare const CMS_OPTIONS: CmsOptions;

for (const type of contentTypes)
  CMS.registerCustomFormat(formatName(type), extensionOf(type), rememberWrites(formatOf(type)));
for (const component of editorComponents) CMS.registerEditorComponent(component);
reopenSavedEntries();
suggestPages();
cleanPastes();
if (!CMS_OPTIONS.isOnline) {
  guardSaves();
  showPreview(CMS_OPTIONS.pages);
}
void CMS.init({ config: cmsConfig(CMS_OPTIONS) });
