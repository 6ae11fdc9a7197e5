/** Returns the error for a step, by its name in the decision, that lacks what it depends on. */
export const dependencyError = (step: string, what: string) =>
  new Error(
    `${step}: ${what}. docs/decisions/0003-framework-output.md says what the step does and depends on.`,
  );
