import { Button } from '../components/button';
import { ProgressLine } from './motion';
import { chakra } from '@chakra-ui/react';

/** CSS chooses the words, because the deferred script marks a form that waits for React. */
const Words = chakra('span', {
  base: {
    display: 'grid',
    '& > *': { gridArea: '1 / 1' },
    '& .busy': { visibility: 'hidden' },
    '[data-busy] &': {
      '& .busy': { visibility: 'visible' },
      '& .idle': { visibility: 'hidden' },
    },
  },
});

const Foot = chakra('span', {
  base: { position: 'absolute', bottom: '0.5rem', insetInline: '1.5rem' },
});

type SubmitButtonProps = { words: string; sending: string; busy: boolean };

/**
 * Renders the button that sends a form. It keeps the focus while sending, so it is never disabled.
 */
export const SubmitButton = ({ words, sending, busy }: SubmitButtonProps) => (
  <Button type="submit" aria-disabled={busy || undefined}>
    <Words>
      <span className="idle">{words}</span>
      <span className="busy">{sending}</span>
    </Words>
    {busy && (
      <Foot>
        <ProgressLine endless />
      </Foot>
    )}
  </Button>
);
