/** Returns the fields of a file without `$schema`, which only editors use. */
export function fieldsOf(data: unknown): Record<string, unknown> {
  const entries: [string, unknown][] =
    typeof data === 'object' && data !== null && !Array.isArray(data) ? Object.entries(data) : [];
  return Object.fromEntries(entries.filter(([name]) => name !== '$schema'));
}

export const valueAt = (data: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined,
    data,
  );
