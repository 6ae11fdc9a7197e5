import { z } from 'zod';
import type { Happening } from './protocol';

/** A page of a tab. `ready` resolves when it has processed its commands. */
export type TabPage = { session: string; ready: Promise<unknown> };

type Page = TabPage & { target: string; isAhead: boolean };

const targetInfo = z.object({
  targetId: z.string(),
  type: z.string(),
  subtype: z.string().optional(),
});
const attached = z.object({ sessionId: z.string(), targetInfo });
const changed = z.object({ targetInfo });
const detached = z.object({ sessionId: z.string() });

/**
 * Tracks which page a tab shows: it may prerender others, and keep those it has left. `prepare` is
 * called with the session of each new page.
 */
export function followPages(prepare: (session: string) => Promise<unknown>) {
  /** The newest first: an earlier one may stay, frozen in the back/forward cache. */
  let pages: Page[] = [];
  const isAhead = ({ subtype }: z.infer<typeof targetInfo>) => subtype === 'prerender';

  return {
    shown: (): TabPage | undefined => pages.find((page) => !page.isAhead),
    ahead: (): TabPage[] => pages.filter((page) => page.isAhead),
    hear: ({ method, params }: Happening): void => {
      if (method === 'Target.attachedToTarget') {
        const { sessionId, targetInfo: info } = attached.parse(params);
        if (info.type !== 'page') return;
        const ready = prepare(sessionId);
        // Callers of this page get the error; a page that is discarded unseen has no callers.
        ready.catch(() => undefined);
        const page = { session: sessionId, ready, target: info.targetId, isAhead: isAhead(info) };
        pages = [page, ...pages];
      } else if (method === 'Target.targetInfoChanged') {
        const { targetInfo: info } = changed.parse(params);
        pages = pages.map((page) =>
          page.target === info.targetId ? { ...page, isAhead: isAhead(info) } : page,
        );
      } else if (method === 'Target.detachedFromTarget') {
        const { sessionId } = detached.parse(params);
        pages = pages.filter(({ session }) => session !== sessionId);
      }
    },
  };
}
