import type { SeoPage } from './model/page';

/** The answer of another site to a request for a page. */
export type LiveLink = {
  url: string;
  /** The status, or the error. */
  answer: string;
  /** false: a visitor would not find the page. */
  works: boolean;
  /** ISO 8601. */
  askedAt: string;
};

type Answer = Pick<LiveLink, 'answer' | 'works'>;

/** The time limit for an answer, in milliseconds. */
const patience = 30_000;

/** Statuses with which sites refuse robots; visitors may still get the page. */
const refusesRobots = [401, 403, 429, 999];

async function ask(url: string, method: 'HEAD' | 'GET'): Promise<Answer> {
  try {
    const { status, ok } = await fetch(url, { method, signal: AbortSignal.timeout(patience) });
    return { answer: String(status), works: ok || refusesRobots.includes(status) };
  } catch (error) {
    const { cause } = error instanceof Error ? error : {};
    const reason = cause instanceof Error ? cause : error;
    return { answer: reason instanceof Error ? reason.message : String(reason), works: false };
  }
}

/** Some sites refuse HEAD requests, and a connection may fail once. */
async function answerOf(url: string): Promise<Answer> {
  const head = await ask(url, 'HEAD');
  return head.works ? head : ask(url, 'GET');
}

/**
 * Requests linked pages of other sites, all in parallel, and returns their answers. Never rejects.
 */
export const askLinks = (urls: readonly string[]): Promise<LiveLink[]> =>
  Promise.all(
    urls.map(async (url) => ({
      url,
      ...(await answerOf(url)),
      askedAt: new Date().toISOString(),
    })),
  );

const leadsTo = (url: string, { anchors }: SeoPage) =>
  anchors.some(({ target }) => target.kind === 'external' && target.url === url);

/** Returns a line for each dead link: the address, the answer, and the pages that hold it. */
export const deadLinks = (answers: readonly LiveLink[], pages: readonly SeoPage[]): string[] =>
  answers
    .filter(({ works }) => !works)
    .map(({ url, answer }) => {
      const on = pages.filter((page) => leadsTo(url, page)).map(({ path }) => path);
      return `- ${url}: ${answer} (on ${on.join(' ')})`;
    });
