import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { parseContent } from '../../packages/content-check/reading/parse';

const layout = z.object({ texts: z.object({ notes: z.string(), back: z.string() }) });

/**
 * Returns the words around footnotes as an option of remark-rehype, which has English ones of its
 * own. The check reports a file that is missing or wrong.
 */
export function footnoteWords(folder: string): {
  footnoteLabel?: string;
  footnoteBackLabel?: string;
} {
  const file = join(folder, 'layout.json');
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const { texts } = layout.safeParse(parseContent(file, text).data).data ?? {};
  return texts ? { footnoteLabel: texts.notes, footnoteBackLabel: texts.back } : {};
}
