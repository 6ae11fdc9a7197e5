import { chakra } from '@chakra-ui/react/styled-system';
import { drawOnScroll } from './draw-on-scroll';

/** A thread between the content and an edge of the window. */
export const ThreadToEdge = chakra('span', {
  base: { display: 'block', height: '4px', ...drawOnScroll },
  variants: {
    edge: {
      start: { marginInlineStart: 'calc(-1 * {spacing.outside})' },
      end: { marginInlineEnd: 'calc(-1 * {spacing.outside})' },
    },
  },
});
