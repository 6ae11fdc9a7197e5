import { chakra } from '@chakra-ui/react/styled-system';
import { Button } from '../components/button';

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

type SubmitButtonProps = { words: string; sending: string; busy: boolean };

/** The button that sends a form. It keeps the focus while sending, so it is never disabled. */
export const SubmitButton = ({ words, sending, busy }: SubmitButtonProps) => (
  <Button type="submit" aria-disabled={busy || undefined}>
    <Words>
      <span className="idle">{words}</span>
      <span className="busy">{sending}</span>
    </Words>
  </Button>
);
