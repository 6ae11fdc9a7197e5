import { Button, ButtonLink } from '../../components/button';
import { FadeIn, ProgressLine } from '../motion';
import type { ContactWords } from '../../content/forms';
import { chakra } from '@chakra-ui/react';
import { Notice } from '../message-parts';
import { isSent, type FormState } from '../submission';

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
  state: FormState;
  /** Whether the fields now contain answers that were not sent. */
  isWritten: boolean;
  schedulingPage: string | null;
  /** Shows the questions again; undefined while they are shown. */
  onAgain: (() => void) | undefined;
};

/** Renders the lasting message after an inquiry was sent, with the link to the calendar. */
export function SentMessage({
  words,
  state,
  isWritten,
  schedulingPage,
  onAgain,
}: SentMessageProps) {
  const isBefore = state === 'sentBefore';
  const { title, text } = words[isWritten ? 'changed' : isBefore ? 'before' : 'message'];
  return (
    <FadeIn show={isSent(state)}>
      <Notice tone="calm" quiet={isBefore}>
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
    </FadeIn>
  );
}
