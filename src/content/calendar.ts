import { z } from 'zod';

export const isDay = (written: unknown): written is string =>
  z.iso.date().safeParse(written).success;

export function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/** Returns a time zone, or UTC for an unknown one. The schema of the settings reports it. */
const validTimeZone = (timeZone: string) => (isTimeZone(timeZone) ? timeZone : 'UTC');

/** Returns today's date in a time zone as YYYY-MM-DD, the format of the `sv` locale. */
export const todayIn = (timeZone: string, now = new Date()): string =>
  new Intl.DateTimeFormat('sv', { timeZone: validTimeZone(timeZone) }).format(now);

/** Returns whether an entry is published after today. */
export const isScheduled = (fields: { readonly published?: unknown }, today: string): boolean =>
  isDay(fields.published) && fields.published > today;

/** Returns a day in the format of a language: `March 31, 2026`. */
export const formatDay = (day: string, language: string): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );

/** Returns the offset of a time zone from UTC at a time: `+13:00`. */
function offsetAt(timeZone: string, time: number): string {
  const format = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' });
  const name = format.formatToParts(time).find(({ type }) => type === 'timeZoneName')?.value ?? '';
  return name.replace('GMT', '') || '+00:00';
}

/**
 * Returns the time at which a day begins in a time zone: `2025-03-31T00:00:00+13:00`. If the clocks go forward at
 * midnight, it is one o'clock.
 */
export function startOfDay(day: string, timeZone: string): string {
  const zone = validTimeZone(timeZone);
  const noon = Date.parse(`${day}T12:00:00Z`);
  // If the clocks change on that day, midnight has the offset of the day before or of the day after.
  const midnights = [noon - 864e5, noon + 864e5]
    .map((time) => Date.parse(`${day}T00:00:00${offsetAt(zone, time)}`))
    .filter((time) => todayIn(zone, new Date(time)) === day);
  const first = Math.min(...midnights, noon);
  const format = new Intl.DateTimeFormat('sv', { timeZone: zone, timeStyle: 'medium' });
  return `${day}T${format.format(first)}${offsetAt(zone, first)}`;
}
