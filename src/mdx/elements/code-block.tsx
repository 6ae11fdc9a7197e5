import { chakra } from '@chakra-ui/react/styled-system';
import type { ComponentProps } from 'react';
import { useLanguages } from '../../components/in-language';
import { useLayoutWords } from '../../components/layout-context';

const Scroller = chakra('pre', {
  base: {
    overflowX: 'auto',
    marginBlock: '1.5rem',
    padding: '1rem 1.25rem',
    border: '1px solid {colors.border}',
    borderRadius: '0.5rem',
    background: 'bg.panel',
    fontSize: 'small',
    lineHeight: '1.55',
    tabSize: 2,
    '& code': { fontSize: 'inherit' },
    _print: { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
  },
});

/** Renders a block of code. The keyboard can scroll it. */
export const CodeBlock = (props: ComponentProps<'pre'>) => (
  <Scroller
    role="group"
    aria-label={useLayoutWords().texts.code}
    lang={useLanguages().words}
    dir="ltr"
    tabIndex={0}
    {...props}
  />
);
