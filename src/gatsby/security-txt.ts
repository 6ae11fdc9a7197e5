type Security = { email: string; expires: string };

/**
 * Writes `/.well-known/security.txt`, by which a finder of a fault knows whom to tell: RFC 9116.
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
