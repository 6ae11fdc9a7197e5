/**
 * The sending service accepts 50 kB of answers in one message: bytes, including the names of the
 * parts.
 */
export const sizeLimit = 50_000;

/** Returns how many bytes the parts take in a message, where line breaks are two bytes. */
export const sizeOf = (parts: URLSearchParams) =>
  [...parts].reduce(
    (size, [name, value]) => size + new Blob([name, value.replace(/\r?\n|\r/g, '\r\n')]).size,
    0,
  );
