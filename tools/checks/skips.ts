import type { AcceptedSkip } from './accepted-skips';
import type { Outcome } from './stage';

/** Where nobody watches, a test that did not run must not count as one that passed. */
const wayOut =
  'Under CI a skipped test has failed. Install what its name asks for, or add it with a reason to tools/checks/accepted-skips.ts.';

/**
 * Counts skipped tests as failed under CI, unless they are on the list, and prints the names of all.
 *
 * @param names the full names of the tests that were skipped
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
    // A skipped test whose name the report does not give has failed, too.
    failed: outcome.failed + outcome.skipped - accepted,
    skipped: accepted,
    output: [...refused.map((name) => `skipped: ${name}`), wayOut, '', outcome.output].join('\n'),
  };
}
