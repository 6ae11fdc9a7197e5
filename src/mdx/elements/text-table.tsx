import { chakra } from '@chakra-ui/react/styled-system';
import type { ComponentProps } from 'react';
import { useLanguages } from '../../components/in-language';
import { useLayoutWords } from '../../components/layout-context';

const Scroller = chakra('section', {
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
    '& tr': { borderBottom: '1px solid {colors.border}' },
    '& th, & td': {
      minWidth: '7rem',
      paddingBlock: '0.75rem',
      paddingInlineEnd: '1.25rem',
      textAlign: 'start',
      verticalAlign: 'top',
      _last: { paddingInlineEnd: '0' },
    },
    '& thead tr': { borderBottom: '2px solid {colors.thread.2}' },
    '& th': { color: 'fg', fontWeight: '600', verticalAlign: 'bottom' },
    '& [data-align=right]': { textAlign: 'end' },
    '& [data-align=center]': { textAlign: 'center' },
  },
});

/** Renders a cell. MDX passes the alignment as `align`, which HTML no longer has. */
export const TableCell = ({ align, ...props }: ComponentProps<'td'>) => (
  <td data-align={align} {...props} />
);

export const TableColumnHeader = ({ align, ...props }: ComponentProps<'th'>) => (
  <th scope="col" data-align={align} {...props} />
);

/** Renders a table in a region. The keyboard can scroll it. */
export function Table(props: ComponentProps<'table'>) {
  const { text, words } = useLanguages();
  return (
    <Scroller aria-label={useLayoutWords().texts.table} lang={words} tabIndex={0}>
      <table lang={text} {...props} />
    </Scroller>
  );
}
