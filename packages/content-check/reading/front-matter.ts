import {
  isCollection,
  isMap,
  isScalar,
  isSeq,
  parseDocument,
  visit,
  type Document,
  type YAMLError,
} from 'yaml';
import type { Finding } from '../problem';
import { lineOf, setTwice } from './duplicate';
import { asWritten, type MendedText } from './mended-text';
import { bestRepair, findingOf, moved, type Reading, type Repair } from './repair';
import { indentRepairs, tabRepairs } from './yaml-indent';
import { tooDeepAt, yamlLines } from './yaml-line';
import { cutTexts, meantRepairs } from './yaml-meant';
import { escapeRepair } from './yaml-quotes';
import { dashRepairs, lineRepairs } from './yaml-repairs';

/** Front matter as far as it can be read; offsets are those of `yaml`. */
export type FrontMatter = {
  document: Document.Parsed;
  text: MendedText;
  /** What is wrong. */
  findings: Finding[];
  /** What is probably not meant. */
  hints: Finding[];
  readable: boolean;
};

const read = (text: string) =>
  parseDocument(text, { prettyErrors: false, stringKeys: true, logLevel: 'error' });

/** Returns the first error of a document. Fields that are set twice do not count: they can be read. */
const firstError = ({ errors }: Document.Parsed) =>
  errors
    .filter(({ code }) => code !== 'DUPLICATE_KEY')
    .reduce<(typeof errors)[number] | undefined>(
      (first, error) => (first && first.pos[0] <= error.pos[0] ? first : error),
      undefined,
    );

/** Returns where the cause of an error begins: an open quote or bracket swallows the lines below it. */
function causeOf(document: Document.Parsed, { code, pos }: YAMLError): number {
  const [offset] = pos;
  if (code === 'BAD_DQ_ESCAPE') return offset;
  let start = offset;
  visit(document, {
    Node: (_key, node) => {
      const isOpen = isScalar(node)
        ? node.type?.startsWith('QUOTE_')
        : isCollection(node) && node.flow === true;
      const [from, to] = node.range ?? [offset, offset];
      if (isOpen && from < start && offset <= to + 1) start = from;
    },
  });
  return start;
}

function reading(text: string): Reading {
  const document = read(text);
  const error = firstError(document);
  let empty = 0;
  visit(document, {
    Pair: (_key, { value }) => {
      if (value === null || (isScalar(value) && value.value === null)) empty += 1;
    },
  });
  return { faultAt: error ? causeOf(document, error) : Infinity, empty };
}

/** How many lines above a fault may be its cause. */
const linesAbove = 10;

/** How many lines with tabs are named at once. */
const mostTabs = 100;

/** Returns what may be wrong around a fault, the most likely first. */
function repairsNear(text: string, offset: number, code: string): Repair[][] {
  const lines = yamlLines(text);
  const tabs = [2, 4, 8]
    .map((width) => tabRepairs(lines, width).slice(0, mostTabs))
    .filter(({ length }) => length > 0);
  if (code === 'TAB_AS_INDENT' && tabs.length > 0) return tabs;
  if (code === 'BAD_DQ_ESCAPE') return [[escapeRepair(offset)]];
  const at = lines.findLastIndex((line) => line.at <= offset);
  const near = [at, at - 1, at - 2, at + 1].flatMap((index) => {
    const line = lines[index];
    return line ? lineRepairs(line, lines[index - 1]) : [];
  });
  const entries = [at, at - 1, at + 1]
    .map((index) => dashRepairs(lines, index))
    .filter(({ length }) => length > 0);
  const around = text.length > longest ? [] : lines.slice(Math.max(0, at - linesAbove), at + 2);
  return [...tabs, ...entries, ...[...near, ...indentRepairs(around)].map((repair) => [repair])];
}

const sentences: Readonly<Record<string, string>> = {
  MULTIPLE_DOCS: 'Fields cannot continue after a line of dots or dashes. Delete that line',
  BAD_INDENT: 'This line is not indented like the lines that it belongs to',
  TAB_AS_INDENT: 'Indent fields with spaces. This is a tab',
  MISSING_CHAR: 'A colon, a quote or a bracket is missing here or on a line above',
};

