import { chakra } from '../theme/chakra';

/** Text for assistive technology only. */
export const VisuallyHidden = chakra('span', { base: { srOnly: true } });
