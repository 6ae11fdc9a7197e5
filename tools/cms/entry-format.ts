import { applyEdits, modify, parse as parseJson } from 'jsonc-parser';
import { parseDocument } from 'yaml';
import { z } from 'zod';
import { toJsonSchema, schemaAt, valueAt } from '../../src/content/field-schema';
import { isMdx, type ContentType } from '../../src/content/content-types';
import { forEditor, fromEditor } from './editor-text';

type Path = readonly (string | number)[];
type Change = { path: Path; value: unknown };

const record = z.record(z.string(), z.unknown());
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns what to set where, so that one value becomes another; undefined removes. */
function changesOf(before: unknown, after: unknown, path: Path = []): Change[] {
  const within = (key: string | number) =>
    changesOf(valueAt(before, [key]), valueAt(after, [key]), [...path, key]);
  if (Array.isArray(before) && Array.isArray(after)) {
    // The last one goes first, so that the places of the others stay true.
    const gone = [...before.keys()].slice(after.length).reverse();
    return [...after.keys(), ...gone].flatMap(within);
  }
  if (isRecord(before) && isRecord(after))
    return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap(within);
  return before === after ? [] : [{ path, value: after }];
}

const changeJson = (text: string, changes: readonly Change[]): string =>
  changes.reduce((json, { path, value }) => {
    const formattingOptions = { insertSpaces: true, tabSize: 2 };
    return applyEdits(json, modify(json, [...path], value, { formattingOptions }));
  }, text);

/** Sets values in the fields of an MDX file. Comments, and quotes of other values, stay. */
function changeYaml(text: string, changes: readonly Change[]): string {
  if (changes.length === 0) return text;
  const document = parseDocument(text);
  for (const { path, value } of changes) {
    if (value === undefined) document.deleteIn(path);
    else document.setIn(path, typeof value === 'object' ? document.createNode(value) : value);
  }
  return document.toString({ lineWidth: 0, singleQuote: true, flowCollectionPadding: false });
}

/** Returns the fields of an MDX file, the text under them, and what is around them. */
function partsOf(text: string) {
  const [, open, head = '', close = '', body] =
    /^(---[ \t]*\n)([^]*?\n)??(---[ \t]*(?:\n\s*|$))([^]*)$/.exec(text) ?? [];
  if (open === undefined || body === undefined)
    throw new Error('The fields are not between two lines of three hyphens');
  return { open, head, close, body: body.trim() };
}

/** The editor names pictures from the root of the site, the files without the first slash. */
const renamed = (value: unknown, rename: (name: string) => string): unknown =>
  JSON.parse(JSON.stringify(value), (_key, one: unknown) =>
    typeof one === 'string' && /^\/{0,2}images\//.test(one) ? rename(one) : one,
  );

const isEmpty = (value: unknown) =>
  typeof value === 'object' && value !== null ? Object.keys(value).length === 0 : !value;

/** The file as it was read travels with an entry, as a field that the editor does not show. */
export const source = '__source';

/** Returns how the editor reads and writes the files of a content type: only what a writer has changed changes. */
export function formatOf(contentType: ContentType) {
  const root = toJsonSchema(contentType.schema);
  const isText = isMdx(contentType);
  const { hasBody = false } = contentType;
  const read = (text: string): unknown =>
    isText ? parseDocument(partsOf(text).head).toJS() : parseJson(text);

  /** Returns fields without those that a file may leave out and that are empty. */
  function tidy(value: unknown, before: unknown, path: Path): unknown {
    if (Array.isArray(value))
      return value.map((one, index) => tidy(one, valueAt(before, [index]), [...path, index]));
    if (!isRecord(value)) return value;
    const needed = schemaAt(root, path).required ?? [];
    const fields = Object.entries(value).flatMap(([key, one]): [string, unknown][] => {
      const old = valueAt(before, [key]);
      const kept = tidy(one, old, [...path, key]);
      const isSame = JSON.stringify(kept) === JSON.stringify(old);
      return isSame || !isEmpty(kept) || needed.includes(key) ? [[key, kept]] : [];
    });
    return Object.fromEntries(fields);
  }

  return {
    fromFile: (text: string) => ({
      ...record.parse(renamed(read(text) ?? {}, (name) => `/${name}`)),
      ...(hasBody && { body: forEditor(partsOf(text).body) }),
      [source]: text,
    }),
    toFile: (entry: unknown): string => {
      const { [source]: original, body = '', ...fields } = record.parse(entry);
      const text = typeof original === 'string' ? original : isText ? '---\n---\n\n' : '{}';
      const before = read(text) ?? {};
      const edited = renamed(fields, (name) => name.replace(/^\//, ''));
      const changes = changesOf(before, tidy(edited, before, []));
      if (!isText) return changeJson(text, changes);
      const { open, head, close, body: old } = partsOf(text);
      return (
        open + changeYaml(head, changes) + close + (hasBody ? fromEditor(String(body), old) : old)
      );
    },
  };
}
