import { reportOn, type Finding } from './finding';
import { readSite, type Site } from './read-site';
import { checkAddresses, checkSitemap } from './rules/addresses';
import { checkAlts } from './rules/alt';
import { checkHtml } from './rules/html';
import { checkLinks } from './rules/links';
import { checkSearchResult } from './rules/search-result';
import { checkShare } from './rules/share';
import { checkStructuredData } from './rules/structured-data';

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
    checkLinks(page, site, report);
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
export const reviewSite = async (folder: string): Promise<Finding[]> => review(readSite(folder));
