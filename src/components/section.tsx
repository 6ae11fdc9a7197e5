import { chakra } from '@chakra-ui/react';
import { layoutOnApproach } from './layout-on-approach';

/**
 * Renders one band of a page. Adjacent bands with the same background share the space between them.
 */
export const Section = chakra(
  'section',
  {
    base: {
      paddingBlock: 'band',
      ...layoutOnApproach,
      '[data-band] + &': { paddingTop: 0 },
    },
  },
  { defaultProps: { 'data-band': '' } },
);
