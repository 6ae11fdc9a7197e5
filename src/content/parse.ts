import {
  findNodeAtLocation,
  parse as parseJson,
  parseTree,
  printParseErrorCode,
  type ParseError,
} from 'jsonc-parser';
import { parseDocument, type YAMLMap } from 'yaml';
import type { Problem } from './problem';

/** A content file, read: its fields, its prose, and where each of them stands. */
export type Parsed = {
  data: unknown;
  /** The text under the front matter; empty for JSON. */
  body: string;
  /** The offset in the file at which `body` begins. */
  bodyOffset: number;
  /** The offset of the value at a path of keys, or of the closest parent that exists. */
  offsetOf(path: readonly PropertyKey[]): number;
  /** What keeps the file from being read at all, with the offset at which it stands. */
  faults: { offset: number; message: string }[];
};

/** The fields of a file without `$schema`, which is there for editors alone. */
export function fieldsOf(data: unknown): Record<string, unknown> {
  const entries: [string, unknown][] =
    typeof data === 'object' && data !== null ? Object.entries(data) : [];
  return Object.fromEntries(entries.filter(([name]) => name !== '$schema'));
}

/** The 1-based line and column of an offset. */
export function positionAt(text: string, offset: number): Pick<Problem, 'line' | 'column'> {
  const before = text.slice(0, offset).split('\n');
  return { line: before.length, column: (before.at(-1) ?? '').length + 1 };
}

const closest = <Found>(
  path: readonly PropertyKey[],
  find: (path: (string | number)[]) => Found | undefined,
): Found | undefined => {
  const keys = path.filter((key) => typeof key !== 'symbol');
  for (let length = keys.length; length > 0; length -= 1) {
    const found = find(keys.slice(0, length));
    if (found !== undefined) return found;
  }
  return undefined;
};

function parseJsonFile(text: string): Parsed {
  const errors: ParseError[] = [];
  const data: unknown = parseJson(text, errors, { allowTrailingComma: false });
  const tree = parseTree(text);
  return {
    data,
    body: '',
    bodyOffset: text.length,
    offsetOf: (path) =>
      closest(path, (keys) => tree && findNodeAtLocation(tree, keys)?.offset) ?? 0,
    faults: errors.map(({ error, offset }) => ({
      offset,
      message: `this is not valid JSON (${printParseErrorCode(error)}): look for a missing comma, quote or bracket just before this place`,
    })),
  };
}

const frontMatter = /^---\r?\n([\s\S]*?)^---[ \t]*(\r?\n|$)/m;

function parseMdxFile(text: string): Parsed {
  const match = text.startsWith('---') ? frontMatter.exec(text) : null;
  if (!match) {
    const message = 'the file must start with a block of fields between two lines of three dashes';
    const faults = [{ offset: 0, message }];
    return { data: {}, body: text, bodyOffset: 0, offsetOf: () => 0, faults };
  }
  const [block, yaml = ''] = match;
  const yamlOffset = block.indexOf('\n') + 1;
  const document = parseDocument<YAMLMap>(yaml);
  return {
    data: document.toJS(),
    body: text.slice(block.length),
    bodyOffset: block.length,
    offsetOf: (path) =>
      closest(path, (keys) => {
        const node = document.getIn(keys, true);
        return typeof node === 'object' && node !== null && 'range' in node
          ? yamlOffset + Number(Array.isArray(node.range) ? node.range[0] : 0)
          : undefined;
      }) ?? 0,
    faults: document.errors.map((error) => ({
      offset: yamlOffset + error.pos[0],
      message: `the fields between the dashes cannot be read: ${error.message.split('\n')[0]}`,
    })),
  };
}

/** Reads a content file; `path` tells by its ending whether it is JSON or MDX. */
export const parseContent = (path: string, text: string): Parsed =>
  path.endsWith('.json') ? parseJsonFile(text) : parseMdxFile(text);
