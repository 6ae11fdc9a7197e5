import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { checkFile, type Entry } from './check-file';
import { contentKinds } from './kinds';
import { positionAt } from './parse';
import type { Problem } from './problem';
import { proseProblems } from './prose';
import { readTokens } from './read-site';

/** The content files of a folder: JSON and MDX, relative to it, with forward slashes, sorted. */
export const contentFiles = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.split(sep).join('/'))
    .filter((file) => /\.(json|mdx)$/.test(file))
    .sort();

const missingKinds = (entries: readonly Entry[], files: readonly string[]): Problem[] =>
  contentKinds.flatMap(({ type, from }) => {
    const place = 'file' in from ? from.file : `${from.folder}/*${from.extension}`;
    const present = entries.some((entry) => entry.type === type) || files.includes(place);
    if (present || type === 'GeneralPage') return [];
    const message = `is missing: the site cannot do without a ${type}`;
    return [{ file: place, line: 1, column: 1, message }];
  });

const missingImages = (file: string, text: string, folder: string): Problem[] =>
  [...text.matchAll(/\bimages\/[a-z0-9/-]+\.(jpg|png|webp)\b/g)]
    .filter(([image]) => !existsSync(join(folder, image)))
    .map(({ 0: image, index }) => ({
      file,
      ...positionAt(text, index),
      message: `"${image}" does not exist: put the picture there, or correct the name`,
    }));

/** Checks every file of a content folder and tells all mistakes at once, sorted by file. */
export async function checkContent(folder: string): Promise<Problem[]> {
  const tokens = readTokens(folder);
  const files = contentFiles(folder);
  const checked = await Promise.all(
    files.map(async (file) => {
      const text = readFileSync(join(folder, file), 'utf8');
      const { entry, problems } = checkFile(file, text, tokens);
      const prose = entry ? await proseProblems(entry, text) : [];
      return { entry, problems: [...problems, ...prose, ...missingImages(file, text, folder)] };
    }),
  );
  const entries = checked.flatMap(({ entry }) => (entry ? [entry] : []));
  return [...checked.flatMap(({ problems }) => problems), ...missingKinds(entries, files)].sort(
    (a, b) => a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column,
  );
}
