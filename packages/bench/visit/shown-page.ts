type Target = { targetId: string; type: string; subtype?: string };
type Page<Session> = { id: string; session: Session; target: string; isAhead: boolean };

const isAhead = ({ subtype }: Target) => subtype === 'prerender';

/**
 * Tracks which page a tab shows: it may prerender others, and keep those it has left. `open` returns
 * the session of a new page by its id.
 */
export function followPages<Session>(open: (id: string) => Session) {
  /** The newest first: an earlier one may stay, frozen in the back/forward cache. */
  let pages: Page<Session>[] = [];

  return {
    shown: (): Session | undefined => pages.find((page) => !page.isAhead)?.session,
    ahead: (): Session[] => pages.filter((page) => page.isAhead).map(({ session }) => session),
    attached: ({ sessionId: id, targetInfo }: { sessionId: string; targetInfo: Target }) => {
      if (targetInfo.type !== 'page') return;
      const page = { id, target: targetInfo.targetId, isAhead: isAhead(targetInfo) };
      pages = [{ ...page, session: open(id) }, ...pages];
    },
    changed: ({ targetInfo }: { targetInfo: Target }) => {
      pages = pages.map((page) =>
        page.target === targetInfo.targetId ? { ...page, isAhead: isAhead(targetInfo) } : page,
      );
    },
    detached: ({ sessionId }: { sessionId: string }) => {
      pages = pages.filter(({ id }) => id !== sessionId);
    },
  };
}
