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

type FailureProps = {
  title: string;
  text: string;
  words: FailureWords;
  email: string;
  formRef: RefObject<HTMLFormElement | null>;
};

function Failure({ title, text, words, email, formRef }: FailureProps) {
  const messageRef = useRef<HTMLDivElement>(null);
  const [copyWords, setCopyWords] = useState(words.copy);
  useEffect(() => messageRef.current?.focus(), []);

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
  );
}

type FailureMessageProps = Omit<FailureProps, 'title' | 'text'> & { phase: Phase };

/** What stays on the page after a failed sending: what happened, and the ways out. */
export function FailureMessage({ phase, ...props }: FailureMessageProps) {
  const said = phase === 'unknown' ? props.words.unknown : props.words.notSent;
  return (
    <Rise show={phase === 'not-sent' || phase === 'unknown'}>
      <Failure {...said} {...props} />
    </Rise>
  );
}
