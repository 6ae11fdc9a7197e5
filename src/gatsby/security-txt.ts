type Security = { email: string; expires: string };

const dayMs = 24 * 60 * 60 * 1000;
/** From so many days before its end on, the build reminds of it. */
const reminderDays = 60;
/** RFC 9116 recommends less than a year. */
const longestDays = 365;

/**
 * `/.well-known/security.txt`, by which a finder of a fault knows whom to tell: RFC 9116.
 *
 * @param address of the site, without a slash at its end
 * @param language as in BCP 47
 */
export const securityTxt = (address: string, language: string, { email, expires }: Security) =>
  [
    `Contact: mailto:${email}`,
    `Expires: ${expires}T00:00:00.000Z`,
    `Preferred-Languages: ${language.replace(/-.*/, '')}`,
    `Canonical: ${address}/.well-known/security.txt`,
    '',
  ].join('\n');

/**
 * What to do about the day on which `security.txt` ends, as a sentence; null while there is nothing.
 *
 * @param today the day of the build
 */
export function securityReminder({ expires }: Security, today: Date): string | null {
  const days = Math.ceil((Date.parse(expires) - today.getTime()) / dayMs);
  const remedy = 'Set "expires" under "security" in content/site.json to a day within a year';
  if (days <= 0) return `security.txt ended on ${expires}, and nobody may rely on it. ${remedy}.`;
  if (days <= reminderDays) return `security.txt ends in ${days} days, on ${expires}. ${remedy}.`;
  return days > longestDays
    ? `security.txt ends on ${expires}, later than RFC 9116 recommends. ${remedy}.`
    : null;
}
