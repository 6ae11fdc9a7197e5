/** A known fault in a package that this site lives with for a while. */
export type Accepted = {
  /** The address of the advisory: `https://github.com/advisories/GHSA-…`. */
  url: string;
  /** Why it does no harm here. */
  reason: string;
  /** The day on which somebody has to look again: `2026-06-30`. */
  until: string;
};

export const acceptedAdvisories: readonly Accepted[] = [];
