import type { RefObject } from 'react';
import type { FailureWords } from '../content/forms';
import { CannotStart } from './cannot-start';
import { FailureMessage } from './failure-message';
import { HeardNote, LiveNote } from './live-note';
import type { Phase } from './phase';

type AfterPressProps = {
  words: { sending: string; slow: string; failure: FailureWords };
  phase: Phase;
  /** The agency's address, as a last resort. */
  email: string;
  formRef: RefObject<HTMLFormElement | null>;
};

/** Renders every message that follows a press, except success, which each form renders itself. */
export const AfterPress = ({ words, phase, email, formRef }: AfterPressProps) => (
  <>
    <HeardNote words={words.sending} show={phase === 'sending'} />
    <LiveNote words={words.slow} show={phase === 'slow'} />
    <FailureMessage words={words.failure} phase={phase} email={email} formRef={formRef} />
    <CannotStart words={words.failure.cannotStart} />
  </>
);
