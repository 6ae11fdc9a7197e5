import { chakra } from '@chakra-ui/react/styled-system';
import { slot } from '../state/form-attributes';

const Region = chakra('div', {
  base: {
    position: 'fixed',
    zIndex: 4,
    top: '0.75rem',
    insetInline: 'edge',
    md: { top: '5.75rem' },
    marginInlineStart: 'auto',
    // In the corner where it covers no field.
    xl: { top: 'auto', bottom: '1.5rem', marginInlineStart: '0' },
    maxWidth: '24rem',
    pointerEvents: 'none',
  },
});

/** Renders the live region of the toast, which must exist before its text (WCAG technique ARIA22). */
export const ToastRegion = () => <Region role="status" {...slot('toast')} />;
