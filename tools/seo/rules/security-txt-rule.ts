import type { Fault, Rule } from '../rule';

/** Where to report security problems (RFC 9116). */
export const securityTxtRule: Rule = {
  id: 'security-txt',
  requirement: 'H1',
  why: 'Whoever finds a hole in the site looks here for whom to tell, and not after the day on which it expires.',
  see: 'https://www.rfc-editor.org/rfc/rfc9116',
  judge(site) {
    const path = '/.well-known/security.txt';
    const fields = new Map(
      site
        .textAt(path)
        .split(/\r?\n/)
        .map((line) => line.split(/:\s*(.*)/s))
        .map(([name = '', value = '']) => [name.toLowerCase(), value.trim()]),
    );
    const expires = fields.get('expires') ?? '';
    const time = new Date(expires).getTime();
    const place = site.content.fieldIn('site.json', 'security.expires');
    const fault = (message: string, source = { file: `public${path}` }): Fault[] => [
      { subject: path, message, source },
    ];
    if (!site.files.has(path)) return fault(`${path} is missing.`);
    if (!/^(mailto|https|tel):./.test(fields.get('contact') ?? ''))
      return fault(`${path} names no contact. Write "Contact: mailto:" and an address.`);
    if (Number.isNaN(time))
      return fault(`${path} has no day on which it expires. Write "expires" in site.json.`, place);
    return time < Date.now()
      ? fault(`${path} has expired on ${expires.slice(0, 10)}. Write a later day.`, place)
      : [];
  },
};
