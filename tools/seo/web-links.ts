import { placeOf } from './place-in-build';
import type { SiteRule } from './rule';
import { describeFailure, request } from './web';

/** How many requests run at the same time. */
const concurrency = 8;

/** Answers with which sites refuse programs; a visitor may still get the page. */
const refusals = [401, 403, 405, 429, 999];

async function ask(url: string, method: 'HEAD' | 'GET'): Promise<string | undefined> {
  try {
    const { status, ok } = await request(url, { method });
    return ok || (method === 'GET' && refusals.includes(status)) ? undefined : `answers ${status}`;
  } catch (error) {
    return `does not answer (${describeFailure(error)})`;
  }
}

/** Returns what is wrong with each address that does not work. */
async function askAll(addresses: readonly string[]): Promise<Map<string, string>> {
  const queue = [...addresses];
  const answers = new Map<string, string>();
  const work = async () => {
    for (let href = queue.pop(); href !== undefined; href = queue.pop()) {
      // Some sites refuse HEAD, and a connection may fail once.
      const problem = (await ask(href, 'HEAD')) && (await ask(href, 'GET'));
      if (problem !== undefined) answers.set(href, problem);
    }
  };
  await Promise.all(Array.from({ length: concurrency }, work));
  return answers;
}

/** Every link to another site works: each one is requested. */
export const webLinkRule: SiteRule = {
  id: 'web-link',
  requirement: 'S7',
  why: 'Visitors who follow it get nothing.',
  see: 'https://developers.google.com/search/docs/crawling-indexing/links-crawlable',
  async judge(site) {
    const links = site.pages.flatMap((page) =>
      page.references.flatMap(({ element, href, url }) =>
        element === 'a' && url && /^https?:$/.test(url.protocol) && url.origin !== site.address
          ? [{ page, href }]
          : [],
      ),
    );
    const answers = await askAll([...new Set(links.map(({ href }) => href))]);
    return links
      .filter(({ href }) => answers.has(href))
      .map(({ page, href }) => ({
        page: page.address,
        subject: href,
        message: `${href} ${answers.get(href) ?? ''}. Link to another page, or take the link out.`,
        source: placeOf(site, page, href),
      }));
  },
};
