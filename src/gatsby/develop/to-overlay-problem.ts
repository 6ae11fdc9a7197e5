import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { readFields } from '../../reader/read-file';
import type { LocatedProblem } from '../../check/located-problem';
import { contentTypeOf, type ContentType } from '../../content/content-types';
import { labelOf, resolveRef, toJsonSchema } from '../../content/schemas/field-schema';
import { slugOf } from '../../content/addresses/paths';
import type { OverlayProblem } from './overlay-problem';

/** Returns where the editor (Sveltia CMS) opens a file, after `/admin/`. */
function entryAddress(file: string, contentType: ContentType | undefined): string {
  if (!contentType) return '#/';
  const isSingle =
    contentType.kind === 'file' || (contentType.kind === 'page' && contentType.single);
  const [collection, entry] = isSingle
    ? ['_singletons', contentType.typeName]
    : [contentType.typeName, slugOf(file)];
  return `#/collections/${collection}/entries/${entry}`;
}

/** Returns the labels of a field such as `hero.headline`, and of the groups around it. */
function fieldLabels(field: string, contentType: ContentType | undefined): string {
  const root = contentType ? toJsonSchema(contentType.schema) : {};
  let schema = root;
  const labels = field.split('.').map((name) => {
    const group = resolveRef(root, schema.items ?? schema);
    schema = resolveRef(root, group.properties?.[name] ?? {});
    return labelOf(name, schema);
  });
  return labels.join(', ');
}

/** Returns the words around a position of a text, in quotation marks; empty if there are none. */
function wordsAt(text: string, line: number, column: number): string {
  const words = text.split('\n')[line - 1]?.slice(Math.max(0, column - 25), column + 35) ?? '';
  return words && `“…${words.trim()}…”`;
}

/** Returns a problem as the overlay shows it: with the address and the label that the editor has for it. */
export function toOverlayProblem(problem: LocatedProblem, folder: string): OverlayProblem {
  const { file, line, column, severity, message, field } = problem;
  const path = join(folder, '..', file);
  const text = existsSync(path) ? readFileSync(path, 'utf8') : '';
  const name = posix.relative('content', file);
  const contentType = contentTypeOf(name, readFields(name, text));
  return {
    file,
    line,
    column,
    severity,
    message,
    entry: entryAddress(name, contentType),
    label: field === undefined ? wordsAt(text, line, column) : fieldLabels(field, contentType),
  };
}
