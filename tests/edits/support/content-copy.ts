import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { applyEdits, findNodeAtLocation, getNodeValue, modify, parseTree } from 'jsonc-parser';
import { parseDocument } from 'yaml';
import { specifiedContent } from '../../../packages/build/sites';

/** Where a value is in a JSON file or in front matter: `['hero', 'actions', 0, 'label']`. */
export type Place = (string | number)[];

/** A copy of a content folder, changed as a writer changes it. Files are named relative to it. */
export type ContentCopy = {
  folder: string;
  /** Returns the files of a folder, in the order that visitors see; without an `order`, by name. */
  files: (folder: string) => string[];
  get: (file: string, place: Place) => unknown;
  /** Sets a value; undefined removes the field. */
  set: (file: string, place: Place, value: unknown) => void;
  /** Returns the list at a place. Throws when there is none. */
  list: (file: string, place: Place) => unknown[];
  /** Replaces the text below the front matter. */
  setBody: (file: string, text: string) => void;
  /** Writes a file, in a new folder if need be. */
  write: (file: string, content: string | Uint8Array) => void;
  rename: (file: string, to: string) => void;
  remove: (file: string) => void;
  /** Deletes the copy. */
  discard: () => void;
};

/** One edit of a writer: a small, ordinary change. */
export type Edit = (content: ContentCopy) => void | Promise<void>;

const format = { formattingOptions: { tabSize: 2, insertSpaces: true } };

const isList = (value: unknown): value is unknown[] => Array.isArray(value);

/** Splits an MDX file into its front matter and its body. */
function split(text: string): [frontMatter: string, body: string] {
  const [, frontMatter = '', ...body] = text.split(/^---\n/m);
  return [frontMatter, body.join('---\n')];
}

/** Copies a content folder, the specified one if none is named. */
export function copyContent(from = specifiedContent): ContentCopy {
  const folder = mkdtempSync(path.join(tmpdir(), 'throughline-edits-'));
  cpSync(from, folder, { recursive: true });
  return openContent(folder);
}

/** Opens a content folder to change it. */
function openContent(folder: string): ContentCopy {
  const at = (file: string) => path.join(folder, file);
  const read = (file: string) => readFileSync(at(file), 'utf8');
  const write = (file: string, content: string | Uint8Array) => {
    mkdirSync(path.dirname(at(file)), { recursive: true });
    writeFileSync(at(file), content);
  };

  const get = (file: string, place: Place): unknown => {
    const text = read(file);
    if (file.endsWith('.mdx')) {
      const value: unknown = parseDocument(split(text)[0]).toJS();
      return place.reduce<unknown>(
        (inner, key) =>
          typeof inner === 'object' && inner !== null ? Reflect.get(inner, key) : undefined,
        value,
      );
    }
    const tree = parseTree(text);
    const node = tree && findNodeAtLocation(tree, place);
    return node ? getNodeValue(node) : undefined;
  };

  const set = (file: string, place: Place, value: unknown) => {
    const text = read(file);
    if (file.endsWith('.mdx')) {
      const [frontMatter, body] = split(text);
      const document = parseDocument(frontMatter);
      if (value === undefined) document.deleteIn(place);
      else document.setIn(place, value);
      write(file, `---\n${document.toString({ lineWidth: 0 })}---\n${body}`);
    } else write(file, applyEdits(text, modify(text, place, value, format)));
  };

  const orderOf = (file: string) => Number(get(file, ['order']) ?? 0);
  return {
    folder,
    files: (name) =>
      readdirSync(at(name))
        .map((file) => `${name}/${file}`)
        .filter((file) => /\.(mdx|json)$/.test(file))
        .sort((a, b) => orderOf(a) - orderOf(b) || a.localeCompare(b)),
    get,
    set,
    list: (file, place) => {
      const list: unknown = get(file, place);
      if (!isList(list)) throw new Error(`${file} has no list at ${place.join('.')}`);
      return list;
    },
    setBody: (file, text) => write(file, `---\n${split(read(file))[0]}---\n\n${text}\n`),
    write,
    rename: (file, to) => renameSync(at(file), at(to)),
    remove: (file) => rmSync(at(file)),
    discard: () => rmSync(folder, { recursive: true, force: true }),
  };
}
