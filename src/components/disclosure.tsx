import { chakra } from '@chakra-ui/react/styled-system';
import { decorativeText } from '../theme/mixins';

/** The summary of `<details>`, with a plus sign that becomes a minus sign. */
export const DisclosureSummary = chakra('summary', {
  base: {
    display: 'flex',
    gap: '1rem',
    alignItems: 'center',
    justifyContent: 'space-between',
    marginInline: '-12px',
    padding: 'clamp(0.5rem, 1.5vw, 1.125rem) 12px',
    cursor: 'pointer',
    listStyle: 'none',
    '&::-webkit-details-marker': { display: 'none' },
    _hover: { color: 'fg.accent' },
    _after: {
      ...decorativeText('+'),
      color: 'fg.accent',
      fontSize: '1.375rem',
      lineHeight: '1',
    },
    '[open] > &': { _after: decorativeText('–') },
  },
});
