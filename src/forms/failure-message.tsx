import { useState, type RefObject } from 'react';
import { Rise } from '../components/motion';
import type { FailureWords } from '../content/forms';
import { answersText } from './fields';
import { MessageAction, MessageActions, MessageTitle, Notice } from './message-parts';
import { isFailure, type FormState } from './submission';

type OtherWaysProps = {
  words: FailureWords;
  email: string;
  formRef: RefObject<HTMLFormElement | null>;
};

/** Offers the agency's address, and the answers for copying. */
function OtherWays({ words, email, formRef }: OtherWaysProps) {
  const [copyWords, setCopyWords] = useState(words.copy);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(formRef.current ? answersText(formRef.current) : '');
      setCopyWords(words.copied);
    } catch {
      // The visitor refused, or the page is not secure and has no clipboard.
      setCopyWords(words.copyRefused);
    }
  };
  return (
    <>
      <a href={`mailto:${email}`}>{words.mail}</a>
      <MessageAction type="button" onClick={() => void copy()}>
        {copyWords}
      </MessageAction>
    </>
  );
}

/** Returns the message for a state; null: nothing failed. */
function messageFor(state: FormState, words: FailureWords) {
  if (state === 'interrupted') return words.interrupted;
  if (state === 'failedBefore') return words.tryLater;
  return isFailure(state) ? words[state] : null;
}

type FailureMessageProps = OtherWaysProps & {
  state: FormState;
};

/** Renders the lasting message after a failed attempt: what happened, and what to do instead. */
export function FailureMessage({ state, ...ways }: FailureMessageProps) {
  const message = messageFor(state, ways.words);
  return (
    <Rise show={message !== null}>
      <Notice tone={state === 'interrupted' ? 'calm' : undefined} quiet={!isFailure(state)}>
        <p>
          {/* Each in its own element, so that a translation tool does not remove nodes that
              React owns. */}
          <MessageTitle>{message?.title}</MessageTitle> <span>{message?.text}</span>
        </p>
        <MessageActions>
          <OtherWays {...ways} />
        </MessageActions>
      </Notice>
    </Rise>
  );
}
