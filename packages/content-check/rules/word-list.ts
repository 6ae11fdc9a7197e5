import type { Problem } from '../problem';
import type { SiteIndex } from '../site-index';
import { problemsIn } from '../source';

const file = 'words.txt';

/** Reports lines of words.txt that are more than a word: the spell checker would not find them. */
export function wordListProblems({ folder }: SiteIndex): Problem[] {
  if (!folder.names.includes(file)) return [];
  const text = Buffer.from(folder.read(file)).toString('utf8');
  const lines = [...text.matchAll(/^[^#\n]*[^#\s][,; \t]+[^#\s][^\n]*$/gm)];
  return problemsIn(
    file,
    text,
    lines.map(({ index, 0: line }) => ({
      offset: index,
      length: line.length,
      rule: 'spelling',
      message: 'Write one word on each line',
    })),
  );
}
