import { isAlias, isMap, isScalar, visit, type Document, type Node } from 'yaml';
import type { Finding } from '../problem';
import type { Repair } from './repair';
import { indentRepair } from './yaml-indent';
import type { YamlLine } from './yaml-line';
import { quoteRepair } from './yaml-quotes';
import { bulletRepair, spaceRepair } from './yaml-repairs';

const startOf = ({ range }: Node) => range?.[0] ?? 0;

/** Finds the line of an offset. */
const lineFinder = (lines: readonly YamlLine[]) => (offset: number) =>
  lines.findLast(({ at }) => at <= offset);

/** Returns the repairs of a text under a name whose lines look like fields, or like entries of a list. */
function ownLineRepairs(lines: readonly YamlLine[], from: number, to: number): Repair[] {
  const own = lines.filter(({ at, text }) => at < to && at + text.length > from);
  const [first, ...below] = own;
  if (!first || first.name !== undefined || first.valueAt !== from) return [];
  const joined = first.isEntry ? below.filter(({ isEntry }) => isEntry) : [];
  if (joined.length > 0) return joined.map((line) => indentRepair(line, first.indent.length));
  // The entries below the first may be right.
  const repair = [bulletRepair, spaceRepair].find(
    (one) => one(first).length > 0 && own.every((line) => line.isEntry || one(line).length > 0),
  );
  return repair && !(repair === bulletRepair && first.isEntry)
    ? own.filter((line) => line === first || !line.isEntry).flatMap(repair)
    : [];
}

/** Returns whether a group of fields is `{brand}`: names in braces without values. */
const isTokenLike = (node: unknown) =>
  isMap(node) && node.flow === true && node.items.every(({ value }) => value === null);

/** A value such as `#words`, which YAML takes for a note; after nothing else, it is likely the text. */
const hashOf = ({ name, value }: YamlLine) =>
  name !== undefined && /^# ?[^\s#]/.test(value) ? value : undefined;

/** Returns what YAML reads without an error, but not as its writer meant it. */
export function meantRepairs(document: Document.Parsed, lines: readonly YamlLine[]): Repair[] {
  const repairs: Repair[] = [];
  const lineAt = lineFinder(lines);
  const quoteFrom = (offset: number, isCertain = true) => {
    const line = lineAt(offset);
    if (!line) return;
    const repair = quoteRepair({
      valueAt: offset,
      value: line.text.slice(offset - line.at),
    });
    repairs.push({ ...repair, isCertain: repair.isCertain && isCertain });
  };
  visit(document, {
    Alias: (_key, node) => quoteFrom(startOf(node), node.resolve(document) === undefined),
    Node: (key, node) => {
      if (key === 'key' || isAlias(node)) return undefined;
      const start = startOf(node);
      const line = lineAt(start);
      if (node.tag !== undefined || node.anchor !== undefined) {
        // The tag or the anchor is the first sign of the value, on this line or on one above.
        const own = lines.findLast(({ at, value }) => at <= start && /^[&!]/.test(value));
        if (own && isScalar(node)) quoteFrom(own.valueAt);
        return isScalar(node) ? visit.SKIP : undefined;
      }
      if (isTokenLike(node) && line?.valueAt === start) {
        quoteFrom(start);
        return visit.SKIP;
      }
      if (isScalar(node) && node.value === null && line && hashOf(line) !== undefined) {
        repairs.push(quoteRepair({ value: line.value, valueAt: line.valueAt }));
      } else if (isScalar(node) && node.type === 'PLAIN') {
        repairs.push(...ownLineRepairs(lines, start, node.range?.[1] ?? start));
      }
      return undefined;
    },
    Seq: (_key, { items }) => {
      for (const item of items) {
        const name = isMap(item) && !item.flow ? item.items[0]?.key : undefined;
        // The name of a field is one word with a small letter; this is a sentence.
        if (isScalar(name) && name.type === 'PLAIN' && !/^[a-z]\w*$/.test(String(name.value))) {
          quoteFrom(name.range?.[0] ?? 0);
        }
      }
    },
  });
  return repairs;
}

/** Returns the texts that end at a ` #`, if they look like sentences that should continue. */
export function cutTexts(document: Document.Parsed, lines: readonly YamlLine[]): Finding[] {
  const findings: Finding[] = [];
  const lineAt = lineFinder(lines);
  visit(document, {
    Scalar: (key, { value, type, range, comment }) => {
      if (key === 'key' || type !== 'PLAIN' || !range || comment == null) return;
      const line = lineAt(range[1]);
      const isGlued = /^[^\s#]/.test(comment);
      if (!line || typeof value !== 'string' || (!/\s/.test(value) && !/^\d/.test(comment))) return;
      const offset = line.text.indexOf('#', range[1] - line.at) + line.at;
      // The note is on a line of its own.
      if (offset < line.at) return;
      const [from] = range;
      const whole = line.text.slice(from - line.at);
      const isOneLine = lineAt(from) === line;
      // "# with a space" may be a private note, which must not be published.
      const [, words = whole, note = ''] = isGlued ? (/^(.*?)( # .*)$/.exec(whole) ?? []) : [];
      const text = `${JSON.stringify(words)}${note}`;
      findings.push({
        offset,
        rule: 'yaml-comment',
        message: `Visitors do not see what follows " #". If it belongs to the text, write: ${text}`,
        ...(isGlued && isOneLine && { fix: { from, to: line.at + line.text.length, text } }),
      });
    },
  });
  return findings;
}
