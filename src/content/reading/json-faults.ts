import { parseTree, printParseErrorCode, type Node, type ParseError } from 'jsonc-parser';
import type { Finding } from '../problem';
import { lineOf as lineAt, setTwice } from './duplicate';
import { numberFault } from './json-numbers';

/** The offset after the last character before `offset` that is no white space. */
const endBefore = (text: string, offset: number) => text.slice(0, offset).trimEnd().length;

/** A comma too many, or none where one belongs: the rest of the file can still be read. */
function commaFault(text: string, name: string, offset: number): Finding | null {
  const end = endBefore(text, offset);
  const next = text.charAt(offset);
  // A number that begins with 0 ends there to a parser.
  const isDigit = /\d/.test(next) && /\d/.test(text.charAt(offset - 1));
  if (name === 'CommaExpected' && /["{[\d]/.test(next) && !isDigit) {
    const before = lineAt(text, end);
    const place = before === lineAt(text, offset) ? 'before this' : `at the end of line ${before}`;
    return {
      offset,
      rule: 'json-comma',
      message: `A comma is missing ${place}`,
      fix: { from: end, to: end, text: ',' },
    };
  }
  if (text.charAt(end - 1) !== ',' || !/[}\],]/.test(next)) return null;
  const extra = next === ',' ? offset : end - 1;
  return {
    offset,
    rule: 'json-comma',
    message: next === ',' ? 'Remove one of the two commas' : `Remove the comma before ${next}`,
    fix: { from: extra, to: extra + 1, text: '' },
  };
}

const closers: Readonly<Record<string, string>> = {
  CloseBraceExpected: 'A "}" is missing at the end',
  CloseBracketExpected: 'A "]" is missing at the end',
};

const afterTheEnd = (offset: number): Finding => ({
  offset,
  rule: 'json-syntax',
  message: 'Nothing may stand after the last bracket. Delete it',
});

/** What keeps a parser from reading on. */
function hardFault(text: string, name: string, offset: number): Finding {
  const rest = text.slice(offset);
  const told = (rule: Finding['rule'], message: string): Finding => ({ offset, rule, message });
  const instead = (rule: Finding['rule'], sign: string, by: string): Finding => {
    const message = `Write a ${by === ',' ? 'comma' : 'colon'} in place of ${sign}`;
    return { offset, rule, message, fix: { from: offset, to: offset + 1, text: by } };
  };
  if (rest.startsWith(';')) return instead('json-comma', ';', ',');
  if (rest.startsWith('=')) return instead('json-syntax', '=', ':');
  const number = numberFault(text, offset);
  if (number) return number;
  if (/^['‘’“”]/.test(rest)) {
    return told('json-quotes', `Write a straight double quote (") in place of ${rest.charAt(0)}`);
  }
  if (name === 'UnexpectedEndOfString') {
    return told('open-quote', 'This quote is opened and not closed on its line');
  }
  if (name === 'InvalidCommentToken' || rest.startsWith('#')) {
    return told('json-comment', 'JSON has no comments. Delete this one');
  }
  if (name === 'InvalidEscapeCharacter') {
    return told('yaml-escape', 'A backslash has a meaning of its own in JSON. Write \\\\ for one');
  }
  if (name === 'InvalidCharacter') {
    return told(
      'json-syntax',
      'A tab or another invisible character stands in this text. Type a space',
    );
  }
  if (name === 'ColonExpected') return told('json-syntax', 'A colon is missing before this');
  const closer = closers[name];
  if (closer) return told('json-syntax', closer);
  const line = text.split('\n')[lineAt(text, offset) - 1] ?? '';
  if ((line.match(/(?<!\\)"/g) ?? []).length % 2 === 1) {
    return told('open-quote', 'A straight double quote is missing on this line');
  }
  const word = /^[A-Za-z][\w-]*/.exec(rest)?.[0];
  if (word && /^(true|false|yes|no)$/i.test(word)) {
    const right = /^(true|yes)$/i.test(word) ? 'true' : 'false';
    const fix = { from: offset, to: offset + word.length, text: right };
    return { ...told('json-syntax', `Write ${right} in place of ${word}`), fix };
  }
  if (word && text.charAt(endBefore(text, offset) - 1) === '"') {
    return told(
      'inner-quote',
      `The text ends at the quote before this. Within a text, type curly quotes: “${word}”`,
    );
  }
  if (word) return told('json-quotes', `"${word}" needs straight double quotes around it`);
  if (name === 'ValueExpected') return told('json-syntax', 'A value is missing before this');
  return told(
    'json-syntax',
    'This is not valid JSON: look for a missing comma, quote or bracket just before',
  );
}

/** Fields that one group sets twice; JSON silently keeps the last. */
export function duplicateKeys(text: string, tree: Node | undefined): Finding[] {
  if (!tree) return [];
  const seen = new Map<string, number>();
  const own = (tree.type === 'object' ? (tree.children ?? []) : []).flatMap(({ children }) => {
    const [key] = children ?? [];
    if (!key) return [];
    const name = String(key.value);
    const first = seen.get(name);
    if (first === undefined) {
      seen.set(name, lineAt(text, key.offset));
      return [];
    }
    return [{ offset: key.offset, length: key.length, ...setTwice(name, first) }];
  });
  return [...own, ...(tree.children ?? []).flatMap((child) => duplicateKeys(text, child))];
}

/** No file of the site goes half as deep. */
const deepest = 20;

/** The bracket with which a text goes too deep to be read, if it does. */
function tooDeep(text: string): Finding | null {
  let depth = 0;
  for (const { 0: sign, index } of text.matchAll(/"(?:[^"\\\n]|\\.)*"|[[{]|[\]}]/g)) {
    if (sign.startsWith('"')) continue;
    depth += /[[{]/.test(sign) ? 1 : -1;
    if (depth <= deepest) continue;
    const message = `Brackets stand in one another more than ${deepest} times up to here. Delete those that are too many`;
    return { offset: index, rule: 'json-syntax', message };
  }
  return null;
}

/** A file that does not start as JSON does: without its first bracket, or as front matter. */
function wrongStart(text: string): Finding | null {
  const told = { offset: 0, rule: 'json-syntax' } as const;
  if (text.startsWith('---')) {
    return { ...told, message: 'A JSON file has no lines of dashes. Delete them' };
  }
  if (!/^\s*"[^"\n]*"\s*:/.test(text)) return null;
  const fix = { from: 0, to: 0, text: '{\n' };
  return { ...told, message: 'A "{" is missing at the start', fix };
}

/** Reads a JSON text and tells in plain words what is wrong with its signs. */
export function readJson(text: string): {
  tree: Node | undefined;
  findings: Finding[];
  readable: boolean;
} {
  const first = tooDeep(text) ?? wrongStart(text);
  if (first) return { tree: undefined, findings: [first], readable: false };
  const errors: ParseError[] = [];
  const tree = parseTree(text, errors, { disallowComments: true });
  const findings: Finding[] = [];
  let last = -1;
  for (const { error, offset } of errors) {
    if (offset === last) continue;
    last = offset;
    const name = printParseErrorCode(error);
    const comma = commaFault(text, name, offset);
    const isAfter =
      tree !== undefined && offset >= tree.offset + tree.length && name !== 'CloseBraceExpected';
    findings.push(comma ?? (isAfter ? afterTheEnd(offset) : hardFault(text, name, offset)));
    // After the first fault that is no comma, a parser guesses.
    if (!comma) return { tree, findings, readable: false };
  }
  const twice = duplicateKeys(text, tree);
  return { tree, findings: [...findings, ...twice], readable: true };
}
