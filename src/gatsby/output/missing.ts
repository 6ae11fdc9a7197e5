/**
 * Returns the error for a step that no longer finds what it depends on, for example after an update
 * of a framework.
 *
 * @param step the heading of the step in docs/decisions/0003-framework-output.md
 * @param what what it looked for, and where
 */
export const missing = (step: string, what: string) =>
  new Error(
    `${step}: ${what}. docs/decisions/0003-framework-output.md says what the step does and depends on.`,
  );

/**
 * Replaces a text that a framework wrote.
 *
 * @throws if the text does not occur exactly once
 */
export function replaceOnce(html: string, from: string, to: string, step: string): string {
  const [before, after, ...others] = html.split(from);
  if (before === undefined || after === undefined || others.length > 0) {
    throw missing(step, `the page has ${html.split(from).length - 1} times "${from}", not once`);
  }
  return before + to + after;
}
