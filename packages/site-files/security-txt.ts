type Security = { email: string; expires: string };

/**
 * Returns `/.well-known/security.txt` (RFC 9116): where to report a vulnerability.
 *
 * @param address of the site, without a trailing slash
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
