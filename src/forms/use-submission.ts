import { useEffect, useRef, useState, type RefObject, type SubmitEvent } from 'react';
import type { FormName } from './config';
import { deliver } from './deliver';
import { warmUp } from './email';
import type { Outcome } from './outcome';

/** Where a form stands; `unknown`: the message may have arrived all the same. */
export type Phase = 'idle' | 'sending' | 'sent' | 'not-sent' | 'unknown';

type Submission = {
  formRef: RefObject<HTMLFormElement | null>;
  phase: Phase;
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
};

/**
 * Sends a form once for each press, and never by itself.
 *
 * @param onSettled called with the outcome, after the phase has been set
 */
export function useSubmission(
  name: FormName,
  onSettled: (outcome: Outcome, form: HTMLFormElement) => void,
): Submission {
  const formRef = useRef<HTMLFormElement>(null);
  const [phase, setPhase] = useState<Phase>('idle');
  // State arrives with the next render, too late for the second click of a double click.
  const locked = useRef(false);

  useEffect(warmUp, []);

  const send = async (form: HTMLFormElement) => {
    setPhase('sending');
    const outcome = await deliver(name, form);
    locked.current = false;
    setPhase(outcome);
    // A visitor who has gone on to another page is not called back.
    if (form.isConnected) onSettled(outcome, form);
  };

  return {
    formRef,
    phase,
    onSubmit: (event) => {
      event.preventDefault();
      if (locked.current) return;
      locked.current = true;
      void send(event.currentTarget);
    },
  };
}
