import { chakra } from '../theme/chakra';
import { layoutOnApproach } from './layout-on-approach';

/** One band of a page. Between two bands on the same ground the air counts once. */
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
