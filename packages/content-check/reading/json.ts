import { parseTree, type Node, type ParseError } from 'jsonc-parser';
import type { Finding } from '../problem';
import { lineOf, setTwice } from './duplicate';
import { balanceRepairs } from './json-balance';
import { jsonRepairs } from './json-repairs';
import { jsonTokens, tooDeep } from './json-tokens';
import { asWritten, type MendedText } from './mended-text';
import { bestRepair, findingOf, type Repair } from './repair';

/** A JSON text as far as it can be read. Offsets of the tree are those of `text.text`. */
export type Json = {
  tree: Node | undefined;
  text: MendedText;
  findings: Finding[];
  readable: boolean;
};

/** Returns a finding for each field that a group sets twice; JSON silently keeps the last. */
function duplicates(tree: Node | undefined, text: MendedText): Finding[] {
  const first = new Map<string, number>();
  const own = (tree?.type === 'object' ? (tree.children ?? []) : []).flatMap(({ children }) => {
    const [key] = children ?? [];
    if (!key) return [];
    const name = String(key.value);
    const offset = text.originOf(key.offset);
    const line = first.get(name);
    if (line !== undefined) return [{ offset, length: key.length, ...setTwice(name, line) }];
    first.set(name, lineOf(text.original, offset));
    return [];
  });
  return [...own, ...(tree?.children ?? []).flatMap((child) => duplicates(child, text))];
}

const read = (text: string) => {
  const errors: ParseError[] = [];
  const tree = parseTree(text, errors, { disallowComments: true });
  return { tree, error: errors[0] };
};

const reading = (text: string) => ({ faultAt: read(text).error?.offset ?? Infinity, empty: 0 });

/** Returns what may be wrong at an offset. */
function repairsAt(text: string, offset: number, tree: Node | undefined): Repair[] {
  const tokens = jsonTokens(text);
  const isAfterEnd = tree !== undefined && offset >= tree.offset + tree.length;
  const index = tokens.findIndex(({ to, from }) => to > offset || from >= offset);
  const near = [index, index - 1].flatMap((at) => {
    const token = tokens[at];
    return token
      ? jsonRepairs({
          text,
          isAfterEnd,
          token,
          before: tokens[at - 1],
          after: tokens[at + 1],
        })
      : [];
  });
  return [...balanceRepairs(text, tokens), ...near];
}

/** Returns whether a text has neither the first sign of JSON nor any line that begins with it. */
const isOtherFormat = (text: string) => !/^\s*["“[]/.test(text) && !/^\s*\{/m.test(text);

const unknown = 'This is not valid JSON. Look for a missing comma, quote or bracket just before';

/** How many mistakes are corrected in one run. */
const mostRounds = 10;

/** Reads a JSON text. What is certainly wrong is corrected, so that the rest can be read, too. */
export function readJson(original: string): Json {
  const deep = tooDeep(original);
  let text = asWritten(original);
  const findings: Finding[] = [];
  const stop = (): Json => ({ tree: read(text.text).tree, text, findings, readable: false });
  if (deep) {
    const message = 'Brackets are nested more than 20 times here. Delete the extra ones';
    findings.push({ offset: deep.from, rule: 'json-syntax', message });
    return { tree: undefined, text, findings, readable: false };
  }
  for (let round = 0; round < mostRounds; round += 1) {
    const { tree, error } = read(text.text);
    if (!error) {
      findings.push(...duplicates(tree, text));
      return { tree, text, findings, readable: true };
    }
    const repairs = repairsAt(text.text, error.offset, tree);
    const best = bestRepair(
      text,
      repairs.map((repair) => [repair]),
      reading,
    );
    const [repair] = best?.repairs ?? [];
    if (round === 0 && isOtherFormat(original)) {
      const message =
        'A JSON file begins with {, and has its names and texts in quotes. Compare another one';
      findings.push({ offset: 0, rule: 'json-syntax', message });
      return stop();
    }
    if (round === 0 && /^[-+]\s*["{}\]]/m.test(original)) {
      const message =
        'Lines that begin with - and + came from a comparison. Delete the lines with -, and the + of the others';
      findings.push({ offset: original.search(/^[-+]\s*["{}\]]/m), rule: 'json-syntax', message });
      return stop();
    }
    if (!best || !repair) {
      findings.push({ offset: text.originOf(error.offset), rule: 'json-syntax', message: unknown });
      return stop();
    }
    findings.push(findingOf(repair, text));
    // What follows an uncertain repair may be its echo.
    if (!repair.isCertain) return stop();
    text = best.text;
  }
  return stop();
}
