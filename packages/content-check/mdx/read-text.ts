import type { Finding } from '../problem';
import { hush } from '../silent';
import type { Tokens } from '../../../src/content/tokens';
import type { MdxNode } from './mdx-node';
import { parse } from './parser';
import { parserFault } from './parser-fault';

/** A text, read: as MDX sees it. */
export type ReadText = {
  /** Its places are those of the file. */
  tree: MdxNode;
  /** As long as the file; what is above the text is blank, and what could not be read is silent. */
  prose: string;
  /** What MDX refuses. */
  findings: Finding[];
};

/** How often a text is read again after a mistake, to report all mistakes at once; long texts less often. */
const mostRounds = 20;
const mostRoundsIfLong = 2;
const long = 20_000;

/** The compiler takes seconds for this many signs. A normal text of that length has a tenth of them. */
const mostSigns = 2_500;
const mostSignsPerCharacter = 0.1;
const signs = /[[\]*_`<{~]|^[ \t]*(?:[-+>#]|\d+\.)/gm;

const hasTooManySigns = (text: string) => {
  const count = text.length > mostSigns ? (text.match(signs) ?? []).length : 0;
  return count > Math.max(mostSigns, mostSignsPerCharacter * text.length);
};

/** A row for which the compiler would take minutes. */
const longRow = /[*_[]{500}/;

/** No text needs more, and the compiler’s stack holds about ten times as much. */
const deepest = 100;
const tooDeep =
  'Signs of Markdown are nested too deeply in this text. Delete the long rows of * or > in it';

function isTooDeep(tree: MdxNode): boolean {
  let level = [tree];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > deepest) return true;
    level = level.flatMap(({ children = [] }) => children);
  }
  return false;
}

const blank = (text: string) => text.replace(/[^\r\n]+/g, ({ length }) => ' '.repeat(length));

const covered = (text: string, { from, to }: { from: number; to: number }) =>
  text.slice(0, from) + hush(text.slice(from, to)) + text.slice(to);

/**
 * Reads the text of a file as MDX does. After a mistake, its sign is covered and the text is read
 * again.
 *
 * @param text the whole file
 * @param from where the text begins in it
 */
export function readText(text: string, from: number, tokens: Tokens): ReadText {
  const nothing: ReadText = {
    tree: { type: 'root', children: [] },
    prose: blank(text),
    findings: [],
  };
  if (text.slice(from).trim() === '') return nothing;
  const row = longRow.exec(text.slice(from));
  if (row) {
    const message = `Too many "${row[0].charAt(0)}" in a row. Delete them`;
    const finding: Finding = { offset: from + row.index, rule: 'markup', message };
    return { ...nothing, findings: [finding] };
  }
  if (hasTooManySigns(text.slice(from))) {
    const message =
      'This text has more signs of Markdown than words. Delete what was pasted by mistake';
    return { ...nothing, findings: [{ offset: from, rule: 'too-large', message }] };
  }
  const findings: Finding[] = [];
  const excused = new Set<string>();
  let prose = blank(text.slice(0, from)) + text.slice(from);
  const rounds = text.length > long ? mostRoundsIfLong : mostRounds;
  for (let round = 0; round < rounds; round += 1) {
    const result = parse(prose);
    if ('tree' in result && isTooDeep(result.tree)) {
      findings.push({ offset: from, rule: 'markup', message: tooDeep });
      return { ...nothing, findings };
    }
    if ('tree' in result) return { tree: result.tree, prose, findings };
    const fault = parserFault(prose, result, { excused, tokens });
    findings.push(...fault.findings);
    if (fault.cover.to <= fault.cover.from) break;
    prose = covered(prose, fault.cover);
  }
  return { ...nothing, findings };
}
