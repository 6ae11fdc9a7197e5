import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { MdxNode } from './mdx-node';

/** The file that is compiled. Gatsby gives its text without the fields above it. */
export type MdxFile = { path?: string; value: unknown };

const linesIn = (text: string) => text.split('\n').length;

/** Counts the lines above the text. It is the end of its file. */
function linesAbove({ path, value }: MdxFile): number {
  return path === undefined ? 0 : linesIn(readFileSync(path, 'utf8')) - linesIn(String(value));
}

/** Makes an error that names the place of a node: file, line and column. */
export function refusal(file: MdxFile, { position }: MdxNode, message: string): Error {
  const { line = 1, column = 1 } = position?.start ?? {};
  const name = file.path === undefined ? 'text' : relative(process.cwd(), file.path);
  return new Error(`${name}:${line + linesAbove(file)}:${column}: ${message}`);
}
