import { useState } from 'react';
import { FadeIn } from './motion';
import type { DraftWords, FailureWords } from '../content/forms';
import { answersText } from './fields';
import {
  LiveNote,
  LiveRegion,
  Message,
  MessageAction,
  MessageActions,
  MessageTitle,
  Notice,
} from './message-parts';
import { isFailure, type FormState } from './submission';
import type { FormModel } from './use-form';

type DraftNoteProps = { words: DraftWords; show: boolean; onClear: () => void };

/** Says above the fields that earlier answers were restored, and clears them on request. */
export const DraftNote = ({ words, show, onClear }: DraftNoteProps) => (
  <LiveRegion>
    <FadeIn show={show}>
      <Message tone="calm" marginBlock="0 1.5rem">
        <MessageTitle>{words.title}</MessageTitle> {words.text}{' '}
        <MessageAction type="button" onClick={onClear}>
          {words.clear}
        </MessageAction>
      </Message>
    </FadeIn>
  </LiveRegion>
);

type FailureMessageProps = {
  words: FailureWords;
  form: FormModel;
  /** The agency's address, as a last resort. */
  email: string;
};

/** Offers the agency's address, and the answers for copying. */
function OtherWays({ words, form: { formRef, formProps }, email }: FailureMessageProps) {
  const [copyWords, setCopyWords] = useState(words.copy);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(
        formRef.current ? answersText(formProps.name, formRef.current) : '',
      );
      setCopyWords(words.copied);
    } catch {
      // The visitor refused, or the page is not secure and has no clipboard.
      setCopyWords(words.copyRefused);
    }
  };
  return (
    <MessageActions>
      <a href={`mailto:${email}`}>{words.mail}</a>
      <MessageAction type="button" onClick={() => void copy()}>
        {copyWords}
      </MessageAction>
    </MessageActions>
  );
}

/** Returns the message for a state; null: nothing failed. */
function messageFor(state: FormState, words: FailureWords) {
  if (state === 'interrupted') return words.interrupted;
  if (state === 'failedBefore') return words.tryLater;
  if (state === 'overdue') return words.unknown;
  return isFailure(state) ? words[state] : null;
}

/** Renders the lasting message after a failed attempt: what happened, and what to do instead. */
function FailureMessage(props: FailureMessageProps) {
  const { state } = props.form;
  const message = messageFor(state, props.words);
  return (
    <FadeIn show={message !== null}>
      <Notice
        tone={state === 'interrupted' ? 'calm' : undefined}
        quiet={state === 'interrupted' || state === 'failedBefore'}
      >
        <p>
          {/* Each in its own element, so that a translation tool does not remove nodes that
              React owns. */}
          <MessageTitle>{message?.title}</MessageTitle> <span>{message?.text}</span>
        </p>
        <OtherWays {...props} />
      </Notice>
    </FadeIn>
  );
}

type SubmissionMessagesProps = Omit<FailureMessageProps, 'words'> & {
  words: { sending: string; slow: string; failure: FailureWords };
};

/** Renders every message that follows a submit, except success, which each form renders itself. */
export const SubmissionMessages = ({ words, ...rest }: SubmissionMessagesProps) => (
  <>
    <LiveNote words={words.sending} show={rest.form.state === 'sending'} visuallyHidden />
    <LiveNote words={words.slow} show={rest.form.state === 'slow'} />
    <FailureMessage words={words.failure} {...rest} />
  </>
);
