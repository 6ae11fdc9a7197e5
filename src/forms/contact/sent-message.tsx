import { Button, ButtonLink } from '../../components/button';
import { ProgressLine } from '../motion';
import type { ContactWords } from '../../content/forms';
import { chakra } from '@chakra-ui/react';
import { Notice } from '../message-parts';
import { isSent } from '../submission';
import type { FormModel } from '../use-form';

const Title = chakra('p', {
  base: {
    marginBottom: '0.75rem',
    fontFamily: 'serif',
    fontSize: '1.5rem',
    lineHeight: '1.2',
    textWrap: 'balance',
  },
});

const Actions = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '0.75rem' } });

const Text = chakra('p', { base: { marginBlock: '0.875rem 1rem' } });

type SentMessageProps = {
  words: ContactWords['sent'];
  form: FormModel;
  schedulingPage: string | null;
  /** Shows the questions again; undefined while they are shown. */
  onAgain: (() => void) | undefined;
};

/** Renders the lasting message after an inquiry was sent, with the link to the calendar. */
export function SentMessage({ words, form, schedulingPage, onAgain }: SentMessageProps) {
  const isBefore = form.state === 'sentBefore';
  // Answers in the fields were not sent.
  const { title, text } = words[form.isWritten ? 'changed' : isBefore ? 'before' : 'message'];
  return (
    <Notice show={isSent(form.state)} tone="calm" quiet={isBefore}>
      <Title>{title}</Title>
      {schedulingPage !== null && <ProgressLine />}
      <Text>{text}</Text>
      <Actions>
        {schedulingPage !== null && words.link !== undefined && (
          <ButtonLink href={schedulingPage} size="sm">
            {words.link}
          </ButtonLink>
        )}
        {onAgain && (
          <Button type="button" variant="outline" size="sm" onClick={onAgain}>
            {words.again}
          </Button>
        )}
      </Actions>
    </Notice>
  );
}
