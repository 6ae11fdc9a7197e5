/**
 * Returns the error of a step whose dependency has changed.
 *
 * @param step its name in the decision
 */
export const dependencyError = (step: string, what: string) =>
  new Error(
    `${step}: ${what}. docs/decisions/0003-framework-output.md says what the step does and depends on.`,
  );
