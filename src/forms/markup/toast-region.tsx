import { chakra } from '@chakra-ui/react/styled-system';
import { slot } from '../state/form-attributes';

/** In the flow of the form, where it covers nothing. */
const Region = chakra('div', { base: { maxWidth: '26rem', '& > div': { marginTop: '1.5rem' } } });

/** Renders the live region of the toast, which must exist before its text (WCAG technique ARIA22). */
export const ToastRegion = () => <Region role="status" {...slot('toast')} />;
