/**
 * Returns the error for a step that no longer finds what it depends on.
 *
 * @param step its name in docs/decisions/0003-framework-output.md
 * @param what what it looked for, and where
 */
export const missing = (step: string, what: string) =>
  new Error(
    `${step}: ${what}. docs/decisions/0003-framework-output.md says what the step does and depends on.`,
  );
