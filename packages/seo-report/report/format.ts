import type { Level } from '../checks/check';

const number = new Intl.NumberFormat('en-US');

/** Formats a number with separators for thousands. */
export const count = (value: number) => number.format(value);

/** Formats a number with its noun, singular or plural. */
export const counted = (value: number, noun: string) =>
  `${count(value)} ${noun}${value === 1 ? '' : 's'}`;

/** Formats bytes in units of thousands. */
export function bytes(value: number): string {
  if (value < 1000) return `${value} B`;
  if (value < 10_000) return `${(value / 1000).toFixed(1)} KB`;
  return value < 1_000_000
    ? `${Math.round(value / 1000)} KB`
    : `${(value / 1_000_000).toFixed(1)} MB`;
}

export const percent = (share: number) => `${Math.round(share * 100)} %`;

/** Formats seconds as minutes and seconds. */
export const duration = (seconds: number) =>
  seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`;

const day = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** Formats an ISO 8601 date as a day, in UTC. */
export const dayOf = (iso: string) => day.format(new Date(iso));

/** Returns the time of an ISO 8601 date, in UTC. */
export const timeOf = (iso: string) => iso.slice(11, 16);

/** Formats an ISO 8601 date as a day and, where it has one, a time. */
export const momentOf = (iso: string) => iso.slice(0, 16).replace('T', ' ');

/** Counts findings by their level. */
export function levelCounts(findings: readonly { level: Level }[]): Record<Level, number> {
  const number = (level: Level) => findings.filter((finding) => finding.level === level).length;
  return { must: number('must'), should: number('should'), advice: number('advice') };
}
