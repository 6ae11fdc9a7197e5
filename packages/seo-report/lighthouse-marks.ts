import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { runLighthouse } from '../browser/lighthouse';
import { scoresOf } from '../browser/lighthouse-scores';
import { startSite } from '../hosting/serve/start-site';
import type { LighthouseMarks } from './report/report-data';

/**
 * Runs Lighthouse on pages of the built site and writes its report of each.
 *
 * @param built the folder of the built site
 * @param paths the pages
 * @param folder the folder of the report; Lighthouse's go to `lighthouse/` in it
 */
export async function lighthouseMarks(
  built: string,
  paths: readonly string[],
  folder: string,
): Promise<LighthouseMarks[]> {
  const { generateReport } = await import('lighthouse');
  const site = await startSite({ root: built, port: 0 });
  mkdirSync(path.join(folder, 'lighthouse'), { recursive: true });
  const marks: LighthouseMarks[] = [];
  for (const page of paths) {
    console.log(`Lighthouse visits ${page}`);
    const lhr = await runLighthouse(site.url + page, 'simulated');
    const [performance = 0, accessibility = 0, bestPractices = 0, seo = 0] = scoresOf(lhr);
    const file = `lighthouse/${page.replaceAll('/', '') || 'home'}.html`;
    writeFileSync(path.join(folder, file), [generateReport(lhr, 'html')].flat().join('\n'));
    marks.push({ path: page, performance, accessibility, bestPractices, seo, file });
  }
  await site.close();
  return marks;
}
