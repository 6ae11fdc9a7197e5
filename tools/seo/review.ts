import { reportOn, type Finding } from './finding';
import type { BuiltSite } from './read-site';
import { checkIndexing } from './rules/indexing';
import { checkReferences } from './rules/links';
import { checkHtml, checkStructuredData } from './rules/markup';
import { checkAlts, checkSearchResult } from './rules/words';

/**
 * Returns the findings of every page: what an edit of content can cause. The tests of the built site
 * (`tests/html`) check what the build alone writes: canonical addresses, share tags, the sitemap.
 */
export async function review(site: BuiltSite): Promise<Finding[]> {
  const findings: Finding[] = [];
  // One page at a time: html-validate needs several megabytes for each.
  for (const page of site.pages) {
    const report = reportOn(page.address);
    checkIndexing(page, site, report);
    checkSearchResult(page, site, report);
    checkReferences(page, site, report);
    checkAlts(page, site, report);
    await checkStructuredData(page, report);
    await checkHtml(page, report);
    findings.push(...report.findings);
  }
  return findings;
}
