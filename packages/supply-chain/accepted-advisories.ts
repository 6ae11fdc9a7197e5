/** A known vulnerability in a package that this site accepts for a while. */
export type Accepted = {
  /** The address of the advisory: `https://github.com/advisories/GHSA-…`. */
  url: string;
  /** Why it does no harm here. */
  reason: string;
  /** The day by which somebody has to review it: `2026-06-30`. */
  until: string;
};

export const acceptedAdvisories: readonly Accepted[] = [];
