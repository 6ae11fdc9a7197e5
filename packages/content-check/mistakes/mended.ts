import { checkSite } from '../check';
import { editsByFile } from '../fix';
import { fixedText } from '../keeps-meaning';
import { siteTokens } from '../../../src/content/tokens';
import { parseContent } from '../reading/parse';
import { folderOf, textIn, type Files } from './site-in-memory';

/**
 * Returns a site after `--fix`, and the files where a fix would change more than it names.
 *
 * @param known its problems, if they are known already
 */
export function mended(
  files: Files,
  known = checkSite(folderOf(files)),
): { files: Files; refused: readonly string[] } {
  const now = new Map(files);
  const refused = new Set<string>();
  let problems = known;
  for (let round = 0; round < 8; round += 1) {
    const edits = [...editsByFile(problems)].filter(([file]) => !refused.has(file));
    if (edits.length === 0) break;
    const tokens = siteTokens(parseContent('site.json', textIn(now, 'site.json')).data);
    for (const [file, own] of edits) {
      const fixed = fixedText(file, textIn(now, file).replace(/^\uFEFF/, ''), own, tokens);
      if (fixed === null) refused.add(file);
      else now.set(file, fixed);
    }
    problems = checkSite(folderOf(now));
  }
  return { files: now, refused: [...refused] };
}
