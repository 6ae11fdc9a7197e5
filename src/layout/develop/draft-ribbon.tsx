import type { CSSProperties } from 'react';

// Plain style, so that nothing of it is left in a build, which never shows it.
const style: CSSProperties = {
  position: 'sticky',
  zIndex: 2,
  top: 0,
  padding: '0.5rem 1rem',
  background: '#f2a541',
  color: '#171a2b',
  fontWeight: 600,
  textAlign: 'center',
};

/** Says over a page, in `develop`, that it is a draft. `context` is what `create-pages.ts` gave it. */
export function DraftRibbon({ context }: { context: unknown }) {
  const isMarked = typeof context === 'object' && context !== null && 'ribbon' in context;
  return isMarked ? <p style={style}>{String(context.ribbon)}</p> : null;
}
