import type { SiteIndex } from '../site-index';

const known = new WeakMap<SiteIndex, boolean>();

/** Returns whether the site is in English. A site that does not say so yet is taken to be. */
export function isEnglish(site: SiteIndex): boolean {
  const found = known.get(site);
  if (found !== undefined) return found;
  const language = site.files.find(({ file }) => file === 'site.json')?.fields.language;
  const english = typeof language !== 'string' || /^en(?:-|$)/i.test(language);
  known.set(site, english);
  return english;
}
