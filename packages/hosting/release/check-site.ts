import { grade } from '../observatory';
import { headersOf } from '../headers-of';
import { addressOf, isPage } from '../pages';
import { hostedSite } from '../site';
import { startSite } from '../serve/start-site';

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
  const faults: string[] = [];
  for (const page of pages) {
    const { score } = grade(headersOf(rules, page));
    if (score < leastScore) {
      faults.push(`The headers of ${page} are graded ${score}, below ${leastScore}.`);
    }
  }
  if (!pages.includes('/index.html')) faults.push('There is no index.html.');
  if (!pages.includes('/404.html')) faults.push('There is no 404.html.');

  const site = await startSite({ root: folder, port: 0 });
  const asked = new Set<string>();
  const ask = async (address: string, from: string) => {
    if (asked.has(address)) return '';
    asked.add(address);
    const response = await fetch(site.url + address);
    if (response.status !== 200) faults.push(`${from} leads to ${address}: ${response.status}.`);
    return response.text();
  };
  for (const page of pages) {
    const html = await ask(addressOf(page), 'The list of pages');
    for (const address of named(html)) await ask(address, page);
  }
  await site.close();
  return faults;
}
