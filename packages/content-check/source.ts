import { ruleBook } from './rule-book';
import type { Finding, Problem } from './problem';

/** The offsets at which the lines of a text begin. */
function lineStarts(text: string): number[] {
  const starts = [0];
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return starts;
}

/** Makes problems of what rules find in the text of one file. */
export function problemsIn(file: string, text: string, findings: readonly Finding[]): Problem[] {
  if (findings.length === 0) return [];
  const starts = lineStarts(text);
  return findings.map(({ offset, length = 1, rule, message, fix }) => {
    const at = Math.min(offset, text.length);
    const line = starts.findLastIndex((start) => start <= at);
    const start = starts[line] ?? 0;
    const next = starts[line + 1];
    const end = next === undefined ? text.length : next - (text.charAt(next - 2) === '\r' ? 2 : 1);
    return {
      file,
      line: line + 1,
      column: at - start + 1,
      length: Math.max(1, Math.min(length, end - at)),
      rule,
      severity: ruleBook[rule][0],
      // A sentence is one line, whatever it quotes.
      message: message.replace(/[\n\r\t]/g, (sign) => JSON.stringify(sign).slice(1, -1)),
      ...(fix && { fix }),
    };
  });
}

/** Makes a problem of a whole file, or of a missing one. */
export const fileProblem = (
  file: string,
  { rule, message }: Pick<Finding, 'rule' | 'message'>,
): Problem => ({
  file,
  line: 1,
  column: 1,
  length: 1,
  rule,
  severity: ruleBook[rule][0],
  message,
});
