import { chakra } from '@chakra-ui/react/styled-system';
import type { CSSProperties } from 'react';
import { drawnDown } from './draw-on-scroll';

// From the column to the outer side of the thread, it is `1vw + 8px`.
const inMargin = 'calc(max(var(--tl-spacing-edge), 50% - 37.5rem) - 1vw - 8px)';
const toMargin = { insetInlineStart: '100%', width: 'calc(1vw + 8px)' };
/** As long as any way to the edge of a section, which clips it. */
const height = '150rem';
const line = '4px';
const round = 'min(1rem, 1vw + 8px)';

const segments = {
  /** From the rope of the picture to its foot. */
  start: {
    top: 'min(24.4vw - 5px, 19vw + 4.1rem)',
    bottom: 0,
    // On a page from right to left, the rope is not at its end: there, this counts instead, and the segment is out of sight.
    right: '-100vw',
    insetInlineEnd: inMargin,
    width: '14vw',
    borderTopWidth: line,
    borderInlineEndWidth: line,
    borderStartEndRadius: '12vw 14vw',
    // It begins thin.
    borderStartStartRadius: '2vw 4px',
  },
  /** Through a section and its borders. */
  down: { insetBlock: '-1px', insetInlineEnd: inMargin, borderInlineEndWidth: line },
  /** From the margin above an element to its first line. */
  in: {
    bottom: 'calc(100% - 4px)',
    ...toMargin,
    height,
    borderBottomWidth: line,
    borderInlineEndWidth: line,
    borderEndEndRadius: round,
  },
  /** Above an element, before it, and below it. */
  around: {
    inset: 0,
    insetInlineStart: 'calc(-1vw - 8px)',
    borderWidth: line,
    borderInlineEndWidth: 0,
    borderStartStartRadius: round,
    borderEndStartRadius: round,
  },
  /** From the last line of an element to the margin below it. */
  out: {
    top: 'calc(100% - 4px)',
    ...toMargin,
    height,
    borderTopWidth: line,
    borderInlineEndWidth: line,
    borderStartEndRadius: round,
  },
} satisfies Record<string, CSSProperties>;

const Line = chakra('span', {
  base: { position: 'absolute', borderColor: 'thread.1', pointerEvents: 'none', ...drawnDown },
});

type ThreadProps = {
  segment: keyof typeof segments;
  /** How far its end is above the foot of the element around it. */
  bottom?: string;
};

/**
 * Renders a segment of the one thread that leaves the picture at the head of home, runs down the margin, around an edit and
 * through the steps. Each segment starts where another ends, relative to the positioned element around it. Its place is an
 * attribute, because a class for each segment would repeat the rest.
 */
export const Thread = ({ segment, ...place }: ThreadProps) => (
  <Line style={{ ...segments[segment], ...place }} />
);
