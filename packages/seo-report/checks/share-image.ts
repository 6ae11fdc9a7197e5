import { metaOf, type SeoPage } from '../model/page';
import { ownPath, type SeoSite } from '../model/site';

/** Returns the share picture of a page: its address, and its path and file on this site, or null. */
export function shareImageOf(page: SeoPage, site: SeoSite) {
  const url = metaOf(page, 'og:image');
  const path = ownPath(site, url);
  return { url, path, file: site.images.get(path ?? '') ?? null };
}

/** Returns what X shows: its own tag, or the one of Open Graph. */
export const cardValue = (page: SeoPage, name: string) =>
  metaOf(page, `twitter:${name}`) || metaOf(page, `og:${name}`);
