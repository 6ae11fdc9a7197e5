import { writeFileSync } from 'node:fs';
import { checkSite } from '../check';
import { formatProblem } from '../problem';
import { siteWith, type Mistake } from './case';
import { folderOf } from './folder-of';
import { carelessFileNames } from './careless-file-names';
import { carelessFiles } from './careless-files';
import { carelessPictures } from './careless-pictures';
import { carelessSettings } from './careless-settings';
import { listedFiles } from './listed-files';
import { listedLinks } from './listed-links';
test('dump', () => {
  const all: [string, readonly Mistake[]][] = [['careless-file-names', carelessFileNames], ['careless-files', carelessFiles], ['careless-pictures', carelessPictures], ['careless-settings', carelessSettings], ['listed-files', listedFiles], ['listed-links', listedLinks]];
  const out: unknown[] = [];
  for (const [table, rows] of all) for (const row of rows) {
    const now = checkSite(folderOf(siteWith(row, row.to))).map((p) => `${formatProblem(p)} [${p.rule}]`);
    if (JSON.stringify(now) !== JSON.stringify(row.says)) out.push({ table, name: row.name, was: row.says, now });
  }
  writeFileSync('/tmp/sw-dump.json', JSON.stringify(out, null, 1));
});
