import { applyEdits, modify, parse as parseJson } from 'jsonc-parser';
import { parseDocument } from 'yaml';
import { z } from 'zod';
import type { ContentType } from '../../src/content/content-type';
import { isMdx } from '../../src/content/content-types';
import { schemaAt, toJsonSchema, valueAt } from '../../src/content/schemas/field-schema';
import { fromEditorText, toEditorText } from './entry-text';

type Path = readonly (string | number)[];
type Change = { path: Path; value: unknown };

const record = z.record(z.string(), z.unknown());
const isRecord = (value: unknown): value is Record<string, unknown> =>
  record.safeParse(value).success;

/** Returns the changes that turn one value into another. An undefined value removes the key. */
function changesOf(before: unknown, after: unknown, path: Path = []): Change[] {
  const within = (key: string | number) =>
    changesOf(valueAt(before, [key]), valueAt(after, [key]), [...path, key]);
  if (Array.isArray(before) && Array.isArray(after)) {
    // Removes the last item first, so that the indexes of the others stay valid.
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

/** Changes values in front matter. Keeps comments and the quotes of other values. */
function changeYaml(text: string, changes: readonly Change[]): string {
  if (changes.length === 0) return text;
  const document = parseDocument(text);
  for (const { path, value } of changes) {
    if (value === undefined) document.deleteIn(path);
    else document.setIn(path, typeof value === 'object' ? document.createNode(value) : value);
  }
  return document.toString({ lineWidth: 0, singleQuote: true, flowCollectionPadding: false });
}

/** Splits an MDX file into its front matter, the delimiters around it, and the body. */
function partsOf(text: string) {
  const [, open, head = '', close = '', body] =
    /^(---[ \t]*\n)([^]*?\n)??(---[ \t]*(?:\n\s*|$))([^]*)$/.exec(text) ?? [];
  if (open === undefined || body === undefined)
    throw new Error('The fields are not between two lines of three hyphens');
  return { open, head, close, body: body.trim() };
}

/** Replaces all texts in a value. */
function mapTexts(value: unknown, map: (text: string) => string): unknown {
  if (typeof value === 'string') return map(value);
  if (Array.isArray(value)) return value.map((one) => mapTexts(one, map));
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, mapTexts(one, map)]));
}

// The editor writes the paths of pictures with a leading slash, the content files without it.
const withSlash = (text: string) => (/^\/?images\//.test(text) ? `/${text}` : text);
const withoutSlash = (text: string) => (/^\/\/?images\//.test(text) ? text.slice(1) : text);

const isEmpty = (value: unknown) =>
  typeof value === 'object' && value !== null ? Object.keys(value).length === 0 : !value;

/** A hidden field with the text of the file when the entry was opened. */
export const sourceField = '__source';

/** Reads and writes the files of a content type. */
export type EntryFormat = {
  fromFile: (text: string) => Record<string, unknown> & { body?: string };
  toFile: (entry: unknown) => string;
};

/** Returns the format of a content type. Writing changes only the edited values. */
export function formatOf(contentType: ContentType): EntryFormat {
  const root = toJsonSchema(contentType.schema);
  const hasFrontMatter = isMdx(contentType);
  const { hasBody = false } = contentType;
  const read = (text: string): unknown =>
    hasFrontMatter ? parseDocument(partsOf(text).head).toJS() : parseJson(text);

  /**
   * Removes empty fields, except those that the schema requires or that were empty in the file. The others are in the
   * order of the schema, in which new ones are written.
   */
  function withoutEmpty(value: unknown, before: unknown, path: Path): unknown {
    if (Array.isArray(value))
      return value.map((one, index) =>
        withoutEmpty(one, valueAt(before, [index]), [...path, index]),
      );
    if (!isRecord(value)) return value;
    const { required: needed = [], properties = {} } = schemaAt(root, path);
    const ordered = Object.entries({ ...properties, ...value }).filter(([key]) => key in value);
    const fields = ordered.flatMap(([key, one]): [string, unknown][] => {
      const old = valueAt(before, [key]);
      const kept = withoutEmpty(one, old, [...path, key]);
      const isSame = JSON.stringify(kept) === JSON.stringify(old);
      return isSame || !isEmpty(kept) || needed.includes(key) ? [[key, kept]] : [];
    });
    return Object.fromEntries(fields);
  }

  const newFile = hasFrontMatter ? '---\n---\n\n' : '{}';

  return {
    fromFile: (text) => ({
      ...record.parse(mapTexts(read(text) ?? {}, withSlash)),
      ...(hasBody && { body: toEditorText(partsOf(text).body) }),
      [sourceField]: text,
    }),
    toFile: (entry) => {
      const { [sourceField]: original, body = '', ...fields } = record.parse(entry);
      const text = typeof original === 'string' ? original : newFile;
      const before = read(text) ?? {};
      const after = withoutEmpty(mapTexts(fields, withoutSlash), before, []);
      const changes = changesOf(before, after);
      if (!hasFrontMatter) return changeJson(text, changes);
      const { open, head, close, body: old } = partsOf(text);
      const newBody = hasBody ? fromEditorText(String(body), old) : old;
      // Sveltia cuts off the end of a file that has no body yet.
      const gap = newBody && !close.includes('\n') ? '\n\n' : '';
      return open + changeYaml(head, changes) + close + gap + newBody;
    },
  };
}
