type Security = { email: string; expires: string };

const dayMs = 24 * 60 * 60 * 1000;
/** The build reminds of the end this many days before it. */
const reminderDays = 60;
/** RFC 9116 recommends less than a year. */
const longestDays = 365;

/**
 * Returns `/.well-known/security.txt`, which says where to report a vulnerability (RFC 9116).
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
 * Returns what to do about the day on which `security.txt` expires; null if there is nothing to do.
 *
 * @param today the day of the build
 */
export function securityReminder({ expires }: Security, today: Date): string | null {
  const days = Math.ceil((Date.parse(expires) - today.getTime()) / dayMs);
  const remedy = 'Set "expires" under "security" in content/site.json to a day within a year';
  if (days <= 0) return `security.txt expired on ${expires}. ${remedy}.`;
  if (days <= reminderDays)
    return `security.txt expires in ${days} days, on ${expires}. ${remedy}.`;
  return days > longestDays
    ? `security.txt expires on ${expires}, later than RFC 9116 recommends. ${remedy}.`
    : null;
}
