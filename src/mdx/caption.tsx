import { chakra } from '@chakra-ui/react/styled-system';

export const Caption = chakra('figcaption', {
  base: {
    display: 'flex',
    gap: '0.875rem',
    marginTop: '0.875rem',
    textStyle: 'note',
    lineHeight: '1.5',
    textWrap: 'pretty',
    // High enough for a finger.
    '& a': { paddingBlock: '0.25rem' },
    _before: {
      content: '""',
      flex: 'none',
      width: '2rem',
      marginTop: '0.75em',
      borderTop: '2px solid {colors.thread.2}',
    },
  },
});
