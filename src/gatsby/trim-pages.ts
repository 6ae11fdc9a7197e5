import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { publicFolder } from './public-folder';

/** By it Gatsby's own links fetch the scripts of other pages; this site's links leave that to the browser. */
const chunkMapping =
  /(<script\s+id="gatsby-chunk-mapping"\s*>)(?!window\.___chunkMapping=\{\}<)[^<]*/;

/** Takes out of the pages what Gatsby puts into all of them and this site does not use. */
export function trimPages() {
  for (const file of readdirSync(publicFolder, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.html')) continue;
    const path = join(publicFolder, file);
    const html = readFileSync(path, 'utf8');
    const trimmed = html.replace(chunkMapping, '$1window.___chunkMapping={}');
    if (trimmed !== html) writeFileSync(path, trimmed);
  }
}
