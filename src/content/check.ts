import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { checkFile } from './check-file';
import { redirectProblems } from './check-redirects';
import { imageNames } from './image-names';
import { contentKinds, kindOf } from './kinds';
import { parseContent, positionAt } from './parse';
import type { Problem } from './problem';
import { planProblems } from './plans';
import { proseProblems } from './prose';
import { readTokens } from './read-site';

/** The content files of a folder: JSON and MDX, relative to it, with forward slashes, sorted. */
export const contentFiles = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.split(sep).join('/'))
    .filter((file) => /\.(json|mdx)$/.test(file))
    .sort();

const missingKinds = (present: ReadonlySet<string | undefined>): Problem[] =>
  contentKinds.flatMap(({ type, from }) => {
    if (present.has(type) || type === 'GeneralPage') return [];
    const place = 'file' in from ? from.file : `${from.folder}/*${from.extension}`;
    const message = `is missing: the site cannot do without a ${type}`;
    return [{ file: place, line: 1, column: 1, message }];
  });

/** Pages to which the site itself leads. */
const fixedPages = ['pages/home.mdx', 'pages/404.mdx', 'pages/newsletter-confirmation.mdx'];

const missingPages = (files: readonly string[]): Problem[] =>
  fixedPages
    .filter((file) => !files.includes(file))
    .map((file) => ({
      file,
      line: 1,
      column: 1,
      message: 'is missing: the site leads visitors to this page by its name',
    }));

const missingImages = (file: string, text: string, folder: string): Problem[] =>
  imageNames(text)
    .filter(({ image }) => !existsSync(join(folder, image)))
    .map(({ image, offset }) => ({
      file,
      ...positionAt(text, offset),
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
      const type = kindOf(file, parseContent(file, text).data)?.type;
      const found = [...problems, ...prose, ...missingImages(file, text, folder)];
      return { file, text, entry, type, problems: found };
    }),
  );
  const present = new Set(checked.map(({ type }) => type));
  return [
    ...checked.flatMap(({ problems }) => problems),
    ...planProblems(checked),
    ...missingKinds(present),
    ...missingPages(files),
    ...redirectProblems(folder, files),
  ].sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column);
}
