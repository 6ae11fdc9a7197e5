import { chakra } from '@chakra-ui/react/styled-system';
import { Button } from '../../components/button';
import { FormAttribute } from '../../contract/form-attributes';
import { slot } from '../state/form-element';

const Words = chakra('span', {
  base: {
    display: 'grid',
    '& > *': { gridArea: '1 / 1' },
    [`& [${FormAttribute.sending}]`]: { visibility: 'hidden' },
    [`[${FormAttribute.busy}] &`]: {
      '& > :first-child': { visibility: 'hidden' },
      [`& [${FormAttribute.sending}]`]: { visibility: 'visible' },
    },
  },
});

const Foot = chakra('span', {
  base: { position: 'absolute', bottom: '0.5rem', insetInline: '1.5rem' },
});

type SubmitButtonProps = {
  words: string;
  /** The words while the form is busy. */
  sending: string;
};

/** Renders the submit button with the words of both states, of which CSS shows one: React does not own the button. */
export const SubmitButton = ({ words, sending }: SubmitButtonProps) => (
  <Button type="submit">
    <Words>
      <span>{words}</span>
      <span {...{ [FormAttribute.sending]: '' }}>{sending}</span>
    </Words>
    <Foot {...slot('progress')} />
  </Button>
);
