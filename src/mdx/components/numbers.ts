import { chakra } from '@chakra-ui/react/styled-system';

/** Renders a list of figures, each with its words. */
export const Numbers = chakra('div', {
  base: {
    marginBlock: '2.5rem',
    '& ul': {
      display: 'flex',
      flexWrap: 'wrap',
      gap: '2rem 1.75rem',
      padding: '0',
      listStyleType: 'none',
    },
    '& li:nth-of-type(n)': {
      // At least as wide as its longest word.
      flex: '1 1 11rem',
      margin: '0',
      paddingTop: '1rem',
      borderTop: '1px solid {colors.border}',
      textStyle: 'note',
      lineHeight: '1.45',
      position: 'relative',
      _before: {
        content: '""',
        position: 'absolute',
        top: '-2px',
        insetInlineStart: '0',
        width: '2.25rem',
        borderTop: '3px solid {colors.thread.2}',
        borderRadius: 'pill',
      },
      '&:nth-of-type(4n + 2)::before': { borderColor: 'thread.1' },
      '&:nth-of-type(4n + 3)::before': { borderColor: 'thread.3' },
      '&:nth-of-type(4n)::before': { borderColor: 'thread.4' },
    },
    '& strong': {
      display: 'block',
      marginBottom: '0.375rem',
      color: 'fg',
      fontFamily: 'serif',
      fontSize: 'min(12vw, clamp(2.25rem, 1.9rem + 1.6vw, 3.125rem))',
      fontWeight: '400',
      lineHeight: '1.02',
      letterSpacing: '-0.02em',
      textWrap: 'balance',
    },
  },
});
