import { valueAt } from '../../../src/content/fields';
import type { ContentFile } from '../content-file';
import type { Finding } from '../problem';
import { isAt } from './link-words';
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
    const isStart =
      own?.some((domain) => isAt(href, domain)) && /^\/(?:in\/)?$/.test(new URL(href).pathname);
    if (isStart) {
      const message = `This leads to the first page of ${label}. Add the name of the profile`;
      return [atField(file, [list, index, 'href'], 'link-text', message)];
    }
    const isOther = own && others.some((domain) => isAt(href, domain) && !own.includes(domain));
    if (!isOther) return [];
    const message = `This link is called "${label}" and leads to another network. Correct one of them`;
    return [atField(file, [list, index, 'href'], 'link-text', message)];
  });
}
