import { fieldsOf, valueAt } from '../../../src/content/fields';
import type { ContentFile } from '../content-file';
import type { Finding } from '../problem';
import type { SiteIndex } from '../site-index';
import { saysNothing } from './link-words';
import { atField } from './place';

/** Reports words of the footer that name another address or year than site.json. */
export function footerFindings(file: ContentFile, { tokens }: SiteIndex): Finding[] {
  if (file.file !== 'layout.json') return [];
  const finding = (name: string, message: string, rule: Finding['rule'] = 'typed-fact') => [
    atField(file, ['footer', name], rule, message),
  ];
  const footer = fieldsOf(fieldsOf(file.fields).footer);
  const copyright = String(valueAt(file.parsed.data, ['footer', 'copyright']));
  return [
    ...(/\b(?:19|20)\d\d\b/.test(copyright) && !copyright.includes('{year}')
      ? finding('copyright', 'Write {year}, so that a change of site.json reaches this text')
      : []),
    ...(saysNothing(String(footer.websiteLabel))
      ? finding('websiteLabel', 'These words do not name the website. Write {website}', 'link-text')
      : []),
    ...(/^(?:www\.)?[\w-]+\.[\w.-]+$/.test(String(footer.websiteLabel)) &&
    footer.websiteLabel !== tokens.website
      ? finding('websiteLabel', `This link leads to ${tokens.website ?? ''}. Write {website}`)
      : []),
    ...(String(footer.emailLabel).includes('@') && footer.emailLabel !== tokens.email
      ? finding('emailLabel', `This link writes to ${tokens.email ?? ''}. Write {email}`)
      : []),
  ];
}
