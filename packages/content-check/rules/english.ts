import { once } from '../once';
import type { SiteIndex } from '../site-index';

/** Returns whether the site is in English. A site that does not say so yet is taken to be. */
export const isEnglish = once(({ files }: SiteIndex): boolean => {
  const language = files.find(({ file }) => file === 'site.json')?.fields.language;
  return typeof language !== 'string' || /^en(?:-|$)/i.test(language);
});
