import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import type { LocatedProblem } from '../../check/located-problem';
import { slugOf } from '../../content/addresses/paths';
import type { ContentType } from '../../content/content-type';
import { contentTypeOf } from '../../content/content-types';
import { labelOf, resolveRef, toJsonSchema, valueAt } from '../../content/schemas/field-schema';
import { plainHeadline } from '../../content/text/headline-parts';
import { readFields } from '../../reader/read-file';
import type { OverlayProblem } from './overlay-problem';

const isSingle = (contentType: ContentType) =>
  contentType.kind === 'file' || (contentType.kind === 'page' && contentType.single === true);

/** Returns where the editor (Sveltia CMS) opens a file, after `/admin/`. */
function entryAddress(file: string, contentType: ContentType | undefined): string {
  if (!contentType) return '#/';
  const [collection, entry] = isSingle(contentType)
    ? ['_singletons', contentType.typeName]
    : [contentType.typeName, slugOf(file)];
  return `#/collections/${collection}/entries/${entry}`;
}

/** Returns the title of an entry in the editor: `Site settings`, or `Question “Who writes?”`; else the file. */
function editorTitle(file: string, contentType: ContentType | undefined, fields: unknown): string {
  if (!contentType) return file;
  const { typeName, label = labelOf(typeName) } = contentType;
  const title = contentType.kind === 'file' ? '' : valueAt(fields, [contentType.titleField]);
  return isSingle(contentType) || typeof title !== 'string'
    ? label
    : `${label} “${plainHeadline(title)}”`;
}

/** Returns the labels of a field, and of the groups around it. An item of a list has its number. */
function fieldLabels(path: readonly PropertyKey[], contentType: ContentType): string {
  const root = toJsonSchema(contentType.schema);
  let schema = root;
  const labels = path.map((key) => {
    if (typeof key === 'number') return String(key + 1);
    const group = resolveRef(root, schema.items ?? schema);
    schema = resolveRef(root, group.properties?.[String(key)] ?? {});
    return labelOf(String(key), schema);
  });
  return labels.join(', ');
}

/** Returns the words around a position of a text, in quotation marks; empty if there are none. */
function wordsAt(text: string, line: number, column: number): string {
  const words = text.split('\n')[line - 1]?.slice(Math.max(0, column - 25), column + 35) ?? '';
  return words && `“…${words.trim()}…”`;
}

/** Returns a problem as the overlay shows it: with the address and the labels that the editor has for it. */
export function toOverlayProblem(problem: LocatedProblem, folder: string): OverlayProblem {
  const { file, line, column, severity, message, editorMessage, path } = problem;
  const source = join(folder, '..', file);
  const text = existsSync(source) ? readFileSync(source, 'utf8') : '';
  const name = posix.relative('content', file);
  const fields = readFields(name, text);
  const contentType = contentTypeOf(name, fields);
  const within = path && contentType ? fieldLabels(path, contentType) : wordsAt(text, line, column);
  return {
    severity,
    place: `${file}:${line}:${column}`,
    message,
    entry: entryAddress(name, contentType),
    editorPlace: [editorTitle(file, contentType, fields), within].filter(Boolean).join(': '),
    editorMessage,
    keyPath: path?.join('.') ?? 'body',
  };
}
