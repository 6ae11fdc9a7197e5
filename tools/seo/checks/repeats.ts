import type { SeoPage } from '../model/page';
import { distinctPages, type SeoSite } from '../model/site';

/** The other pages of which a value is the same; 404.html is no other page than /404/. */
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
