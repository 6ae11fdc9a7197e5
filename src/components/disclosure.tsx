import { chakra } from '@chakra-ui/react';
import { decorativeText } from '../theme/mixins';

/** The summary of `<details>`, with a plus sign that becomes a minus sign. */
export const DisclosureSummary = chakra('summary', {
  base: {
    display: 'flex',
    gap: '1rem',
    alignItems: 'center',
    justifyContent: 'space-between',
    minHeight: '4rem',
    marginInline: '-12px',
    padding: '1rem 12px',
    cursor: 'pointer',
    listStyle: 'none',
    '&::-webkit-details-marker': { display: 'none' },
    _hover: { color: 'fg.accent' },
    _after: {
      ...decorativeText('+'),
      color: 'fg.accent',
      fontSize: '1.375rem',
    },
    '[open] > &': { _after: decorativeText('–') },
  },
});
