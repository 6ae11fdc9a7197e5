import type { Place } from '../model/content';
import type { SeoPage } from '../model/page';
import { distinctPages, type SeoSite } from '../model/site';
import { faults, type Fault } from './check';

type ValueOf = (page: SeoPage) => string;

/** Returns the other pages with the same value; 404.html and /404/ are one page. */
export const repeatsOf = (page: SeoPage, site: SeoSite, valueOf: ValueOf): SeoPage[] =>
  distinctPages(site).filter(
    (other) =>
      other.content.file !== page.content.file &&
      valueOf(other) !== '' &&
      valueOf(other) === valueOf(page),
  );

/** Returns a fault for each other page with the same value. */
export const faultsOfRepeats = (
  at: () => Place,
  page: SeoPage,
  site: SeoSite,
  name: string,
  valueOf: ValueOf,
): Fault[] =>
  repeatsOf(page, site, valueOf).flatMap(({ path }) =>
    faults(at, [true, `${path} has the same ${name}.`, `Give each page its own ${name}.`]),
  );
