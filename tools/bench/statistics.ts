/**
 * The value in the middle, or halfway between the two in the middle.
 * @throws when there are no values
 */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.ceil(sorted.length / 2) - 1];
  if (upper === undefined || lower === undefined) throw new Error('No values have no median.');
  return (lower + upper) / 2;
}

/** How many times `limit` a value is; null when there is nothing to compare it with. */
export function ratio(value: number | undefined, limit: number | undefined): number | null {
  if (value === undefined || limit === undefined) return null;
  if (value === limit) return 1;
  return limit === 0 ? null : value / limit;
}
