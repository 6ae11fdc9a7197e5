import { z } from 'zod';

const report = z.object({
  messages: z.array(
    z.object({ url: z.string(), message: z.string(), lastColumn: z.number().optional() }),
  ),
});

/** Messages about features that browsers support and the Nu validator does not know yet. */
const unknownToNu = [
  // “immediate”, which the test of HTML validity accepts as a word of the HTML standard.
  /^The “eagerness” property in a speculation rule must be one of/,
  // CSS Properties and Values.
  /^CSS: Unrecognized at-rule “@property”/,
  // A sum with a custom property, whose type the checker cannot see.
  /^CSS: “max-width”: The types are incompatible/,
  // A registered custom property animates like any other.
  /^CSS: “transition”: “--[a-z-]+” is not a “transition” value/,
];

/**
 * Returns the errors in the JSON report of the Nu validator, as `file:column: message`.
 *
 * @throws if the text is not such a report
 */
export const nuErrors = (text: string): string[] =>
  report
    .parse(JSON.parse(text))
    .messages.filter(({ message }) => !unknownToNu.some((known) => known.test(message)))
    .map(({ url, message, lastColumn }) => `${url}:${lastColumn ?? 0}: ${message}`);
