import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { Rise, Thread } from '../../components/motion';
import type { ContactWords } from '../../content/forms';
import { lastAttempt } from '../journal';
import { MessageTitle, Notice } from '../message-parts';

const Time = chakra('time', { base: { color: 'softInk' } });

/** When the message went out, by the visitor's own clock. */
function SentAt() {
  const [at] = useState(() => lastAttempt('contact')?.at);
  if (!at) return null;
  return (
    <Time dateTime={at.toISOString()}>
      {at.toLocaleTimeString([], { hour: 'numeric', minute: '2-digit' })}
    </Time>
  );
}

/** When an inquiry was sent: just now, now with other answers in the fields since, or earlier. */
export type Sent = 'message' | 'changed' | 'before';

type SentMessageProps = {
  words: ContactWords['sent'];
  /** null: it was not. */
  sent: Sent | null;
  schedulingPage: string;
};

/** What stays on the page after an inquiry was sent, with the way to the calendar. */
export const SentMessage = ({ words, sent, schedulingPage }: SentMessageProps) => (
  <Rise show={sent !== null}>
    <Notice tone="calm" quiet={sent === 'before'}>
      <p>
        <MessageTitle>{words[sent ?? 'message'].title}</MessageTitle> <SentAt />
      </p>
      <Thread />
      <p>
        {words[sent ?? 'message'].text} <a href={schedulingPage}>{words.link}</a>
      </p>
    </Notice>
  </Rise>
);
