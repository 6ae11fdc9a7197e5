import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { compare, growthRule, measuresOf, type Comparison, type Result } from '../compare';
import { bytesOnPhone, embedder, picturesOf } from '../review-pictures';
import { findingsOn, review, sorted, type Finding } from '../rule';
import type { Site } from '../site';
import { pageColumns, pictureColumns, type PageRow, type PictureRow } from './columns';
import { renderReport } from './report';
import { csvOf } from './table';

/** Removes an earlier report, and returns its folder. */
export function emptyReportFolder(site: Site): string {
  const folder = path.join(site.folder, 'reports/seo');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  return folder;
}

type ReportOptions = {
  site: Site;
  folder: string;
  findings: readonly Finding[];
  /** An earlier review, if one was named. */
  before: Result | undefined;
  lighthouse: { scores: ReadonlyMap<string, number[]> } | undefined;
};

async function rowsOf({ site, folder, findings, lighthouse }: ReportOptions) {
  const embed = embedder(folder);
  const pages: PageRow[] = [];
  for (const page of site.pages) {
    const [address = ''] = page.meta('og:image');
    const card = site.fileAt(address.replace(site.address, ''));
    pages.push({
      page,
      site,
      findings: findingsOn(page.address, findings),
      card: card === undefined ? '' : await embed(card, 280),
      pictureBytes: bytesOnPhone(site, page),
      scores: lighthouse?.scores.get(page.address),
    });
  }
  const pictures: PictureRow[] = [];
  for (const picture of await picturesOf(site)) {
    const { file } = picture;
    const original = path.join(file.startsWith('content/') ? site.folder : site.built, file);
    pictures.push({ picture, copy: await embed(original, 80) });
  }
  return { pages, pictures };
}

/** Writes the report, its tables as CSV, and `findings.json`. Returns what changed since an earlier review. */
export async function writeReport(options: ReportOptions): Promise<Comparison | undefined> {
  const { site, folder, findings, before, lighthouse } = options;
  const rows = await rowsOf(options);
  const measures = measuresOf(rows.pages, rows.pictures);
  const grown = before ? await review(site, [growthRule(before, measures)]) : [];
  const comparison = before && compare(before, sorted([...findings, ...grown]));
  const result: Result = { date: new Date().toISOString(), findings, measures };
  const write = (name: string, text: string) => {
    writeFileSync(path.join(folder, name), text);
  };
  write('index.html', renderReport({ site, findings, ...rows, comparison }));
  write('pages.csv', csvOf(pageColumns(lighthouse !== undefined), rows.pages));
  write('pictures.csv', csvOf(pictureColumns, rows.pictures));
  write('findings.json', `${JSON.stringify(result, undefined, 2)}\n`);
  return comparison;
}
