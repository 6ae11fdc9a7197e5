/** One part of a sent form. */
export type Part = { name: string; value: string };

/** Returns whether the sending library has added a part to a visitor's own fields. */
export const isAddedByLibrary = ({ name }: Part) =>
  ['lib_version', 'service_id', 'template_id', 'user_id'].includes(name);

/** Returns the value of the first part of that name, or an empty string. */
export const valueOf = (parts: readonly Part[], name: string) =>
  parts.find((part) => part.name === name)?.value ?? '';
