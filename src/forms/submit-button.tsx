import { chakra } from '@chakra-ui/react';
import { Button } from '../components/button';
import { busyAttribute } from '../page-scripts/form-element';

const Words = chakra('span', {
  base: {
    display: 'grid',
    '& > *': { gridArea: '1 / 1' },
    '& .busy': { visibility: 'hidden' },
    [`[${busyAttribute}] &`]: {
      '& .busy': { visibility: 'visible' },
      '& .idle': { visibility: 'hidden' },
    },
  },
});

const Foot = chakra('span', {
  base: { position: 'absolute', bottom: '0.5rem', insetInline: '1.5rem' },
});

type SubmitButtonProps = {
  /** Its words. */
  words: string;
  /** Its words while the form is sending. */
  sending: string;
};

/** Renders the button that sends a form. It has both words, because React renders none of a form's controls. */
export const SubmitButton = ({ words, sending }: SubmitButtonProps) => (
  <Button type="submit">
    <Words>
      <span className="idle">{words}</span>
      <span className="busy">{sending}</span>
    </Words>
    <Foot data-slot="progress" />
  </Button>
);
