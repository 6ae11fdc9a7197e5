import type { ReactNode } from 'react';
import { Rise } from '../components/motion';
import { VisuallyHidden } from '../components/visually-hidden';
import { chakra } from '../theme/chakra';

const Text = chakra('p', { base: { marginTop: '1rem', color: 'softInk', fontSize: 'small' } });

type LiveNoteProps = { words: string; show: boolean };

/** A live region must be on the page before its text (WCAG technique ARIA22). */
export const LiveRegion = ({ children }: { children: ReactNode }) => (
  <div aria-live="polite">{children}</div>
);

/** A sentence that is also heard when it appears. */
export const LiveNote = ({ words, show }: LiveNoteProps) => (
  <LiveRegion>
    <Rise show={show}>
      <Text>{words}</Text>
    </Rise>
  </LiveRegion>
);

/** A sentence for assistive technology alone, heard when it appears; the eye gets it elsewhere. */
export const HeardNote = ({ words, show }: LiveNoteProps) => (
  <LiveRegion>{show && <VisuallyHidden>{words}</VisuallyHidden>}</LiveRegion>
);
