import { chakra } from '@chakra-ui/react/styled-system';

/** Text for assistive technology only. */
export const VisuallyHidden = chakra('span', { base: { srOnly: true } });
