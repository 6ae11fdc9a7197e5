import { checkSite } from '../check';
import { editsByFile } from '../fix';
import { fixedText } from '../keeps-meaning';
import { siteTokens } from '../../../src/content/tokens';
import { parseContent } from '../reading/parse';
import { folderOf, textIn, type Files } from './site-in-memory';

/** Returns a site after `--fix`, and the files where a fix would change more than it names. */
export function mended(files: Files): { files: Files; refused: readonly string[] } {
  const now = new Map(files);
  const refused = new Set<string>();
  for (let round = 0; round < 8; round += 1) {
    const tokens = siteTokens(parseContent('site.json', textIn(now, 'site.json')).data);
    const edits = [...editsByFile(checkSite(folderOf(now)))].filter(([file]) => !refused.has(file));
    if (edits.length === 0) break;
    for (const [file, own] of edits) {
      const fixed = fixedText(file, textIn(now, file).replace(/^\uFEFF/, ''), own, tokens);
      if (fixed === null) refused.add(file);
      else now.set(file, fixed);
    }
  }
  return { files: now, refused: [...refused] };
}
