import { chakra } from '@chakra-ui/react/styled-system';

/** Renders a numbered list with large numerals. */
export const Steps = chakra('div', {
  base: {
    marginBlock: '2.25rem',
    '& ol': { padding: '0', listStyleType: 'none', counterReset: 'step' },
    '& ol > li:nth-of-type(n)': {
      position: 'relative',
      margin: '0',
      paddingInlineStart: '3.5rem',
      minHeight: '5.5rem',
      paddingBottom: '1.75rem',
      counterIncrement: 'step',
      _before: {
        content: 'counter(step)',
        position: 'absolute',
        top: '-0.14em',
        insetInlineStart: '0',
        width: '2rem',
        color: 'fg.accent',
        fontFamily: 'serif',
        fontSize: '2.125rem',
        lineHeight: '1',
        textAlign: 'center',
      },
      _after: {
        content: '""',
        position: 'absolute',
        top: '2.5rem',
        bottom: '0.5rem',
        insetInlineStart: 'calc(1rem - 1px)',
        borderInlineStart: '2px solid {colors.thread.2}',
        borderRadius: 'pill',
      },
      _last: { minHeight: '0', paddingBottom: '0', _after: { display: 'none' } },
    },
    '& li > p + p': { marginTop: '0.6em' },
  },
});
