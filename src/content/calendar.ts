import { z } from 'zod';

/** A day in ISO 8601. No site is older than the web: an earlier year was mistyped. */
const isoDay = z.iso.date().refine((written) => written >= '1990');

export const isDay = (written: unknown): written is string => isoDay.safeParse(written).success;

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
 * Returns noon of a day in a time zone: `2025-03-31T12:00:00+13:00`. At noon it is the same day for most readers, where
 * midnight would be the day before to the west.
 */
export function noonOf(day: string, timeZone: string): string {
  const noon = `${day}T12:00:00`;
  return noon + offsetAt(validTimeZone(timeZone), Date.parse(`${noon}Z`));
}
