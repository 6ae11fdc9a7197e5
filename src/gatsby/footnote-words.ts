import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { readFile, readSettings } from '../check/read-file';
import { setText } from '../content/typography';

const layout = z.object({ texts: z.object({ notes: z.string(), back: z.string() }) });

/** Returns the words around footnotes in the language of the site, as options of remark-rehype. */
export function footnoteWords(folder: string) {
  const file = join(folder, 'layout.json');
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const { texts } = layout.safeParse(readFile('layout.json', text).data).data ?? {};
  const { language } = readSettings(folder);
  if (!texts) return {};
  return {
    footnoteLabel: setText(texts.notes, language),
    footnoteLabelProperties: { lang: language },
    footnoteBackLabel: setText(texts.back, language),
  };
}