/** Returns a finding for each field that is set twice. */
function duplicates(document: Document.Parsed, text: MendedText): Finding[] {
  const findings: Finding[] = [];
  visit(document, {
    Map: (_key, { items }, path) => {
      const first = new Map<unknown, number>();
      for (const { key } of items) {
        if (!isScalar(key) || !key.range) continue;
        const offset = text.originOf(key.range[0]);
        const before = first.get(key.value);
        if (before === undefined) first.set(key.value, offset);
        else if (isSeq(path.at(-1)) && [...first.keys()][0] === key.value) {
          const message = 'A new entry of the list begins here. Write "- " before it';
          findings.push({ offset, length: String(key.value).length, rule: 'field-line', message });
          break;
        } else {
          const name = String(key.value);
          // The opening dashes are a line above the fields.
          const line = lineOf(text.original, before) + 1;
          findings.push({ offset, length: name.length, ...setTwice(name, line) });
        }
      }
    },
  });
  return findings;
}

/** How many mistakes are corrected in one run. */
const mostRounds = 10;

/** Longer front matter is a text in the wrong place, so its mistakes are named one at a time. */
const longest = 20_000;

/** Corrects one mistake after another, until YAML can read the text. */
function mend(yaml: string): { text: MendedText; findings: Finding[]; readable: boolean } {
  let text = asWritten(yaml);
  const findings: Finding[] = [];
  const rounds = yaml.length > longest ? 1 : mostRounds;
  for (let round = 0; round < rounds; round += 1) {
    const document = read(text.text);
    const error = firstError(document);
    if (!error) return { text, findings, readable: true };
    const cause = causeOf(document, error);
    const best = bestRepair(text, repairsNear(text.text, cause, error.code), reading);
    if (!best) {
      const message =
        sentences[error.code] ??
        'The fields cannot be read from here on. Write "name: value" on each line, and put texts with special characters in quotes';
      const offset = Math.min(text.originOf(cause), yaml.length);
      // After the first mistake, this may only be its echo.
      if (findings.length === 0) findings.push({ offset, rule: 'yaml-syntax', message });
      break;
    }
    const before = text;
    findings.push(...best.repairs.map((repair) => findingOf(repair, before)));
    text = best.text;
  }
  return { text, findings, readable: false };
}

/** Reads front matter. What is wrong is corrected, so that the rest can be read, too. */
export function readFrontMatter(yaml: string): FrontMatter {
  const deep = tooDeepAt(yaml);
  if (deep !== undefined) {
    const message =
      'There are too many brackets, dashes or colons up to here. Delete what was pasted by mistake';
    const findings: Finding[] = [{ offset: deep, rule: 'yaml-syntax', message }];
    return { document: read(''), text: asWritten(''), findings, hints: [], readable: false };
  }
  const { text, findings, readable } = mend(yaml);
  const document = read(text.text);
  if (!readable) return { document, text, findings, hints: [], readable };
  if (document.contents !== null && !isMap(document.contents)) {
    const message = 'Write the fields as lines of "name: value"';
    const none: Finding = { offset: 0, rule: 'field-line', message };
    return { document, text, findings: [...findings, none], hints: [], readable: false };
  }
  const lines = yamlLines(text.text);
  const meant = meantRepairs(document, lines).sort((a, b) => a.edit.from - b.edit.from);
  const hints = cutTexts(document, lines).map((hint) => moved(hint, text.originOf));
  const after = meant.reduceRight((mended, { edit }) => mended.with(edit), text);
  const meantDocument = meant.length > 0 ? read(after.text) : document;
  return {
    document: meantDocument,
    text: after,
    findings: [
      ...findings,
      ...meant.map((repair) => findingOf(repair, text)),
      ...duplicates(meantDocument, after),
    ],
    hints,
    readable: firstError(meantDocument) === undefined,
  };
}
