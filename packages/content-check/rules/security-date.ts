import { valueAt } from '../../../src/content/fields';
import type { ContentFile } from '../content-file';
import type { Finding } from '../problem';

const dayMs = 24 * 60 * 60 * 1000;
/** From so many days before its end on, the check reminds of it. */
const reminderDays = 30;
/** RFC 9116 recommends less than a year. */
const longestDays = 365;

function advice(expires: string, today: Date): string | undefined {
  const days = Math.ceil((Date.parse(expires) - today.getTime()) / dayMs);
  const remedy = 'Set "expires" to a day within a year';
  if (days <= 0) return `security.txt expired on ${expires}. ${remedy}`;
  if (days <= reminderDays) return `security.txt expires on ${expires}. ${remedy}`;
  return days > longestDays ? `${expires} is more than a year from now. ${remedy}` : undefined;
}

/** Reports a `security.txt` that is out of date, or soon will be, or that promises too much. */
export function securityDate({ file, fields, parsed }: ContentFile, today = new Date()): Finding[] {
  const path = ['security', 'expires'];
  const expires = file === 'site.json' ? valueAt(fields, path) : undefined;
  if (typeof expires !== 'string' || Number.isNaN(Date.parse(expires))) return [];
  const message = advice(expires, today);
  if (message === undefined) return [];
  return [
    { offset: parsed.offsetOf(path), length: expires.length + 2, rule: 'security-date', message },
  ];
}
