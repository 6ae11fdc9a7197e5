import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type RefObject,
  type SubmitEvent,
} from 'react';
import { formReadyEvent, type FormName, type TakeSubmit } from '../starter/forms';
import { warmUp } from './email';
import { createSubmission, type FormState, type Reactions } from './submission';

export type FormSubmission = {
  formRef: RefObject<HTMLFormElement | null>;
  state: FormState;
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
  onReset: () => void;
};

/** Handles everything between the submit of a form and its outcome. */
export function useSubmission(name: FormName, reactions: Reactions): FormSubmission {
  const formRef = useRef<HTMLFormElement>(null);
  const [state, setState] = useState<FormState>('idle');
  const [submission] = useState(() => createSubmission(name, setState));
  const takeHeld = useEffectEvent((held: FormData) => submission.submit(held, reactions));

  useEffect(() => {
    warmUp();
    submission.resume(false);
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) submission.resume(true);
    };
    addEventListener('pageshow', onShow);
    return () => removeEventListener('pageshow', onShow);
  }, [submission]);

  useEffect(() => {
    const detail: TakeSubmit = (held) => takeHeld(held);
    // After the effects of the form's other hooks, which must receive what the inline script passes on.
    queueMicrotask(() =>
      formRef.current?.dispatchEvent(new CustomEvent(formReadyEvent, { bubbles: true, detail })),
    );
  }, []);

  return {
    formRef,
    state,
    onSubmit: (event) => {
      event.preventDefault();
      submission.submit(new FormData(event.currentTarget), reactions);
    },
    onReset: submission.reset,
  };
}
