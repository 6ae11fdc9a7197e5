import { chakra } from '@chakra-ui/react';
import type { SystemStyleObject } from '@chakra-ui/react';

/** Small capitals after a piece of the thread. */
export const eyebrow = {
  display: 'flex',
  alignItems: 'center',
  gap: '0.75rem',
  color: 'softInk',
  fontSize: 'caption',
  fontWeight: '600',
  letterSpacing: '0.09em',
  lineHeight: '1.4',
  textTransform: 'uppercase',
  _before: {
    content: '""',
    flex: 'none',
    width: '2.25rem',
    height: '3px',
    borderRadius: 'pill',
    background:
      'linear-gradient(90deg, var(--tl-colors-signal), var(--tl-colors-saffron), var(--tl-colors-teal), var(--tl-colors-blue))',
  },
} satisfies SystemStyleObject;

/** Renders the small capitals above a headline. */
export const Eyebrow = chakra('p', { base: eyebrow });
