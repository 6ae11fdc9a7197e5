/** Returns the 1-based line of an offset. */
export const lineOf = (text: string, offset: number) => text.slice(0, offset).split('\n').length;

/** Describes a field that is set a second time. */
export const setTwice = (name: string, firstLine: number) => ({
  rule: 'duplicate-field' as const,
  message: `"${name}" is set twice (first on line ${firstLine}). Remove one`,
});
