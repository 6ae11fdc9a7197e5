import { metaOf, type SeoPage } from '../model/page';
import { ownPath, type ImageFile, type SeoSite } from '../model/site';

/** The picture that a page is shared with, as its head names it and as it really is. */
export type ShareImage = {
  url: string;
  /** Its path within the site; null when it is elsewhere, or nowhere. */
  path: string | null;
  /** null: there is no such file. */
  file: ImageFile | null;
};

export function shareImageOf(page: SeoPage, site: SeoSite): ShareImage {
  const url = metaOf(page, 'og:image');
  const path = ownPath(site, url);
  return { url, path, file: site.images.get(path ?? '') ?? null };
}

/** What X shows: its own tag, or the one of Open Graph. */
export const cardValue = (page: SeoPage, name: string) =>
  metaOf(page, `twitter:${name}`) || metaOf(page, `og:${name}`);
