import { readFileSync } from 'node:fs';
import path from 'node:path';
import { grade } from '../observatory';
import { headersOf } from '../headers-of';
import { isPage } from '../pages';
import { hostedSite } from '../site';
import { startSite } from '../serve/start-site';
import { smokeTest } from './smoke-test';

/** Below it, the headers use less of the browser's protection than they could. */
const leastScore = 100;

/** Returns the files of this site that a page names: `href="/styles.css"`, `src="/app.js"`. */
const named = (html: string) =>
  [...html.matchAll(/<(?:script|link|img)\b[^>]*?\s(?:src|href)="(\/[^"?#]*)/g)].map(
    ([, address = '']) => address,
  );

/**
 * Serves a site locally, and requests every page and every file that a page names.
 * @returns the faults, in sentences
 */
export async function checkSite(folder: string): Promise<string[]> {
  const { files, rules } = hostedSite(folder);
  const pages = files.filter(isPage);
  const missing = ['/index.html', '/404.html'].filter((page) => !pages.includes(page));
  const weak = pages.filter((page) => grade(headersOf(rules, page)).score < leastScore);
  const faults = [
    ...missing.map((page) => `There is no ${page}.`),
    ...weak.map((page) => `The headers of ${page} are graded below ${leastScore}.`),
  ];
  const site = await startSite({ root: folder, port: 0 });
  faults.push(...(await smokeTest(site.url, folder, 0)));
  const users = new Map(
    pages.flatMap((page) =>
      named(readFileSync(path.join(folder, page), 'utf8')).map((file) => [file, page] as const),
    ),
  );
  for (const [file, page] of users) {
    const { status } = await fetch(site.url + file, { method: 'HEAD' });
    if (status !== 200) faults.push(`${page} leads to ${file}: ${status}.`);
  }
  await site.close();
  return faults;
}
