import { chakra } from '@chakra-ui/react/styled-system';

/** One band of a page. Between two bands on the same ground the air counts once. */
export const Section = chakra(
  'section',
  { base: { paddingBlock: 'band', '[data-band] + &': { paddingTop: 0 } } },
  { defaultProps: { 'data-band': '' } },
);
