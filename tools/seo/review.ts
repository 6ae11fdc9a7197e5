import { reportOn, type Finding } from './finding';
import type { BuiltSite } from './read-site';
import { checkCanonical, checkIndexing, checkTranslations } from './rules/indexing';
import { checkReferences } from './rules/links';
import { checkHtml, checkStructuredData } from './rules/markup';
import { checkNotFoundPage, checkSitemap } from './rules/site';
import { checkPictures, checkSearchResult } from './rules/words';

/** Returns the findings of every page and of the site as a whole. */
export async function review(site: BuiltSite): Promise<Finding[]> {
  const findings = [...(await checkSitemap(site)), ...(await checkNotFoundPage(site))];
  // One page at a time: html-validate needs several megabytes for each.
  for (const page of site.pages) {
    const report = reportOn(page.address, site.content.fileOf(page.address));
    checkIndexing(page, site, report);
    checkCanonical(page, site, report);
    checkTranslations(page, site, report);
    checkSearchResult(page, site, report);
    checkReferences(page, site, report);
    checkPictures(page, site, report);
    await checkStructuredData(page, report);
    await checkHtml(page, site, report);
    findings.push(...report.findings);
  }
  return findings;
}
