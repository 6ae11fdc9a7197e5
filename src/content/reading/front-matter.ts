import { isMap, isScalar, parseDocument, type Document } from 'yaml';
import type { Finding } from '../problem';
import { setTwice } from './json-faults';
import { checkYamlLines } from './yaml-lines';

/** Where the fields of an MDX file stand, or what is wrong with the lines of dashes around them. */
export type Block =
  { from: number; to: number; bodyOffset: number; findings: Finding[] } | { finding: Finding };

const closing = /^---[ \t]*(\r?\n|$)/m;

/** Dashes that a word processor turned into other ones, or too many or too few. */
const oddDashes = /^[ \t]*([-–—]{1,2}|-{4,}|[–—-]{3,})[ \t]*$/m;

const field = /^[A-Za-z]+[ \t]*:(?=\s|$)/gm;

/** A line of text at the left edge, after an empty line: no field looks like that. */
const proseLine = /(?<=\n[ \t]*\r?\n)(?:#{2,6} |(?![-#'"{[>|])\S)(?![A-Za-z]*[ \t]*:(?:\s|$))/g;

/** Where the text begins when the dashes after the fields are missing, and others stand below it. */
function textWithin(fields: string): number | null {
  const lastField = [...fields.matchAll(field)].at(-1)?.index ?? 0;
  const starts = [...fields.matchAll(proseLine)].map(({ index }) => index);
  return starts.find((index) => index > lastField) ?? null;
}

/** Finds the front matter of an MDX file. */
export function findBlock(text: string): Block {
  const opening = /^---[ \t]*\r?\n/.exec(text)?.[0];
  const told = (offset: number, message: string, fix?: Finding['fix']): Block => ({
    finding: { offset, rule: 'front-matter', message, ...(fix && { fix }) },
  });
  if (opening === undefined) {
    const later = /^---[ \t]*\r?\n/m.exec(text);
    const before = later ? text.slice(0, later.index) : '';
    if (later && before.trim() === '') {
      const fix = { from: 0, to: later.index, text: '' };
      const message = 'Something stands before the first ---. Delete it';
      return { finding: { offset: 0, rule: 'before-dashes', message, fix } };
    }
    const odd = oddDashes.exec(text);
    if (odd?.index === 0) {
      const fix = { from: 0, to: odd[0].length, text: '---' };
      return told(0, 'The first line must be exactly three hyphens: ---', fix);
    }
    return told(0, 'The file must start with a block between two lines of three dashes');
  }
  const rest = text.slice(opening.length);
  const end = closing.exec(rest);
  if (end) {
    const from = opening.length;
    const text = textWithin(rest.slice(0, end.index));
    if (text !== null) {
      const to = from + text;
      const fix = { from: to, to, text: '---\n\n' };
      const message = 'The text begins here. Add a line of three dashes above it, after the fields';
      const finding: Finding = { offset: to, rule: 'front-matter', message, fix };
      return { from, to, bodyOffset: to, findings: [finding] };
    }
    const to = from + end.index;
    return { from, to, bodyOffset: to + end[0].length, findings: [] };
  }
  const odd = oddDashes.exec(rest);
  if (!odd)
    return told(
      0,
      'The fields begin here and never end. Add a line of three dashes after the last field',
    );
  const at = opening.length + odd.index;
  const fix = { from: at, to: at + odd[0].length, text: '---' };
  return told(at, 'The fields end with exactly three hyphens: ---', fix);
}

const lineAt = (text: string, offset: number) => text.slice(0, offset).split('\n').length;

/** The line on which the key that is set twice was set first. */
function firstLine(document: Document, yaml: string, offset: number, name: string): number {
  const inMap = (node: unknown): number | null => {
    if (!isMap(node)) return null;
    const keys = node.items.flatMap(({ key }) => (isScalar(key) && key.range ? [key] : []));
    if (keys.some(({ range }) => range?.[0] === offset)) {
      return lineAt(yaml, keys.find(({ value }) => value === name)?.range?.[0] ?? 0);
    }
    return node.items.map(({ value }) => inMap(value)).find((line) => line !== null) ?? null;
  };
  return inMap(document.contents) ?? 1;
}

const wordAt = (text: string, offset: number) => /^[\w$-]*/.exec(text.slice(offset))?.[0] ?? '';

/** Front matter, read as far as it can be; offsets are those of `yaml`. */
export function readFrontMatter(yaml: string): {
  document: Document;
  findings: Finding[];
  readable: boolean;
} {
  const { text, readable } = checkYamlLines(yaml);
  const document = parseDocument(text.toString(), { uniqueKeys: true });
  if (!readable) return { document, findings: text.findings, readable };
  const isTwice = ({ code }: { code: string }) => code === 'DUPLICATE_KEY';
  const twice = document.errors.filter(isTwice).map(({ pos: [offset] }): Finding => {
    const name = wordAt(yaml, offset);
    // The fences add the line above the fields.
    const line = firstLine(document, yaml, offset, name) + 1;
    return { offset, length: name.length, ...setTwice(name, line) };
  });
  const others = document.errors
    .filter((error) => !isTwice(error))
    .slice(0, 1)
    .map(({ pos: [offset] }): Finding => ({
      offset: Math.min(offset, yaml.length),
      rule: 'yaml-syntax',
      message:
        'The fields cannot be read from here on. Write "name: value" on each line, and put texts with signs in quotes',
    }));
  return {
    document,
    findings: [...text.findings, ...twice, ...others],
    readable: others.length === 0,
  };
}
