import { useCallback, useEffect, useRef, useState, type RefObject, type SubmitEvent } from 'react';
import { looksAutomatic } from './automatic';
import type { FormName } from './config';
import { warmUp } from './email';
import { forgetAttempt } from './journal';
import type { Phase } from './phase';
import { createSender, type Reactions } from './sender';
import { sizeLimit, sizeOf } from './size';
import { useLastAttempt } from './use-last-attempt';

type Submission = {
  formRef: RefObject<HTMLFormElement | null>;
  phase: Phase;
  /** Presses the form's own button. */
  press: () => void;
  /** Presses it for a visitor who has said to be a person. */
  confirm: () => void;
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
  /** Forgets the last attempt when the visitor empties the form. */
  onReset: () => void;
};

/** Why a form cannot go out as things are; null: it can. */
function obstacleTo(form: HTMLFormElement) {
  if (!navigator.onLine) return 'offline';
  return sizeOf(form) > sizeLimit ? 'tooLong' : null;
}

/** What stands between the press on a form's button and its outcome. */
export function useSubmission(name: FormName, reactions: Reactions): Submission {
  const formRef = useRef<HTMLFormElement>(null);
  const [phase, setPhase] = useState<Phase>('idle');
  const [sender] = useState(() => createSender(name, setPhase));
  const isPerson = useRef(false);

  useEffect(warmUp, []);
  useLastAttempt(
    name,
    useCallback(
      (last: Phase, isBack: boolean) => {
        if (isBack) sender.release();
        // A press may come before the effects of the form that it is in.
        setPhase((phase) => (isBack || phase === 'idle' ? last : phase));
      },
      [sender],
    ),
  );

  const press = () => {
    const button = formRef.current?.querySelector<HTMLButtonElement>('[type=submit]');
    // What was pressed goes away, and the focus must not go with it.
    button?.focus();
    formRef.current?.requestSubmit(button);
  };

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    if (sender.isLocked()) return;
    const obstacle = obstacleTo(form);
    if (obstacle) sender.fail(obstacle, reactions);
    else if (!isPerson.current && looksAutomatic(form)) setPhase('asking');
    else void sender.send(form, reactions);
  };

  return {
    formRef,
    phase,
    press,
    confirm: () => {
      isPerson.current = true;
      press();
    },
    onSubmit,
    onReset: () => {
      forgetAttempt(name);
      setPhase('idle');
    },
  };
}
