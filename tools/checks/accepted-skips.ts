/** A test that may be skipped where nobody watches. */
export type AcceptedSkip = {
  /** Its full name, as the report has it. */
  test: string;
  /** Why it cannot run there. */
  reason: string;
};

/** Under `CI` every other skipped test has failed. */
export const acceptedSkips: readonly AcceptedSkip[] = [];
