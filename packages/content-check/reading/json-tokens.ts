import { createScanner } from 'jsonc-parser';

/** The kinds of `SyntaxKind` of jsonc-parser, by their numbers: its names are known to its compiler alone. */
const kinds = {
  1: '{',
  2: '}',
  3: '[',
  4: ']',
  5: ',',
  6: ':',
  7: 'null',
  8: 'true',
  9: 'false',
  10: 'string',
  11: 'number',
  12: 'comment',
  13: 'comment',
  14: 'space',
  15: 'space',
  16: 'unknown',
  17: 'end',
} as const;

export type JsonKind = (typeof kinds)[keyof typeof kinds];

/** A token of a JSON text, without white space. */
export type JsonToken = { kind: JsonKind; text: string; from: number; to: number };

/** Splits a JSON text into tokens. The last one marks the end. */
export function jsonTokens(text: string): JsonToken[] {
  const scanner = createScanner(text, false);
  const tokens: JsonToken[] = [];
  let kind: JsonKind;
  do {
    kind = kinds[scanner.scan()];
    const from = scanner.getTokenOffset();
    const to = from + scanner.getTokenLength();
    if (kind !== 'space') tokens.push({ kind, text: text.slice(from, to), from, to });
  } while (kind !== 'end');
  return tokens;
}

/** No file of the site is half as deep. */
const deepest = 20;

/** Returns the bracket with which a text goes too deep to be read, if it does. */
export function tooDeep(text: string): JsonToken | undefined {
  let depth = 0;
  return jsonTokens(text).find(({ kind }) => {
    if (kind === '{' || kind === '[') depth += 1;
    if (kind === '}' || kind === ']') depth -= 1;
    return depth > deepest;
  });
}
