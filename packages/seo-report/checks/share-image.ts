import { metaOf, type SeoPage } from '../model/page';
import { ownPath, type ImageFile, type SeoSite } from '../model/site';

/** The share picture of a page: its address in the head, and the file. */
type ShareImage = {
  url: string;
  /** Its path on the site; null for other sites. */
  path: string | null;
  /** null: the file does not exist. */
  file: ImageFile | null;
};

export function shareImageOf(page: SeoPage, site: SeoSite): ShareImage {
  const url = metaOf(page, 'og:image');
  const path = ownPath(site, url);
  return { url, path, file: site.images.get(path ?? '') ?? null };
}

/** Returns what X shows: its own tag, or the one of Open Graph. */
export const cardValue = (page: SeoPage, name: string) =>
  metaOf(page, `twitter:${name}`) || metaOf(page, `og:${name}`);
