import type { Finding } from '../problem';
import { yamlLines, type YamlLine } from './yaml-line';

/** Where the fields of an MDX file are, or what is wrong with the lines of dashes around them. */
export type Block =
  { from: number; to: number; bodyOffset: number; findings: Finding[] } | { finding: Finding };

const isFence = ({ text }: YamlLine) => text === '---';

/** Dashes that a word processor changed, or too many or too few. */
const isOdd = ({ text }: YamlLine) => /^\s*[-–—]+$/.test(text) && text !== '---';

const isField = ({ name, isEntry }: YamlLine) => name !== undefined && !isEntry;

const refuse = (offset: number, message: string, fix?: Finding['fix']): Block => ({
  finding: { offset, rule: 'front-matter', message, ...(fix && { fix }) },
});

const asFence = ({ at, text }: YamlLine) => ({ from: at, to: at + text.length, text: '---' });

/** What is wrong with a file that does not start with three dashes. */
function withoutStart(lines: readonly YamlLine[]): Block {
  const first = lines.find(({ text }) => text !== '');
  if (first && isFence(first)) {
    const fix = { from: 0, to: first.at, text: '' };
    const message = 'Delete the empty lines before the first ---';
    return { finding: { offset: 0, rule: 'before-dashes', message, fix } };
  }
  return first && isOdd(first)
    ? refuse(0, 'The first line must be exactly three hyphens: ---', asFence(first))
    : refuse(0, 'The file must start with its fields, between two lines of three dashes');
}

/** The text begins after an empty line, at the left edge, and looks like no field. */
function textStart(lines: readonly YamlLine[]): YamlLine | undefined {
  const lastField = lines.findLastIndex(isField);
  return lines.find(
    (line, index) =>
      index > lastField &&
      lines[index - 1]?.text === '' &&
      line.text !== '' &&
      line.indent === '' &&
      !isField(line) &&
      (/^#{2,6} /.test(line.text) || (!line.isBlank && !/^[-'"{[>|]/.test(line.text))),
  );
}

/** Finds the front matter of an MDX file. */
export function findBlock(text: string): Block {
  // What is under the second fence is not YAML, and would take long.
  const [, second] = text.matchAll(/(?:^|\n)---[^\S\n]*(?=\n)/g);
  const all = yamlLines(second ? text.slice(0, second.index + second[0].length + 1) : text);
  const [opening, ...lines] = all;
  if (!opening || !isFence(opening)) return withoutStart(all);
  const from = lines[0]?.at ?? text.length;
  const end = lines.findIndex(isFence);
  const close = lines[end];
  if (close) {
    const start = textStart(lines.slice(0, end));
    const bodyOffset = lines[end + 1]?.at ?? text.length;
    if (!start) return { from, to: close.at, bodyOffset, findings: [] };
    const fix = { from: start.at, to: start.at, text: '---\n\n' };
    const message = 'The text begins here. Add a line of three dashes above it, after the fields';
    const finding: Finding = { offset: start.at, rule: 'front-matter', message, fix };
    return { from, to: start.at, bodyOffset: start.at, findings: [finding] };
  }
  const odd = lines.find(isOdd);
  return odd
    ? refuse(odd.at, 'The line after the fields must be exactly three hyphens: ---', asFence(odd))
    : refuse(0, 'The fields have no end. Add a line of three dashes after the last field');
}
