import { useState } from 'react';
import { VisuallyHidden } from '@chakra-ui/react';
import { FadeIn } from './motion';
import type { DraftWords, FailureWords } from '../content/forms';
import { answersText } from './fields';
import {
  Message,
  MessageAction,
  MessageActions,
  MessageText,
  MessageTitle,
  Note,
  Notice,
} from './message-parts';
import { isBusy, isFailure, type FormState } from './submission';
import type { FormModel } from './use-form';

// A live region must be on the page before its text is (WCAG technique ARIA22).

/** Says above the fields that earlier answers were restored, and clears them on request. */
export const DraftNote = ({ words, form }: { words: DraftWords; form: FormModel }) => (
  <div aria-live="polite">
    <FadeIn show={form.isRestored && !isBusy(form.state)}>
      <Message tone="calm" marginBlock="0 1.5rem">
        <MessageTitle>{words.title}</MessageTitle> {words.text}{' '}
        <MessageAction type="button" onClick={form.clear}>
          {words.clear}
        </MessageAction>
      </Message>
    </FadeIn>
  </div>
);

type CopyButtonProps = { words: FailureWords; form: FormModel };

/** Copies the answers, and says whether that worked. */
function CopyButton({ words, form: { name, formRef } }: CopyButtonProps) {
  const [label, setLabel] = useState(words.copy);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(
        formRef.current ? answersText(name, formRef.current) : '',
      );
      setLabel(words.copied);
    } catch {
      // The visitor refused, or the page is not secure and has no clipboard.
      setLabel(words.copyRefused);
    }
  };
  return (
    <MessageAction type="button" onClick={() => void copy()}>
      {label}
    </MessageAction>
  );
}

/** Returns the message for a state; null: nothing failed. */
function messageFor(state: FormState, words: FailureWords) {
  if (state === 'interrupted') return words.interrupted;
  if (state === 'failedBefore') return words.tryLater;
  if (state === 'overdue') return words.unknown;
  return isFailure(state) ? words[state] : null;
}

type SubmissionMessagesProps = {
  words: { sending: string; slow: string; failure: FailureWords };
  form: FormModel;
  /** The agency's address, as a last resort. */
  email: string;
};

/** Renders every message that follows a submit, except success, which each form renders itself. */
export function SubmissionMessages({ words, form, email }: SubmissionMessagesProps) {
  const { state } = form;
  const message = messageFor(state, words.failure);
  return (
    <>
      <div aria-live="polite">
        {state === 'sending' && <VisuallyHidden>{words.sending}</VisuallyHidden>}
        <FadeIn show={state === 'slow'}>
          <Note>{words.slow}</Note>
        </FadeIn>
      </div>
      <Notice
        show={message !== null}
        tone={state === 'interrupted' ? 'calm' : undefined}
        quiet={state === 'interrupted' || state === 'failedBefore'}
      >
        {message && <MessageText {...message} />}
        <MessageActions>
          <a href={`mailto:${email}`}>{words.failure.mail}</a>
          <CopyButton words={words.failure} form={form} />
        </MessageActions>
      </Notice>
    </>
  );
}
