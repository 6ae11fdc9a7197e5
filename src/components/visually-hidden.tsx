import { chakra } from '@chakra-ui/react';

/** Renders text for assistive technology only. */
export const VisuallyHidden = chakra('span', { base: { srOnly: true } });
