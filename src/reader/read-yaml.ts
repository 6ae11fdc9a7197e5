import { isAlias, isMap, isNode, isScalar, parseDocument, visit, type Document } from 'yaml';
import type { Range } from './problem';
import { unread, type Fields, type Path } from './source-file';

const inQuotes = 'Put the whole value in single quotes';

/** Advice by the code of `yaml`. */
const advice: Readonly<Record<string, string>> = {
  BAD_ALIAS: `A value that begins with *, & or ! means something else in YAML. ${inQuotes}`,
  BAD_DQ_ESCAPE: 'A backslash means something else between double quotes. Use single quotes',
  BAD_INDENT:
    'Lines that belong together begin with the same number of spaces. Indent this one like the others',
  BAD_SCALAR_START: `A value that begins with this character means something else in YAML. ${inQuotes}`,
  BLOCK_AS_IMPLICIT_KEY: `A value with a colon and a space means something else in YAML. ${inQuotes}`,
  COMMENT: `Words after a space and a # are a comment, which no page shows. ${inQuotes}`,
  DUPLICATE_KEY: 'This field is set twice. Delete one of the two',
  INDENTED_KEY:
    'The fields of a group begin in the same column. If this is a part of the value above, put that whole value in single quotes',
  HARD_SPACE: 'This line has a hard space where YAML needs a normal one. Type the space again',
  MISSING_CHAR:
    'A quotation mark is not closed here. Within single quotes, write an apostrophe as ’ or twice',
  MULTILINE_IMPLICIT_KEY:
    'This line has no "name: value". Write a space after the colon, and a text that goes on in quotes',
  MULTIPLE_DOCS: 'The fields end at the first line of three hyphens. Delete the other',
  TAB_AS_INDENT: 'This line begins with a tab. Indent it with spaces',
  TAG_RESOLVE_FAILED: `A value that begins with ! means something else in YAML. ${inQuotes}`,
};
const generalAdvice = `This line is not YAML. ${inQuotes}; within them, write an apostrophe as ’ or twice`;

type Refusal = { at: number; code: string };

/** Returns whether a space that does not break is in place of one between a name and its value, or before the name. */
const hasHardSpace = (line: string) => line.startsWith('\u00a0') || line.includes(':\u00a0');

/** Returns what YAML reads as something which no writer means. */
function misread(text: string, document: Document): Refusal[] {
  const found: Refusal[] = [];
  visit(document, {
    Node(key, node) {
      const [start, end, next] = node.range ?? [0, 0, 0];
      if (isAlias(node) || node.anchor !== undefined || node.tag !== undefined)
        found.push({ at: start, code: 'BAD_ALIAS' });
      if (key === 'key' && hasHardSpace(text.slice(start, end)))
        found.push({ at: start, code: 'HARD_SPACE' });
      // Such as "#1": a comment that people write has a space after its sign.
      const isPlain = isScalar(node) && node.type === 'PLAIN';
      if (isPlain && /^[ \t]*#(?:\S|\s*\d)/.test(text.slice(end, next)))
        found.push({ at: text.indexOf('#', end), code: 'COMMENT' });
    },
  });
  return found;
}

function quotedRanges(document: Document): [start: number, end: number][] {
  const ranges: [number, number][] = [];
  visit(document, {
    Scalar(_key, { type, range }) {
      if (type?.startsWith('QUOTE') && range) ranges.push([range[0], range[2]]);
    },
  });
  return ranges;
}

/** Returns what YAML refuses; in a quoted text, at its opening mark. */
function refused(text: string, document: Document): Refusal[] {
  const ranges = quotedRanges(document);
  const errors = [...document.errors, ...document.warnings];
  return errors.map(({ code, pos: [place] }) => {
    const line = text
      .slice(text.lastIndexOf('\n', place - 1) + 1)
      .split('\n', 1)
      .join();
    const codes = ['BLOCK_AS_IMPLICIT_KEY', 'MULTILINE_IMPLICIT_KEY'];
    const both = errors.filter((one) => one.pos[0] === place && codes.includes(one.code));
    // The line below a value is a field, and further in.
    if (both.length > 1 && !line.startsWith('\t'))
      return { at: Math.max(...both.map(({ pos }) => pos[1])) - 1, code: 'INDENTED_KEY' };
    if (hasHardSpace(line)) return { at: place, code: 'HARD_SPACE' };
    const [quote] = ranges.find(([start, end]) => start <= place && place <= end) ?? [];
    if (quote !== undefined) return { at: quote, code };
    // `yaml` has one code for a missing quotation mark and for a missing colon.
    return { at: place, code: code === 'MISSING_CHAR' ? 'MULTILINE_IMPLICIT_KEY' : code };
  });
}

/** Returns the first refusal of each line: others often follow from it. */
function firstOfLines(text: string, refusals: readonly Refusal[]): Refusal[] {
  const lines = refusals.map(({ at }) => text.slice(0, at).split('\n').length);
  return refusals.filter((_refusal, index) => lines.indexOf(lines[index] ?? 0) === index);
}

const nameIn = (map: unknown, name: unknown) =>
  isMap(map) ? map.items.find(({ key }) => isScalar(key) && key.value === name)?.key : undefined;

function rangeIn(document: Document, path: Path, key?: string): Range {
  const keys = path.filter((one) => typeof one !== 'symbol');
  const node = document.getIn(keys, true);
  const parent = document.getIn(keys.slice(0, -1), true);
  // A field without a value, and a group, are where their names are.
  const value = isScalar(node) && node.value !== null ? node : nameIn(parent, keys.at(-1));
  const place = (key === undefined ? undefined : nameIn(node, key)) ?? value ?? node;
  if (isNode(place) && place.range) return [place.range[0], place.range[1]];
  return keys.length === 0 ? [0] : rangeIn(document, keys.slice(0, -1));
}

/** Reads fields in YAML. */
export function readYaml(text: string): Fields {
  const document = parseDocument(text, { prettyErrors: false });
  const refusals = firstOfLines(text, [...refused(text, document), ...misread(text, document)]);
  if (refusals.length > 0)
    return unread(
      refusals.map(({ at, code }) => ({ at: [at], message: advice[code] ?? generalAdvice })),
    );
  return {
    data: document.toJS(),
    rangeOf: (path, key) => rangeIn(document, path, key),
    problems: [],
  };
}
