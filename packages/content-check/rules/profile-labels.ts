import { fieldsOf, valueAt } from '../../../src/content/fields';
import type { ContentFile } from '../content-file';
import type { Finding } from '../problem';
import type { SiteIndex } from '../site-index';
import { atField } from './place';

/** The domains of networks, by what their links are called. */
const networks: Readonly<Record<string, readonly string[]>> = {
  facebook: ['facebook.com', 'fb.com'],
  github: ['github.com'],
  instagram: ['instagram.com'],
  linkedin: ['linkedin.com', 'lnkd.in'],
  tiktok: ['tiktok.com'],
  x: ['x.com', 'twitter.com'],
  youtube: ['youtube.com', 'youtu.be'],
};

const isAt = (href: string, domain: string) =>
  new RegExp(`^https://([^/]+\\.)?${domain.replace('.', '\\.')}(/|$)`).test(href);

/** Reports words of the footer that name another address or year than site.json. */
export function footerFindings(file: ContentFile, { tokens }: SiteIndex): Finding[] {
  if (file.file !== 'layout.json') return [];
  const finding = (name: string, message: string) => [
    atField(file, ['footer', name], 'typed-fact', message),
  ];
  const footer = fieldsOf(fieldsOf(file.fields).footer);
  const copyright = String(valueAt(file.parsed.data, ['footer', 'copyright']));
  return [
    ...(/\b(?:19|20)\d\d\b/.test(copyright) && !copyright.includes('{year}')
      ? finding('copyright', 'Write {year}, so that a change of site.json reaches this text')
      : []),
    ...(String(footer.emailLabel).includes('@') && footer.emailLabel !== tokens.email
      ? finding('emailLabel', `This link writes to ${tokens.email ?? ''}. Write {email}`)
      : []),
  ];
}

/** Reports a link that is called by one network and leads to another. */
export function profileFindings(file: ContentFile): Finding[] {
  const list = file.file === 'site.json' ? 'socials' : 'profiles';
  const links = valueAt(file.fields, [list]);
  if (!Array.isArray(links)) return [];
  return links.flatMap((link: unknown, index): Finding[] => {
    const [label, href] = [valueAt(link, ['label']), valueAt(link, ['href'])];
    if (typeof label !== 'string' || typeof href !== 'string') return [];
    const own = networks[label.trim().toLowerCase()];
    const others = Object.values(networks).flat();
    const isOther = own && others.some((domain) => isAt(href, domain) && !own.includes(domain));
    if (!isOther) return [];
    const message = `This link is called "${label}" and leads to another network. Correct one of them`;
    return [atField(file, [list, index, 'href'], 'link-text', message)];
  });
}
