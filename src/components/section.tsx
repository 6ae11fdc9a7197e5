import { chakra } from '@chakra-ui/react/styled-system';

/** One band of a page, with the air that all bands share. */
export const Section = chakra('section', { base: { paddingBlock: 'band' } });
