import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { readFields } from '../../check/read-file';
import type { Problem } from '../../check/problem';
import { contentTypeOf } from '../../content/content-types';
import { labelOf } from '../../content/labels';
import { slugOf } from '../../content/paths';
import type { OverlayProblem } from './overlay-problem';

/** Returns where the editor (Sveltia CMS) opens a file, after `/admin/`. */
function entryAddress(file: string, text: string): string {
  const contentType = contentTypeOf(file, readFields(file, text));
  if (!contentType) return '#/';
  const isSingle = 'file' in contentType || ('single' in contentType && contentType.single);
  const [place, name] = isSingle
    ? ['_singletons', contentType.typeName]
    : [contentType.typeName, slugOf(file)];
  return `#/collections/${place}/entries/${name}`;
}

/** Returns the labels of a field and of the groups around it; of a text the words at the place. */
function labelFor({ field, line, column }: Problem, text: string): string {
  if (field !== undefined) return field.split('.').map(labelOf).join(', ');
  const words = text.split('\n')[line - 1]?.slice(Math.max(0, column - 25), column + 35) ?? '';
  return words && `“…${words.trim()}…”`;
}

/** Returns a problem with its place in the editor. */
export function withEditorPlace(problem: Problem, folder: string): OverlayProblem {
  const { file, line, column, severity, message } = problem;
  const name = posix.relative('content', file);
  const path = join(folder, name);
  const text = existsSync(path) ? readFileSync(path, 'utf8') : '';
  return {
    ...{ file, line, column, severity, message },
    entry: entryAddress(name, text),
    label: labelFor(problem, text),
  };
}
