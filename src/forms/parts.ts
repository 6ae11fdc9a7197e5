/** Joins the choices that share a name into one part, with a comma and a space. */
export function joinChoices(parts: FormData): FormData {
  for (const name of new Set(parts.keys())) {
    const values = parts.getAll(name).filter((value) => typeof value === 'string');
    parts.set(name, values.filter((value) => value !== '').join(', '));
  }
  return parts;
}

/** Returns the parts of a message: a snapshot that does not change with the form. */
export const partsOf = (parts: FormData) =>
  new URLSearchParams(
    [...parts].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  );
