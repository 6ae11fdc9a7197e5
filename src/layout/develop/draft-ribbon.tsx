import type { CSSProperties } from 'react';

// Not Chakra: a build, which never shows the ribbon, contains none of it.
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

/** Marks a draft in `develop`; `context` comes from `create-pages.ts`. */
export function DraftRibbon({ context }: { context: unknown }) {
  const isMarked = typeof context === 'object' && context !== null && 'ribbon' in context;
  return isMarked ? <p style={style}>{String(context.ribbon)}</p> : null;
}
