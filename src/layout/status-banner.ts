import { chakra } from '@chakra-ui/react/styled-system';

/** Says in `develop`, and in a preview of drafts, why a page is not ready to be published. */
export const StatusBanner = chakra('p', {
  base: {
    position: 'sticky',
    zIndex: 2,
    top: 0,
    padding: '0.5rem 1rem',
    bg: 'thread.2',
    color: 'thread.contrast',
    fontWeight: '600',
    textAlign: 'center',
  },
});
