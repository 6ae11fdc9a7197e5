import type { ComponentProps } from 'react';
import { chakra } from '../theme/chakra';
import { useProse } from './prose-context';

/** Scrolls a table that is wider than the text, and nothing else. */
const Scroller = chakra('div', {
  base: {
    overflowX: 'auto',
    marginBlock: '2rem',
    paddingBlock: '2px',
    '& table': {
      width: '100%',
      borderCollapse: 'collapse',
      fontSize: 'small',
      fontVariantNumeric: 'tabular-nums lining-nums',
      lineHeight: '1.45',
    },
    '& tr': { borderBottom: '1px solid var(--tl-colors-line)' },
    '& th, & td': {
      minWidth: '7rem',
      padding: '0.75rem 1.25rem 0.75rem 0',
      textAlign: 'start',
      verticalAlign: 'top',
      _last: { paddingRight: '0' },
    },
    '& thead tr': { borderBottom: '2px solid var(--tl-colors-saffron)' },
    '& th': { color: 'ink', fontWeight: '600', verticalAlign: 'bottom' },
    '& [align=right]': { textAlign: 'end' },
    '& [align=center]': { textAlign: 'center' },
  },
});

/** Renders a table of a text in a region that a keyboard can scroll. */
export const ProseTable = (props: ComponentProps<'table'>) => (
  <Scroller role="region" aria-label={useProse().words.table} tabIndex={0}>
    <table {...props} />
  </Scroller>
);
