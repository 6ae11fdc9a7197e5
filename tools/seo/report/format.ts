const number = new Intl.NumberFormat('en-US');

/** A number with its thousands set apart. */
export const count = (value: number) => number.format(value);

/** A number with its noun, in the plural where it belongs. */
export const counted = (value: number, noun: string) =>
  `${count(value)} ${noun}${value === 1 ? '' : 's'}`;

/** Bytes as people say them, in thousands. */
export function bytes(value: number): string {
  if (value < 1000) return `${value} B`;
  if (value < 10_000) return `${(value / 1000).toFixed(1)} KB`;
  return value < 1_000_000
    ? `${Math.round(value / 1000)} KB`
    : `${(value / 1_000_000).toFixed(1)} MB`;
}

export const percent = (share: number) => `${Math.round(share * 100)} %`;

/** Seconds as minutes and seconds. */
export const duration = (seconds: number) =>
  seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`;

const day = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** A date of ISO 8601 as a day, in UTC. */
export const dayOf = (iso: string) => day.format(new Date(iso));

/** The time of day of a date of ISO 8601, in UTC. */
export const timeOf = (iso: string) => iso.slice(11, 16);

/** A date of ISO 8601 as a day and a time of day, where it has one. */
export const momentOf = (iso: string) => iso.slice(0, 16).replace('T', ' ');
