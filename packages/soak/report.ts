import { markdownTable } from 'markdown-table';
import { disagreements, type Finding } from './judge';

/**
 * Returns the result of a run as text, and whether the ledger and the pages agree.
 * @param strays how many delivered messages belong to no submission
 */
export function reportOf(
  findings: readonly Finding[],
  strays: number,
): { text: string; agrees: boolean } {
  const faults = [...new Set(findings.map(({ fault }) => fault.name))];
  const groups = faults.map((name): [string, Finding[]] => [
    name,
    findings.filter(({ fault }) => fault.name === name),
  ]);
  const bad = findings.filter((finding) => finding.disagreements.length > 0);
  const totals = disagreements.map(([name, meaning]) => {
    const count = findings.filter((finding) => finding.disagreements.includes(name)).length;
    return `${name.padEnd(8)} ${count}   ${meaning}`;
  });
  const resent = sum(findings, ({ resent }) => resent);
  const text = [
    markdownTable([
      ['fault', 'submissions', 'sent', 'not sent', 'unknown', 'delivered', 're-sent', 'disagree'],
      ...groups.map(([name, group]) => row(name, group)),
      row('all', findings),
    ]),
    '',
    ...totals,
    `stray    ${strays}   delivered, without a submission`,
    '',
    `Apart from these, the browser itself resent ${resent} calls on broken connections; no page can prevent that.`,
    ...bad.slice(0, 20).map(describe),
  ].join('\n');
  return { text, agrees: bad.length === 0 && strays === 0 };
}

function row(name: string, group: readonly Finding[]): string[] {
  const shown = (outcome: Finding['shown']) =>
    String(group.filter((finding) => finding.shown === outcome).length);
  return [
    name,
    String(group.length),
    ...(['sent', 'not sent', 'unknown'] as const).map(shown),
    String(sum(group, ({ delivered }) => delivered)),
    String(sum(group, ({ resent }) => resent)),
    String(group.filter((finding) => finding.disagreements.length > 0).length),
  ];
}

const sum = (group: readonly Finding[], figure: (finding: Finding) => number) =>
  group.reduce((total, finding) => total + figure(finding), 0);

const describe = ({ email, form, press, fault, shown, posts, delivered, ...finding }: Finding) =>
  `${finding.disagreements.join(', ')}: ${form} of ${email} by ${press}, "${fault.name}": shown ${shown ?? 'nothing'}, called ${posts}, delivered ${delivered}`;
