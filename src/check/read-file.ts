import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, type ParseError } from 'jsonc-parser';
import { isAlias, isMap, isNode, isScalar, parseDocument, visit, type Document } from 'yaml';
import { todayIn } from '../content/calendar';
import { fieldsOf } from '../content/field-schema';
import { siteVariables, type Variables } from '../content/variables';
import { raiseHeadings, type MdxNode } from './markdown/tree';
import { parseText } from './markdown/parse-text';
import type { Descriptor } from './problem';

/** The path of a field. */
export type Path = readonly PropertyKey[];

/** A part of a text: from an offset up to another. */
type Range = readonly [from: number, to: number];

/** A content file: its fields, its text, and the place of each. */
export type Source = {
  /** Relative to `content/`, with forward slashes. */
  file: string;
  text: string;
  /** The fields as they are written; null if they cannot be read. */
  data: unknown;
  /** The text under the fields, without what MDX cannot read. Its places are those of the file. */
  tree: MdxNode | null;
  /** Where the text begins. */
  body: number;
  /** Returns where the value at a path is, or the closest parent that exists, or the name of a key in it. */
  rangeOf: (path: Path, key?: string) => Range;
  /** Returns where that begins. */
  offsetOf: (path: Path, key?: string) => number;
  /** What keeps the file from being read. */
  problems: Descriptor[];
};

type Fields = Pick<Source, 'data' | 'rangeOf' | 'problems'>;

const syntax = (at: number, message: string): Descriptor[] => [{ rule: 'syntax', at, message }];
const unread = (problems: Descriptor[]): Fields => ({
  data: null,
  rangeOf: () => [0, 0],
  problems,
});

/** Advice by the code of jsonc-parser. */
const jsonAdvice: Readonly<Record<number, string>> = {
  1: 'A name or a text is in straight double quotes; within a text, write \\" for one',
  3: 'A name in straight double quotes belongs here. Delete a comma after the last entry',
  4: 'A value is missing here. Delete a comma after the last entry',
  5: 'A colon is missing between the name and its value',
  6: 'A comma is missing before this',
  7: 'A closing } is missing here, or a comma',
  8: 'A closing ] is missing here, or a comma',
  9: 'The file should end before this. Delete it, or a } too many above',
  10: 'JSON has no comments. Delete this one',
  12: 'This text has no closing quotation mark. Inside a text, write \\" for one',
};
const jsonGeneral =
  'This is not valid JSON. Compare this line with the lines around it. Write a backslash in a text as \\\\';

/** Reads JSON, of which every valid text is YAML, too. */
function readJson(text: string): Fields {
  const errors: ParseError[] = [];
  parse(text, errors, { disallowComments: true });
  const [first] = errors;
  if (text.trim() === '') return unread(syntax(0, 'The file is empty'));
  return first
    ? unread(syntax(first.offset, jsonAdvice[first.error] ?? jsonGeneral))
    : readYaml(text);
}

const inQuotes = 'Put the whole value in single quotes';

/** Advice by the code of `yaml`. */
const yamlAdvice: Readonly<Record<string, string>> = {
  BAD_ALIAS: `A value that begins with *, & or ! means something else in YAML. ${inQuotes}`,
  BAD_DQ_ESCAPE: 'A backslash means something else between double quotes. Use single quotes',
  BAD_INDENT:
    'Lines that belong together begin with the same number of spaces. Indent this one like the others',
  BAD_SCALAR_START: `A value that begins with this character means something else in YAML. ${inQuotes}`,
  BLOCK_AS_IMPLICIT_KEY: `A value with a colon and a space means something else in YAML. ${inQuotes}`,
  COMMENT: `Words after a space and a # are a comment, which no page shows. ${inQuotes}`,
  DUPLICATE_KEY: 'This field is set twice. Delete one of the two',
  MISSING_CHAR:
    'A quotation mark is not closed here. Within single quotes, write an apostrophe as ’ or twice',
  MULTILINE_IMPLICIT_KEY:
    'This line has no "name: value". Write a space after the colon, and a text that goes on in quotes',
  MULTIPLE_DOCS: 'The fields end at the first line of three hyphens. Delete the other',
  TAB_AS_INDENT: 'This line begins with a tab. Indent it with spaces',
  TAG_RESOLVE_FAILED: `A value that begins with ! means something else in YAML. ${inQuotes}`,
};
const yamlGeneral = `This line is not YAML. ${inQuotes}; within them, write an apostrophe as ’ or twice`;

