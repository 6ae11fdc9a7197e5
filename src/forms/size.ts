/** The sending service takes 50 kB of answers in one message, as bytes with their names. */
export const sizeLimit = 50_000;

/** From here on the form says that the limit is near. */
export const sizeWarning = 40_000;

/** How many bytes the parts have in a message, where a line ends with two. */
export const sizeOf = (parts: URLSearchParams) =>
  [...parts].reduce(
    (size, [name, value]) => size + new Blob([name, value.replace(/\r?\n|\r/g, '\r\n')]).size,
    0,
  );
