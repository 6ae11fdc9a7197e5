import { useEffect, useRef, useState, type RefObject, type SubmitEvent } from 'react';
import type { FormName } from '../starter/forms';
import { warmUp } from './email';
import { joinChoices, snapshot } from './fields';
import { phaseOfLast, type Phase } from './phase';
import { createSender, type Reactions } from './sender';
import { sizeLimit, sizeOf } from './fields';

type Submission = {
  formRef: RefObject<HTMLFormElement | null>;
  phase: Phase;
  /** Takes over a press from before React. */
  takeEarly: (pressed: FormData) => void;
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
  /** Discards the last attempt when the visitor empties the form. */
  onReset: () => void;
};

/** Handles everything between the press on a form's button and its outcome. */
export function useSubmission(name: FormName, reactions: Reactions): Submission {
  const formRef = useRef<HTMLFormElement>(null);
  const [phase, setPhase] = useState<Phase>('idle');
  const [sender] = useState(() => createSender(name, setPhase));

  useEffect(warmUp, []);
  // The page may also be restored from the browser's back/forward cache.
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) sender.tell(phaseOfLast(name), true);
    };
    sender.tell(phaseOfLast(name), false);
    addEventListener('pageshow', onShow);
    return () => removeEventListener('pageshow', onShow);
  }, [name, sender]);

  const take = (pressed: FormData) => {
    const parts = snapshot(pressed);
    if (sender.isLocked()) return;
    if (sizeOf(parts) > sizeLimit) sender.fail('tooLong', reactions);
    else void sender.send(parts, reactions);
  };

  return {
    formRef,
    phase,
    takeEarly: (pressed) => take(joinChoices(pressed)),
    onSubmit: (event) => {
      event.preventDefault();
      take(new FormData(event.currentTarget));
    },
    onReset: sender.clear,
  };
}
