import { chakra } from '../theme/chakra';

/** Renders text for assistive technology only. */
export const VisuallyHidden = chakra('span', { base: { srOnly: true } });
