import { readFileSync } from 'node:fs';
import path from 'node:path';
import { headersOf } from '../headers-of';
import { addressOf, isPage } from '../pages';
import { hostedSite, type HostedSite } from '../site';

/**
 * The header that a page must have: with the policy of another release its scripts would not run.
 */
const policy = 'Content-Security-Policy';

/**
 * The pause between two rounds, in milliseconds: a server answers from both releases for a moment.
 */
const pause = 250;

async function faultOf(url: string, folder: string, { rules }: HostedSite, file: string) {
  const address = addressOf(file);
  // 404.html answers an address without a page.
  const asked = address === '/404.html' ? '/smoke-test-of-a-missing-page/' : address;
  const wanted = address === '/404.html' ? 404 : 200;
  try {
    const answer = await fetch(url + asked, { redirect: 'manual', cache: 'no-store' });
    const text = await answer.text();
    if (answer.status !== wanted) return `${asked} answers with ${answer.status}.`;
    if (text !== readFileSync(path.join(folder, file), 'utf8')) return `${asked} is another page.`;
    return answer.headers.get(policy) === (headersOf(rules, file)[policy] ?? null)
      ? undefined
      : `${asked} has the policy of another page.`;
  } catch (error) {
    return `${asked} has no answer: ${error instanceof Error ? error.message : String(error)}.`;
  }
}

/**
 * Requests every page of a release from a running server, until all are correct or the time is up.
 *
 * @param url the address of the server, such as https://www.example.com
 * @param folder the site of the release
 * @param patience in milliseconds
 * @returns what is wrong with the last answers, in sentences
 */
export async function smokeTest(url: string, folder: string, patience = 30_000): Promise<string[]> {
  const site = hostedSite(folder);
  const end = Date.now() + patience;
  for (;;) {
    const faults: string[] = [];
    for (const file of site.files.filter(isPage)) {
      const fault = await faultOf(url.replace(/\/$/, ''), folder, site, file);
      if (fault !== undefined) faults.push(fault);
    }
    if (faults.length === 0 || Date.now() > end) return faults;
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}
