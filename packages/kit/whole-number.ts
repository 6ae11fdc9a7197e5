/**
 * Returns the number that a command's option has.
 * @throws a sentence if it is not a whole number from 1 up
 */
export function wholeNumber(option: string, text: string): number {
  const number = Number(text);
  if (Number.isInteger(number) && number >= 1) return number;
  throw new Error(`${option} takes a whole number from 1 up, and it is "${text}".`);
}
