import type { RefObject } from 'react';
import type { FailureWords } from '../content/forms';
import { CannotStart } from './cannot-start';
import { FailureMessage } from './failure-message';
import { HeardNote, LiveNote } from './live-note';
import type { FormState } from './submission';

type AfterPressProps = {
  words: { sending: string; slow: string; failure: FailureWords };
  state: FormState;
  /** The agency's address, as a last resort. */
  email: string;
  formRef: RefObject<HTMLFormElement | null>;
};

/** Renders every message that follows a press, except success, which each form renders itself. */
export const AfterPress = ({ words, state, email, formRef }: AfterPressProps) => (
  <>
    <HeardNote words={words.sending} show={state === 'sending'} />
    <LiveNote words={words.slow} show={state === 'slow'} />
    <FailureMessage words={words.failure} state={state} email={email} formRef={formRef} />
    <CannotStart words={words.failure.notLoaded} />
  </>
);
