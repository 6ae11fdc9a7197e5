import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { publicFolder } from './public-folder';

/** By it Gatsby's own links fetch the scripts of other pages; this site's links leave that to the browser. */
const chunkMapping =
  /(<script\s+id="gatsby-chunk-mapping"\s*>)(?!window\.___chunkMapping=\{\}<)[^<]*/;

/** Takes out of the pages what Gatsby puts into all of them and this site does not use. */
export function trimPages() {
  const entries = readdirSync(publicFolder, { recursive: true, withFileTypes: true });
  for (const entry of entries) {
    if (!entry.isFile() || !entry.name.endsWith('.html')) continue;
    const path = join(entry.parentPath, entry.name);
    const html = readFileSync(path, 'utf8');
    const trimmed = html.replace(chunkMapping, '$1window.___chunkMapping={}');
    if (trimmed !== html) writeFileSync(path, trimmed);
  }
}
