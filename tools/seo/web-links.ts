import type { Finding } from './finding';
import type { BuiltSite } from './read-built-site';

/** In milliseconds: how long a site may take to answer. */
const patience = 30_000;

/** How many requests run at the same time. */
const lanes = 8;

/** Answers with which sites refuse programs; a visitor may still get the page. */
const refusals = [401, 403, 405, 429, 999];

async function ask(url: string, method: 'HEAD' | 'GET'): Promise<string | undefined> {
  try {
    const { status, ok } = await fetch(url, { method, signal: AbortSignal.timeout(patience) });
    return ok || (method === 'GET' && refusals.includes(status)) ? undefined : `answers ${status}`;
  } catch (error) {
    const reason = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    return `does not answer (${reason instanceof Error ? reason.message : String(reason)})`;
  }
}

/** Requests every link to another site, and returns those that do not work. */
export async function checkWebLinks(site: BuiltSite): Promise<Finding[]> {
  const links = site.pages.flatMap(({ address, references }) =>
    references.flatMap(({ element, href, url }) =>
      element === 'a' && url && /^https?:$/.test(url.protocol) && url.origin !== site.address
        ? [{ page: address, href }]
        : [],
    ),
  );
  const queue = [...new Set(links.map(({ href }) => href))];
  const answers = new Map<string, string>();
  const work = async () => {
    for (let href = queue.pop(); href !== undefined; href = queue.pop()) {
      // Some sites refuse HEAD, and a connection may fail once.
      const fault = (await ask(href, 'HEAD')) && (await ask(href, 'GET'));
      if (fault !== undefined) answers.set(href, fault);
    }
  };
  await Promise.all(Array.from({ length: lanes }, work));
  return links
    .filter(({ href }) => answers.has(href))
    .map(({ page, href }) => ({
      level: 'error',
      rule: 'web-link',
      page,
      subject: href,
      message: `${href} ${answers.get(href)}. Link to another page, or take the link out.`,
      source: site.content.find(href, page) ?? site.content.fileOf(page),
    }));
}
