import { reportOn, type Finding } from './finding';
import type { BuiltSite } from './read-built-site';
import { checkCanonical, checkIndexing, checkTranslations } from './rules/indexing-rules';
import { checkReferences } from './rules/link-rules';
import { checkHtml, checkStructuredData } from './rules/markup-rules';
import { checkNotFoundPage, checkSitemap } from './rules/site-rules';
import { checkPictures, checkSearchResult } from './rules/text-rules';

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
