import type { ReactNode } from 'react';
import { Rise } from '../components/motion';
import { VisuallyHidden } from '../components/visually-hidden';
import { chakra } from '@chakra-ui/react';

const Text = chakra('p', { base: { marginTop: '1rem', color: 'softInk', fontSize: 'small' } });

type LiveNoteProps = { words: string; show: boolean };

/**
 * Renders an empty live region. It must be on the page before its text is (WCAG technique ARIA22).
 */
export const LiveRegion = ({ children }: { children: ReactNode }) => (
  <div aria-live="polite">{children}</div>
);

/** Renders a sentence that screen readers announce when it appears. */
export const LiveNote = ({ words, show }: LiveNoteProps) => (
  <LiveRegion>
    <Rise show={show}>
      <Text>{words}</Text>
    </Rise>
  </LiveRegion>
);

/**
 * Renders a sentence only for assistive technology, which announces it; sighted visitors see it
 * elsewhere.
 */
export const HeardNote = ({ words, show }: LiveNoteProps) => (
  <LiveRegion>{show && <VisuallyHidden>{words}</VisuallyHidden>}</LiveRegion>
);
