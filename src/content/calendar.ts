import { z } from 'zod';

/** Returns whether a text is a day of the calendar in ISO 8601: 2026-02-31 is none. */
export const isDay = (written: unknown): written is string =>
  z.iso.date().safeParse(written).success;

/** Returns whether the environment knows an IANA time zone. */
export function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/** An unknown time zone is reported where it is written, and counts as UTC elsewhere. */
const known = (timeZone: string) => (isTimeZone(timeZone) ? timeZone : 'UTC');

/** Returns the day of the calendar in a time zone, in ISO 8601, which is how Swedes write it. */
export const dayIn = (timeZone: string, now = new Date()): string =>
  new Intl.DateTimeFormat('sv', { timeZone: known(timeZone) }).format(now);

/** Returns whether fields have a day of publication that is still to come. */
export const isScheduled = (fields: { readonly published?: unknown }, today: string): boolean =>
  isDay(fields.published) && fields.published > today;

/** Returns a day as readers of a language write it. */
export const dayWords = (day: string, language: string): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );

/** Returns how far a time zone is from UTC at a moment, as ISO 8601 writes it: `+13:00`. */
function offsetAt(timeZone: string, time: number): string {
  const format = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' });
  const name = format.formatToParts(time).find(({ type }) => type === 'timeZoneName')?.value ?? '';
  return name.replace('GMT', '') || '+00:00';
}

/** Returns the first moment of a day in a time zone: `2025-03-31T00:00:00+13:00`. */
export function startOfDay(day: string, timeZone: string): string {
  const zone = known(timeZone);
  const atOffset = (offset: string) => `${day}T00:00:00${offset}`;
  // The offset of this moment in UTC may be another one than that of the day's beginning.
  const guess = atOffset(offsetAt(zone, Date.parse(atOffset('Z'))));
  return atOffset(offsetAt(zone, Date.parse(guess)));
}
