import { applyEdits, modify, parse as parseJson } from 'jsonc-parser';
import { Document, parseDocument } from 'yaml';
import { z } from 'zod';
import { fieldsSchema, schemaAt } from '../../src/content/field-schema';
import { valueAt } from '../../src/content/fields';
import { isMdx, type ContentKind } from '../../src/content/kinds';
import { forEditor, fromEditor } from './body-blocks';

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
    const shared = Math.min(before.length, after.length);
    // The last one first, so that the places of the others stay true.
    const gone = [...before.keys()].slice(shared).reverse();
    return [...[...after.keys()].flatMap(within), ...gone.flatMap(within)];
  }
  if (isRecord(before) && isRecord(after))
    return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap(within);
  return before === after ? [] : [{ path, value: after }];
}

function changeJson(text: string, changes: readonly Change[]): string {
  const formattingOptions = { insertSpaces: true, tabSize: 2 };
  return changes.reduce(
    (json, { path, value }) =>
      applyEdits(json, modify(json, [...path], value, { formattingOptions })),
    text,
  );
}

const yaml = { lineWidth: 0, singleQuote: true, flowCollectionPadding: false };

function changeYaml(text: string, changes: readonly Change[]): string {
  if (changes.length === 0) return text;
  const document = parseDocument(text);
  for (const { path, value } of changes) {
    if (value === undefined) document.deleteIn(path);
    else document.setIn(path, isRecord(value) ? document.createNode(value) : value);
  }
  return document.toString(yaml);
}

const fence = '---\n';

/** Returns the fields of an MDX file, the empty lines under them, and the text. */
function partsOf(text: string) {
  const end = `${text}\n`.indexOf(`\n${fence}`, fence.length - 1) + 1;
  if (!text.startsWith(fence) || end === 0) throw new Error('The fields are not between two ---');
  const rest = text.slice(end + fence.length);
  const body = rest.trim();
  return { head: text.slice(fence.length, end), gap: rest.slice(0, rest.indexOf(body)), body };
}

const isEmpty = (value: unknown) =>
  typeof value === 'object' && value !== null ? Object.keys(value).length === 0 : !value;

/** The file as it was read travels with an entry, as a field that the desk does not show. */
export const source = '__source';

type Rename = (name: string) => string;

/**
 * Returns how the desk reads and writes the files of a kind: in a file only that changes which a
 * writer has changed.
 */
export function formatOf(kind: ContentKind) {
  const root = fieldsSchema(kind.schema);

  /** The desk names pictures with a slash before their folder; the files have none. */
  function withPictures(value: unknown, rename: Rename, path: Path = []): unknown {
    if (Array.isArray(value))
      return value.map((one, index) => withPictures(one, rename, [...path, index]));
    if (isRecord(value))
      return Object.fromEntries(
        Object.entries(value).map(([key, one]) => [key, withPictures(one, rename, [...path, key])]),
      );
    return typeof value === 'string' && schemaAt(root, path).image ? rename(value) : value;
  }

  /** Returns fields without those that a file may leave out and that are empty. */
  function tidy(value: unknown, before: unknown, path: Path = []): unknown {
    if (Array.isArray(value))
      return value.map((one, index) => tidy(one, valueAt(before, [index]), [...path, index]));
    if (!isRecord(value)) return value;
    const { required: needed = [], properties = {} } = schemaAt(root, path);
    const order = Object.keys(properties);
    const sorted = Object.entries(value).sort(([a], [b]) => order.indexOf(a) - order.indexOf(b));
    const fields = sorted.map(([key, one]): [string, unknown] => {
      return [key, tidy(one, valueAt(before, [key]), [...path, key])];
    });
    return Object.fromEntries(
      fields.filter(([key, one]) => {
        const isAsBefore = JSON.stringify(one) === JSON.stringify(valueAt(before, [key]));
        return isAsBefore || !isEmpty(one) || (needed.includes(key) && one !== undefined);
      }),
    );
  }

  const isText = isMdx(kind);
  const read = (text: string): unknown =>
    isText ? parseDocument(partsOf(text).head).toJS() : parseJson(text);

  function fromFile(text: string): Record<string, unknown> {
    const fields = record.parse(withPictures(read(text), (name) => `/${name}`));
    const body = isText && kind.prose ? { body: forEditor(partsOf(text).body) } : {};
    return { ...fields, ...body, [source]: text };
  }

  /** Returns the fields of an entry of the desk as a file has them. */
  function fieldsOf({ [source]: original, body: _, ...edited }: Record<string, unknown>): unknown {
    const renamed = withPictures(edited, (name) => name.replace(/^\//, ''));
    return tidy(renamed, typeof original === 'string' ? read(original) : {});
  }

  function toFile(value: unknown): string {
    const entry = record.parse(value);
    const { [source]: original, body = '' } = entry;
    const before = typeof original === 'string' ? read(original) : {};
    const fields = fieldsOf(entry);
    const changes = changesOf(before, fields);
    if (!isText)
      return typeof original === 'string'
        ? changeJson(original, changes)
        : JSON.stringify(fields, null, 2);
    const parts =
      typeof original === 'string' ? partsOf(original) : { head: '', gap: '\n', body: '' };
    const head = parts.head === '' ? new Document(fields).toString(yaml) : changeYaml(parts.head, changes); // prettier-ignore
    const text = kind.prose ? fromEditor(String(body), parts.body) : parts.body;
    return `${fence}${head}${fence}${parts.gap}${text}`;
  }

  return { fromFile, toFile, fieldsOf };
}
