import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { Rise } from '../components/motion';
import type { FailureWords } from '../content/forms';
import { answersText, mailtoWith } from './answers';
import { Message, MessageAction, MessageTitle } from './message-parts';
import type { Phase } from './use-submission';

const Actions = chakra('p', {
  base: { display: 'flex', flexWrap: 'wrap', gap: '0.25rem 1.25rem' },
});

type FailureMessageProps = {
  words: FailureWords;
  phase: Phase;
  email: string;
  formRef: RefObject<HTMLFormElement | null>;
};

/** What stays on the page after a failed sending: what happened, and the ways out. */
export function FailureMessage({ words, phase, email, formRef }: FailureMessageProps) {
  const messageRef = useRef<HTMLDivElement>(null);
  const [copyWords, setCopyWords] = useState(words.copy);
  const failed = phase === 'not-sent' || phase === 'unknown';
  const { title, text } = phase === 'unknown' ? words.unknown : words.notSent;

  useEffect(() => {
    if (!failed) return;
    setCopyWords(words.copy);
    messageRef.current?.focus();
  }, [failed, words]);

  const answers = () => (formRef.current ? answersText(formRef.current) : '');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(answers());
      setCopyWords(words.copied);
    } catch {
      // Refused, or no clipboard on a page that is not secure.
      setCopyWords(words.copyRefused);
    }
  };

  return (
    <Rise show={failed}>
      <Message ref={messageRef} tabIndex={-1} role="alert">
        <p>
          <MessageTitle>{title}</MessageTitle> {text}
        </p>
        <Actions>
          <a
            href={`mailto:${email}`}
            onClick={(event) => {
              event.currentTarget.href = mailtoWith(email, answers());
            }}
          >
            {words.mail}
          </a>
          <MessageAction type="button" onClick={() => void copy()}>
            {copyWords}
          </MessageAction>
        </Actions>
      </Message>
    </Rise>
  );
}
