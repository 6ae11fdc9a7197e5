import { reportOn, type Finding } from './finding';
import { readBuiltSite, type Site } from './read-site';
import { checkAddresses, checkSitemap } from './rules/addresses';
import { checkReferences } from './rules/links';
import { checkHtml, checkStructuredData } from './rules/markup';
import { checkShare } from './rules/share';
import { checkAlts, checkSearchResult } from './rules/words';

/** Returns the findings of every page, and of the site as a whole. */
export async function review(site: Site): Promise<Finding[]> {
  const whole = reportOn('/');
  checkSitemap(site, whole);
  const findings = [...whole.findings];
  // One page at a time: html-validate needs several megabytes for each.
  for (const page of site.pages) {
    const report = reportOn(page.address);
    checkSearchResult(page, site, report);
    checkAddresses(page, site, report);
    checkReferences(page, site, report);
    checkAlts(page, site, report);
    await checkShare(page, site, report);
    await checkStructuredData(page, report);
    await checkHtml(page, report);
    findings.push(...report.findings);
  }
  return findings;
}

/**
 * Returns every fault of a built site that search engines and networks would meet.
 *
 * @param folder the folder that contains `content/` and `public/`
 * @throws a sentence when there is no built site
 */
export const reviewSite = async (folder: string): Promise<Finding[]> =>
  review(readBuiltSite(folder));
