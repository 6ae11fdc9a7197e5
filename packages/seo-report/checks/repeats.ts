import type { SeoPage } from '../model/page';
import { distinctPages, type SeoSite } from '../model/site';

/** Returns the other pages with the same value; 404.html and /404/ are one page. */
export const repeatsOf = (
  page: SeoPage,
  site: SeoSite,
  valueOf: (page: SeoPage) => string,
): SeoPage[] =>
  distinctPages(site).filter(
    (other) =>
      other.content.file !== page.content.file &&
      valueOf(other) !== '' &&
      valueOf(other) === valueOf(page),
  );
