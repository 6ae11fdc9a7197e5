import type { Audit, Row } from '../audit';
import { groups } from '../checks/all';
import { clickDepths } from '../links';
import type { LiveLink } from '../live-links';
import type { SeoPage } from '../model/page';
import { distinctPages, type SeoSite } from '../model/site';
import { looseThreads } from './loose-threads';
import { pageDataOf } from './page-data';
import { pictureData } from './picture-data';
import { sinceLast, type LastReport } from './since-last';
import { siteDataOf } from './site-data';

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

/** The facts of a report other than the site. */
type Occasion = {
  /** ISO 8601. */
  madeAt: string;
  /** The short hash of the commit; empty outside of git. */
  commit: string;
  /** Promises that other tests check. */
  elsewhere: [promise: string, files: string][];
  /** The last answers of other sites, of this run or an earlier one. */
  liveLinks: LiveLink[];
  /** Empty without --lighthouse. */
  lighthouse: LighthouseMarks[];
};

/** The data of the report; `report.json` holds the same. */
export type ReportData = ReturnType<typeof reportDataOf>;
export type PageData = ReportData['pages'][number];
export type PictureData = ReportData['pictures'][number];

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
  { last, ...occasion }: Occasion & { last: LastReport | null },
) {
  const pages = inReadingOrder(site);
  const ordered = rows.map((row) => ({
    ...row,
    pages: pages.map((page) => row.pages[site.pages.indexOf(page)] ?? 'none'),
  }));
  return {
    ...occasion,
    brand: site.content.site.brand,
    address: site.content.site.address,
    /** How many rules hold on every page, and how many there are. */
    rules: { held: rows.filter(holds).length, all: rows.length },
    sinceLast: sinceLast(last, findings),
    findings,
    threads: looseThreads(findings),
    columns: pages.map(({ path }) => path),
    /** The results of the rules, with a verdict for each column. */
    groups: Object.entries(groups).map(([name, checks]) => ({
      name,
      rows: ordered.filter(({ check }) => checks.includes(check)),
    })),
    pages: pages.map((page) => pageDataOf(page, site)),
    pictures: pictureData(site, pages),
    site: siteDataOf(site, pages),
  };
}
