import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { SeoSite } from '../model/site';
import { readAssets } from './assets';
import { csvOf } from './csv';
import type { ReportData } from './report-data';
import { renderDocument } from './views/document';

const styleOrder = ['base', 'masthead', 'bands', 'ledger', 'pages', 'previews', 'sheets', 'print'];

const read = (...names: string[]) => readFileSync(path.join(__dirname, ...names), 'utf8');

const styles = () => styleOrder.map((name) => read('styles', `${name}.css`)).join('\n');

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
  const script = `(() => {\n${read('report.js')}})();`;
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    path.join(folder, 'index.html'),
    renderDocument(data, assets, { styles: styles(), script }),
  );
  writeFileSync(path.join(folder, 'report.json'), `${JSON.stringify(data, null, 2)}\n`);
  writeFileSync(path.join(folder, 'report.csv'), csvOf(site));
}
