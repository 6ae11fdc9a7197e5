/**
 * Returns the middle value, or the mean of the two in the middle.
 * @throws if there are no values
 */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.ceil(sorted.length / 2) - 1];
  if (upper === undefined || lower === undefined) throw new Error('An empty list has no median.');
  return (lower + upper) / 2;
}

/** Returns the ratio of a value to `limit`; null if either is missing. */
export function ratio(value: number | undefined, limit: number | undefined): number | null {
  if (value === undefined || limit === undefined) return null;
  if (value === limit) return 1;
  return limit === 0 ? null : value / limit;
}
