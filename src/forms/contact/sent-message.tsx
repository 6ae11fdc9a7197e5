import { useState } from 'react';
import { Button, ButtonLink } from '../../components/button';
import { Rise, Thread } from '../../components/motion';
import type { ContactWords } from '../../content/forms';
import { chakra } from '@chakra-ui/react';
import { lastAttempt } from '../journal';
import { Notice } from '../message-parts';
import { isSent, type Phase } from '../phase';

const Head = chakra('p', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '0 1rem',
    marginBottom: '0.75rem',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    '& strong': {
      fontFamily: 'serif',
      fontSize: '1.5rem',
      fontWeight: '400',
      lineHeight: '1.2',
      textWrap: 'balance',
    },
    '& time': { color: 'softInk' },
  },
});

const Actions = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '0.75rem' } });

const Text = chakra('p', { base: { marginBlock: '0.875rem 1rem' } });

/** Shows when the message was sent, by the visitor's own clock. */
function SentAt() {
  const [at] = useState(() => lastAttempt('contact')?.at);
  if (!at) return null;
  return (
    <time dateTime={at.toISOString()}>
      {at.toLocaleTimeString([], { hour: 'numeric', minute: '2-digit' })}
    </time>
  );
}

type SentMessageProps = {
  words: ContactWords['sent'];
  phase: Phase;
  /** Whether the fields now contain answers that were not sent. */
  written: boolean;
  schedulingPage: string;
  /** Shows the questions again; undefined while they are shown. */
  onAgain: (() => void) | undefined;
};

/** Renders the lasting message after an inquiry was sent, with the link to the calendar. */
export function SentMessage({ words, phase, written, schedulingPage, onAgain }: SentMessageProps) {
  const isBefore = phase === 'sentBefore';
  const { title, text } = words[written ? 'changed' : isBefore ? 'before' : 'message'];
  return (
    <Rise show={isSent(phase)}>
      <Notice tone="calm" quiet={isBefore}>
        <Head>
          <strong>{title}</strong>
          <SentAt />
        </Head>
        <Thread />
        <Text>{text}</Text>
        <Actions>
          <ButtonLink href={schedulingPage} size="sm">
            {words.link}
          </ButtonLink>
          {onAgain && (
            <Button type="button" variant="outline" size="sm" onClick={onAgain}>
              {words.again}
            </Button>
          )}
        </Actions>
      </Notice>
    </Rise>
  );
}
