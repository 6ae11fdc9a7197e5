/** What another site answered when it was asked for an address. */
export type LiveLink = {
  url: string;
  /** The status, or why there was none. */
  answer: string;
  /** false: a visitor would not find the page. */
  works: boolean;
  /** ISO 8601. */
  askedAt: string;
};

/** How long a site may take to answer, in milliseconds. */
const patience = 10_000;

const ask = (url: string, method: 'HEAD' | 'GET') =>
  fetch(url, { method, signal: AbortSignal.timeout(patience) });

async function answerOf(url: string): Promise<Pick<LiveLink, 'answer' | 'works'>> {
  try {
    const head = await ask(url, 'HEAD');
    // Some sites answer questions for the head alone with a refusal.
    const { status, ok } = head.ok ? head : await ask(url, 'GET');
    return { answer: String(status), works: ok };
  } catch (error) {
    const { cause } = error instanceof Error ? error : {};
    const reason = cause instanceof Error ? cause : error;
    return { answer: reason instanceof Error ? reason.message : String(reason), works: false };
  }
}

/** Asks other sites, all at once, whether the pages that are linked to are there. Never rejects. */
export const askLinks = (urls: readonly string[]): Promise<LiveLink[]> =>
  Promise.all(
    urls.map(async (url) => ({
      url,
      ...(await answerOf(url)),
      askedAt: new Date().toISOString(),
    })),
  );
