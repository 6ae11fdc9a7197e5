import { chakra } from '@chakra-ui/react';
import { Button, ButtonLink } from '../../components/button';
import type { ContactWords } from '../../content/forms';
import { Notice, useReset } from '../message-parts';
import { ProgressLine } from '../motion';
import { useForm } from '../slot';
import type { SubmissionState } from '../submission';

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

type ReceiptProps = {
  words: ContactWords['sent'];
  schedulingPage: string | null;
};

/** Returns what the receipt says; null: nothing has arrived. */
function messageFor({ status, isEarlier }: SubmissionState, words: ContactWords['sent']) {
  if (status === 'changed') return words.changed;
  if (status !== 'sent') return null;
  return isEarlier ? words.before : words.message;
}

/** Renders the lasting message after an inquiry has arrived, with the link to the calendar. */
export function Receipt({ words, schedulingPage }: ReceiptProps) {
  const { submission } = useForm().state;
  const reset = useReset();
  const message = messageFor(submission, words);
  /** The questions are hidden. */
  const isAlone = submission.status === 'sent';
  return (
    <Notice
      show={message !== null}
      tone="calm"
      quiet={submission.isEarlier}
      marginTop={isAlone ? 0 : undefined}
    >
      <Title>{message?.title}</Title>
      {schedulingPage !== null && <ProgressLine />}
      <Text>{message?.text}</Text>
      <Actions>
        {schedulingPage !== null && words.link !== undefined && (
          <ButtonLink href={schedulingPage} size="sm">
            {words.link}
          </ButtonLink>
        )}
        {isAlone && (
          <Button type="button" variant="outline" size="sm" onClick={reset}>
            {words.again}
          </Button>
        )}
      </Actions>
    </Notice>
  );
}
