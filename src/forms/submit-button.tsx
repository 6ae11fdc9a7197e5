import { Button } from '../components/button';
import { Thread } from '../components/motion';
import { chakra } from '../theme/chakra';

/** The starter marks a form that waits for React as busy, hence CSS chooses the words. */
const Words = chakra('span', {
  base: {
    display: 'grid',
    '& > *': { gridArea: '1 / 1' },
    '& .busy': { visibility: 'hidden' },
    '[aria-busy=true] &': {
      '& .busy': { visibility: 'visible' },
      '& .idle': { visibility: 'hidden' },
    },
  },
});

const Foot = chakra('span', {
  base: { position: 'absolute', bottom: '0.5rem', left: '1.5rem', right: '1.5rem' },
});

type SubmitButtonProps = { words: string; sending: string; busy: boolean };

/** The button that sends a form. It keeps the focus while sending, so it is never disabled. */
export const SubmitButton = ({ words, sending, busy }: SubmitButtonProps) => (
  <Button type="submit" position="relative" aria-disabled={busy || undefined}>
    <Words>
      <span className="idle">{words}</span>
      <span className="busy">{sending}</span>
    </Words>
    {busy && (
      <Foot>
        <Thread endless />
      </Foot>
    )}
  </Button>
);
