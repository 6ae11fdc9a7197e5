import { CST, Lexer } from 'yaml';

/** A line of front matter, as YAML splits it. Offsets are those of the whole text. */
export type YamlLine = {
  text: string;
  at: number;
  /** The white space before everything else. */
  indent: string;
  /** Whether a dash begins it. */
  isEntry: boolean;
  /** The name before its colon, if there is one. */
  name: string | undefined;
  /** Where the value begins: after the name, or after the dash. */
  valueAt: number;
  /** The rest of the line, a note included. */
  value: string;
  /** Where a note begins, if there is one. */
  noteAt: number | undefined;
  /** Empty, or a note alone. */
  isBlank: boolean;
};

type Token = { type: string; from: number; to: number };

/** The tokens of one line; the marks that the lexer adds are none of them. */
function tokensOf(line: string): Token[] {
  const tokens: Token[] = [];
  let from = 0;
  for (const source of new Lexer().lex(line)) {
    const type = CST.tokenType(source) ?? 'text';
    const isMark = ['doc-mode', 'flow-error-end', 'scalar'].includes(type);
    if (isMark && !line.startsWith(source, from)) continue;
    tokens.push({ type, from, to: from + source.length });
    from += source.length;
  }
  return tokens;
}

const nameTypes = ['text', 'double-quoted-scalar', 'single-quoted-scalar'];

/** Reads one line. `at` is its offset. */
export function readYamlLine(raw: string, at: number): YamlLine {
  const text = raw.trimEnd();
  const start = text.length - text.trimStart().length;
  const tokens = tokensOf(text).filter(({ type }) => type !== 'space');
  const dashes = tokens.findIndex(({ type }) => type !== 'seq-item-ind');
  const [first, ...others] = tokens.slice(dashes === -1 ? tokens.length : dashes);
  const isNamed =
    first !== undefined && nameTypes.includes(first.type) && others[0]?.type === 'map-value-ind';
  const value = isNamed ? others[1] : first;
  const valueAt = value?.from ?? text.length;
  const note = tokens.find(({ type }) => type === 'comment');
  return {
    text,
    at,
    indent: text.slice(0, start),
    isEntry: dashes > 0,
    name: isNamed ? text.slice(first.from, first.to) : undefined,
    valueAt: at + valueAt,
    value: text.slice(valueAt),
    noteAt: note && at + note.from,
    isBlank: text === '' || first?.type === 'comment',
  };
}

/** Reads all lines of a text. */
export function yamlLines(text: string): YamlLine[] {
  let at = 0;
  return text.split('\n').map((raw) => {
    const line = readYamlLine(raw, at);
    at += raw.length + 1;
    return line;
  });
}

/** Returns where the quoted text ends with which a value begins, or undefined when it never does. */
export function quoteEnd(value: string): number | undefined {
  const end = tokensOf(value)[0]?.to ?? 0;
  return end > 1 && value.charAt(end - 1) === value.charAt(0) ? end : undefined;
}

/** No line of the site is a tenth as deep. */
const deepest = 100;

const opening = ['flow-map-start', 'flow-seq-start'];
const closing = ['flow-map-end', 'flow-seq-end'];
const nesting = ['seq-item-ind', 'explicit-key-ind', 'map-value-ind'];

/** Returns where a text goes too deep to be read, if it does: a parser would run out of memory. */
export function tooDeepAt(text: string): number | undefined {
  let brackets = 0;
  let onLine = 0;
  for (const { type, from } of tokensOf(text)) {
    if (opening.includes(type)) brackets += 1;
    else if (closing.includes(type)) brackets -= 1;
    else if (type === 'newline') onLine = 0;
    else if (nesting.includes(type)) onLine += 1;
    if (Math.max(brackets, onLine) > deepest) return from;
  }
  return undefined;
}
