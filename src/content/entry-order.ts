/** By which field entries are sorted: a day, a text or a number. */
export type Sort<Field extends string = string> = {
  field: Field;
  order: 'ascending' | 'descending';
};

export const newestFirst = { field: 'published', order: 'descending' } as const;

const compare = (a: unknown, b: unknown) =>
  typeof a === 'number' && typeof b === 'number' ? a - b : String(a).localeCompare(String(b), 'en');

/** Returns entries in their order; those with the same value by slug. */
export const inOrder = <Field extends string, Entry extends { slug: string }>(
  entries: readonly (Entry & Readonly<Record<Field, unknown>>)[],
  { field, order }: Sort<Field>,
) => {
  const direction = order === 'ascending' ? 1 : -1;
  return [...entries].sort(
    (a, b) => direction * compare(a[field], b[field]) || compare(a.slug, b.slug),
  );
};
