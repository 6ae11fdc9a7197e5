import type { Audit, Finding, Row } from '../audit';
import { clickDepths } from '../links';
import type { LiveLink } from '../live-links';
import type { SeoPage } from '../model/page';
import { distinctPages, type SeoSite } from '../model/site';
import { looseThreads, type LooseThread } from './loose-threads';
import { pageDataOf, type PageData } from './page-data';
import { pictureData, type PictureData } from './picture-data';
import { sinceLast, type LastReport, type SinceLast } from './since-last';
import { siteDataOf, type SiteData } from './site-data';

/** The Lighthouse scores of one page, from 0 to 100. */
export type LighthouseMarks = {
  path: string;
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  /** The full report, relative to this one. */
  file: string;
};

/** The data of the report; `report.json` holds the same. */
export type ReportData = {
  brand: string;
  address: string;
  /** ISO 8601. */
  madeAt: string;
  /** The short hash of the commit; empty outside of git. */
  commit: string;
  /** How many rules hold on every page, and how many there are. */
  rules: { held: number; all: number };
  sinceLast: SinceLast | null;
  findings: Finding[];
  threads: LooseThread[];
  /** The paths of the columns of `rows`. */
  columns: string[];
  rows: Row[];
  pages: PageData[];
  pictures: PictureData[];
  site: SiteData;
  /** The last answers of other sites, of this run or an earlier one. */
  liveLinks: LiveLink[];
  /** Empty without --lighthouse. */
  lighthouse: LighthouseMarks[];
};

/** The facts of a report other than the site. */
type Occasion = Pick<ReportData, 'madeAt' | 'commit' | 'lighthouse' | 'liveLinks'> & {
  last: LastReport | null;
};

const holds = ({ pages, site }: Row) =>
  ![...pages, site].some((verdict) => verdict === 'fail' || verdict === 'warn');

/** Sorts the pages as a visitor meets them; 404.html repeats /404/. */
function inReadingOrder(site: SeoSite): SeoPage[] {
  const met = [...clickDepths(site).keys()];
  const rank = ({ path }: SeoPage) => (met.includes(path) ? met.indexOf(path) : met.length);
  return distinctPages(site).toSorted((a, b) => rank(a) - rank(b));
}

/** Collects what the report shows. */
export function reportDataOf(
  site: SeoSite,
  { rows, findings }: Audit,
  { last, ...occasion }: Occasion,
): ReportData {
  const pages = inReadingOrder(site);
  return {
    ...occasion,
    brand: site.content.site.brand,
    address: site.content.site.address,
    rules: { held: rows.filter(holds).length, all: rows.length },
    sinceLast: sinceLast(last, findings),
    findings,
    threads: looseThreads(findings),
    columns: pages.map(({ path }) => path),
    rows: rows.map((row) => ({
      ...row,
      pages: pages.map((page) => row.pages[site.pages.indexOf(page)] ?? 'none'),
    })),
    pages: pages.map((page) => pageDataOf(page, site)),
    pictures: pictureData(site, pages),
    site: siteDataOf(site, pages),
  };
}
