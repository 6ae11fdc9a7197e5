import type { AcceptedSkip } from './accepted-skips';
import type { Outcome } from './stage';

/** On an unattended machine, a test that did not run must not count as passed. */
const wayOut =
  'Under CI a skipped test counts as failed. Install what its name requires, or add it with a reason to tests/stages/accepted-skips.ts.';

/**
 * Counts skipped tests as failed under CI, unless they are on the list, and prints the names of
 * all.
 *
 * @param names the full names of the skipped tests
 */
export function judgeSkips(
  outcome: Outcome,
  names: readonly string[],
  { ci, list }: { ci: boolean; list: readonly AcceptedSkip[] },
): Outcome {
  const reasons = new Map(list.map(({ test, reason }) => [test, reason]));
  for (const name of names) {
    const reason = reasons.get(name);
    console.log(`  skipped: ${name}${reason === undefined ? '' : ` (accepted: ${reason})`}`);
  }
  const refused = names.filter((name) => !reasons.has(name));
  const accepted = names.length - refused.length;
  if (!ci || outcome.skipped <= accepted) return outcome;
  return {
    passed: outcome.passed,
    // A skipped test whose name is not in the report counts as failed, too.
    failed: outcome.failed + outcome.skipped - accepted,
    skipped: accepted,
    output: [...refused.map((name) => `skipped: ${name}`), wayOut, '', outcome.output].join('\n'),
  };
}
