import { findNodeAtLocation, getNodeValue, type Node } from 'jsonc-parser';
import { isMap, isNode, isScalar, type Document } from 'yaml';
import type { Finding, Problem } from '../problem';
import { findBlock } from './fences';
import { readFrontMatter } from './front-matter';
import { readJson } from './json';
import { moved } from './repair';

/** A part of a file's text: from an offset up to another. */
export type Range = { from: number; to: number };

/** A content file, read: its fields, its prose, and the place of each. */
export type Parsed = {
  data: unknown;
  /** The text under the front matter; empty for JSON. */
  body: string;
  /** The offset in the file at which `body` begins. */
  bodyOffset: number;
  /** The offset of the value at a path of keys, or of the closest parent that exists. */
  offsetOf(path: readonly PropertyKey[]): number;
  /** The place of the value at a path of keys; undefined without such a value. */
  rangeOf(path: readonly PropertyKey[]): Range | undefined;
  /** The place of the name of the field at a path. */
  keyRangeOf(path: readonly PropertyKey[]): Range | undefined;
  /** What keeps the file from being read as its writer meant it. */
  findings: Finding[];
  /** What can be read, and probably isn't meant. */
  hints: Finding[];
  /** false: `data` cannot be trusted. */
  readable: boolean;
};

/** The 1-based line and column of an offset. */
export function positionAt(text: string, offset: number): Pick<Problem, 'line' | 'column'> {
  const before = text.slice(0, offset).split('\n');
  return { line: before.length, column: (before.at(-1) ?? '').length + 1 };
}

const closestOffset =
  (rangeOf: Parsed['rangeOf']): Parsed['offsetOf'] =>
  (path) => {
    for (let length = path.length; length > 0; length -= 1) {
      const range = rangeOf(path.slice(0, length));
      if (range) return range.from;
    }
    return 0;
  };

const keysOf = (path: readonly PropertyKey[]) => path.filter((key) => typeof key !== 'symbol');

function parseJsonFile(original: string): Parsed {
  const { tree, text, findings, readable } = readJson(original);
  const nodeAt = (path: readonly PropertyKey[]) => tree && findNodeAtLocation(tree, keysOf(path));
  const rangeOfNode = (node: Node | undefined): Range | undefined =>
    node && { from: text.originOf(node.offset), to: text.endOf(node.offset + node.length) };
  const rangeOf = (path: readonly PropertyKey[]) => rangeOfNode(nodeAt(path));
  return {
    data: tree && getNodeValue(tree),
    body: '',
    bodyOffset: original.length,
    offsetOf: closestOffset(rangeOf),
    rangeOf,
    keyRangeOf: (path) => rangeOfNode(nodeAt(path)?.parent?.children?.[0]),
    findings,
    hints: [],
    readable,
  };
}

/** Returns the node of a name in front matter. */
function keyNode(document: Document, path: readonly PropertyKey[]): unknown {
  const keys = keysOf(path);
  const parent = keys.length > 1 ? document.getIn(keys.slice(0, -1), true) : document.contents;
  return isMap(parent)
    ? parent.items.find(({ key }) => isScalar(key) && key.value === keys.at(-1))?.key
    : undefined;
}

const nothing = {
  offsetOf: () => 0,
  rangeOf: () => undefined,
  keyRangeOf: () => undefined,
  hints: [],
  readable: false,
};

function parseMdxFile(text: string): Parsed {
  const block = findBlock(text);
  if ('finding' in block) {
    return { data: {}, body: '', bodyOffset: text.length, ...nothing, findings: [block.finding] };
  }
  const { from, to, bodyOffset } = block;
  const {
    document,
    text: mended,
    findings,
    hints,
    readable,
  } = readFrontMatter(text.slice(from, to));
  const inFile = (offset: number) => offset + from;
  const rangeIn = (node: unknown): Range | undefined =>
    isNode(node) && node.range
      ? {
          from: inFile(mended.originOf(node.range[0])),
          to: inFile(mended.endOf(node.range[1])),
        }
      : undefined;
  const rangeOf = (path: readonly PropertyKey[]) => rangeIn(document.getIn(keysOf(path), true));
  return {
    data: readable ? document.toJS() : {},
    body: text.slice(bodyOffset),
    bodyOffset,
    offsetOf: closestOffset(rangeOf),
    rangeOf,
    keyRangeOf: (path) => rangeIn(keyNode(document, path)),
    findings: [...findings.map((finding) => moved(finding, inFile)), ...block.findings],
    hints: hints.map((hint) => moved(hint, inFile)),
    readable,
  };
}

/** Reads a content file; its ending decides between JSON and MDX. */
export const parseContent = (path: string, text: string): Parsed =>
  path.endsWith('.json') ? parseJsonFile(text) : parseMdxFile(text);
