import { useState, type RefObject } from 'react';
import { Rise } from '../components/motion';
import type { FailureWords } from '../content/forms';
import { answersText } from './fields';
import { MessageAction, MessageActions, MessageTitle, Notice } from './message-parts';
import { isFailure, type Phase } from './phase';

type WaysOutProps = {
  words: FailureWords;
  email: string;
  formRef: RefObject<HTMLFormElement | null>;
};

/** Offers the agency's address, and the answers for copying. */
function WaysOut({ words, email, formRef }: WaysOutProps) {
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

/** Returns the message for a phase; null: nothing failed. */
function saidIn(phase: Phase, words: FailureWords) {
  if (phase === 'interrupted') return words.interrupted;
  if (phase === 'failedBefore') return words.tryLater;
  return isFailure(phase) ? words[phase] : null;
}

type FailureMessageProps = WaysOutProps & {
  phase: Phase;
};

/** Renders the lasting message after a failed attempt: what happened, and what to do instead. */
export function FailureMessage({ phase, ...ways }: FailureMessageProps) {
  const said = saidIn(phase, ways.words);
  return (
    <Rise show={said !== null}>
      <Notice tone={phase === 'interrupted' ? 'calm' : undefined} quiet={!isFailure(phase)}>
        <p>
          {/* Each in its own element, so that a translation tool does not remove nodes that
              React owns. */}
          <MessageTitle>{said?.title}</MessageTitle> <span>{said?.text}</span>
        </p>
        <MessageActions>
          <WaysOut {...ways} />
        </MessageActions>
      </Notice>
    </Rise>
  );
}
