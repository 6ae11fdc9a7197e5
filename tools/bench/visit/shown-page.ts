import { z } from 'zod';
import type { Happening } from './protocol';

/** A page of a tab. `ready` is when it has taken its orders. */
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
 * Follows which page a tab shows: it may render others ahead, and keep those it has left.
 * `prepare` is called with the session of each new page.
 */
export function followPages(prepare: (session: string) => Promise<unknown>) {
  /** The newest first: one left behind may stay, frozen in the back/forward cache. */
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
        // Whoever talks to this page hears of it; nobody talks to one that is thrown away unseen.
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
