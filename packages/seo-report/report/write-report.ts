import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { SeoSite } from '../model/site';
import { readAssets } from './assets';
import { csvOf } from './csv';
import type { ReportData } from './report-data';
import { renderDocument } from './views/document';

/**
 * Writes the report: `index.html` as one self-contained file, `report.json` and `report.csv`.
 *
 * @param root the project's root
 * @param folder where to write it
 */
export async function writeReport(
  root: string,
  folder: string,
  site: SeoSite,
  data: ReportData,
): Promise<void> {
  const assets = await readAssets(root, data);
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'index.html'), renderDocument({ data, assets }));
  writeFileSync(path.join(folder, 'report.json'), `${JSON.stringify(data, null, 2)}\n`);
  writeFileSync(path.join(folder, 'report.csv'), csvOf(site));
}