/** Returns what YAML refuses, or reads as something which no writer means: the first problem of each line. */
function yamlProblems(text: string, document: Document): Descriptor[] {
  const quoted: Range[] = [];
  const odd: [number, string][] = [];
  visit(document, {
    Node(_key, node) {
      const [from, to, end] = node.range ?? [0, 0, 0];
      if (isScalar(node) && node.type?.startsWith('QUOTE')) quoted.push([from, end]);
      const isOdd = isAlias(node) || node.anchor !== undefined || node.tag !== undefined;
      if (isOdd) odd.push([from, 'BAD_ALIAS']);
      const isCut =
        isScalar(node) && node.type === 'PLAIN' && /^[ \t]+#\S/.test(text.slice(to, end));
      if (isCut) odd.push([text.indexOf('#', to), 'COMMENT']);
    },
  });
  const refused = [...document.errors, ...document.warnings].map(
    ({ code, pos: [place] }): [number, string] => {
      const [quote] = quoted.find(([from, to]) => from <= place && place <= to) ?? [];
      // A missing quotation mark and a missing colon have the same code. Without its mark, a text has no certain end.
      const isColon = code === 'MISSING_CHAR' && quote === undefined;
      return [quote ?? place, isColon ? 'MULTILINE_IMPLICIT_KEY' : code];
    },
  );
  const byLine = new Map<number, Descriptor[]>();
  for (const [offset, code] of [...refused, ...odd]) {
    const line = text.slice(0, offset).split('\n').length;
    if (!byLine.has(line)) byLine.set(line, syntax(offset, yamlAdvice[code] ?? yamlGeneral));
  }
  return [...byLine.values()].flat();
}

function readYaml(text: string): Fields {
  const document = parseDocument(text, { prettyErrors: false });
  const problems = yamlProblems(text, document);
  if (problems.length > 0) return unread(problems);
  const nameIn = (map: unknown, name: unknown) =>
    isMap(map) ? map.items.find(({ key }) => isScalar(key) && key.value === name)?.key : undefined;
  const rangeOf = (path: Path, key?: string): Range => {
    const keys = path.filter((one) => typeof one !== 'symbol');
    const node = document.getIn(keys, true);
    const parent = document.getIn(keys.slice(0, -1), true);
    // A field without a value, and a group, are where their names are.
    const own = isScalar(node) && node.value !== null ? node : nameIn(parent, keys.at(-1));
    const place = (key === undefined ? undefined : nameIn(node, key)) ?? own ?? node;
    if (isNode(place) && place.range) return [place.range[0], place.range[1]];
    return keys.length === 0 ? [0, 0] : rangeOf(keys.slice(0, -1));
  };
  return { data: document.toJS(), rangeOf, problems };
}

/** The fields of a text are between two lines of three hyphens, as gatsby-plugin-mdx reads them. */
const fence = /^---[ \t]*\r?\n/;
const end = /^---[ \t]*(?:\r?\n|$)/;
const fenceAdvice = 'A file begins with its fields between two lines of three hyphens: ---';
const endAdvice = 'The line after the fields is three hyphens alone: ---';

/** Reads the fields of a content file, and finds its text; the ending of its name decides between JSON and MDX. */
function readFront(file: string, text: string): Fields & { body: number } {
  if (file.endsWith('.json')) return { ...readJson(text), body: text.length };
  const start = fence.exec(text)?.[0].length ?? 0;
  const close = text.indexOf('\n---', start - 1) + 1;
  const last = end.exec(text.slice(close))?.[0].length;
  const body = text.length;
  if (start === 0 || close === 0) return { ...unread(syntax(0, fenceAdvice)), body };
  if (last === undefined) return { ...unread(syntax(close, endAdvice)), body };
  // YAML knows the first line of hyphens as the start of a document.
  return { ...readYaml(text.slice(0, close)), body: close + last };
}

const withoutMark = (text: string) => text.replace(/^\uFEFF/, '');

/** Returns the fields of a content file as they are written; null if they cannot be read. */
export const readFields = (file: string, text: string): unknown =>
  readFront(file, withoutMark(text)).data;

/** Reads a content file. */
export function readFile(file: string, original: string): Source {
  const text = withoutMark(original);
  const front = readFront(file, text);
  const { body } = front;
  const hasText = !file.endsWith('.json') && (body < text.length || front.data !== null);
  // Blanks instead of the fields keep places as they are.
  const { tree, problems: inText } = hasText
    ? parseText(text.slice(0, body).replace(/[^\r\n]/g, ' ') + text.slice(body))
    : { tree: null, problems: [] };
  if (tree) raiseHeadings(tree, file);
  return {
    ...{ file, text, tree, ...front },
    problems: [
      ...front.problems,
      ...inText.flatMap(({ at, message }) => syntax(Math.max(at, body), message)),
    ],
    offsetOf: (path, key) => front.rangeOf(path, key)[0],
  };
}

/** What every text of a site depends on. */
export type Settings = {
  variables: Variables;
  /** The day in the time zone of the site, in ISO 8601. */
  today: string;
  timeZone: string;
  language: string;
};

/** The settings of the `site.json` that was read last: a build asks for them with each text. */
let latest: { text: string; settings: Settings } | undefined;

/** Reads the settings of the site in a folder from its `site.json`, right or wrong. */
export function readSettings(folder: string): Settings {
  const path = join(folder, 'site.json');
  const text = existsSync(path) ? readFileSync(path, 'utf8') : '{}';
  if (latest?.text === text) return latest.settings;
  const data = readFields('site.json', text);
  const { language, timeZone: written } = fieldsOf(data);
  const timeZone = typeof written === 'string' ? written : 'UTC';
  const settings = {
    variables: siteVariables(data),
    get today() {
      return todayIn(timeZone);
    },
    timeZone,
    language: typeof language === 'string' ? language : 'en',
  };
  latest = { text, settings };
  return settings;
}
