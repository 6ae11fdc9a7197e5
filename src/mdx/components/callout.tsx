import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import type { PropsOf } from '../../content/schemas/component-schemas';

// Not `<aside>`, which reader views leave out.
const Note = chakra('div', {
  base: {
    position: 'relative',
    marginBlock: '2.25rem',
    paddingBlock: '1.625rem 1.5rem',
    borderBlockWidth: '1px',
    color: 'fg.muted',
    '& > * + *': { marginTop: '0.6em' },
    _before: {
      content: '""',
      position: 'absolute',
      top: '-2px',
      insetInlineStart: '0',
      width: '4.5rem',
      borderTop: '3px solid {colors.thread.1}',
      borderRadius: 'pill',
    },
    _after: {
      content: '""',
      position: 'absolute',
      top: '-5px',
      insetInlineStart: '4.25rem',
      width: '9px',
      height: '9px',
      border: '2px solid {colors.thread.1}',
      borderRadius: 'pill',
      bg: 'bg',
    },
  },
});

const Title = chakra('p', {
  base: { color: 'fg', textStyle: 'entry' },
});

type CalloutProps = PropsOf<'Callout'> & { children: ReactNode };

/** Renders a note that stands out from the text. */
export const Callout = ({ title, children }: CalloutProps) => (
  <Note role="note" aria-label={title}>
    {title !== undefined && <Title>{title}</Title>}
    {typeof children === 'string' ? <p>{children}</p> : children}
  </Note>
);
