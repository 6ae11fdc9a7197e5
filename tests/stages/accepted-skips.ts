/** A test that may be skipped on an unattended machine. */
export type AcceptedSkip = {
  /** Its full name, as in the report. */
  test: string;
  /** Why it cannot run there. */
  reason: string;
};

/** Under `CI` every other skipped test counts as failed. */
export const acceptedSkips: readonly AcceptedSkip[] = [];
