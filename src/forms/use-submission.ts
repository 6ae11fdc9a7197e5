import { useEffect, useEffectEvent, useRef, type RefObject, type SubmitEvent } from 'react';
import { formReadyEvent, type FormName, type SubmitHandler } from '../inline/forms';
import { warmUp } from './email';
import { hasBlanks, snapshot } from './fields';
import type { FormState, SubmitCallbacks } from './submission';
import { useSharedSubmission } from './submissions';

type FormSubmission = {
  formRef: RefObject<HTMLFormElement | null>;
  state: FormState;
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
  /** Ends the report of the last attempt. */
  reset: () => void;
};

/** Handles everything between the submit of a form and its outcome. */
export function useSubmission(name: FormName, callbacks: SubmitCallbacks): FormSubmission {
  const formRef = useRef<HTMLFormElement>(null);
  const { submission, state } = useSharedSubmission(name);
  const takePending = useEffectEvent((data: FormData) => {
    // Only with React do fields refuse blanks; the visitor may have filled them meanwhile.
    if (formRef.current && hasBlanks(formRef.current, snapshot(name, data)))
      formRef.current.requestSubmit();
    else submission.submit(data, callbacks);
  });

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
    const detail: SubmitHandler = (data) => takePending(data);
    // After the effects of the form's other hooks, which must receive what the deferred script passes on.
    queueMicrotask(() =>
      formRef.current?.dispatchEvent(new CustomEvent(formReadyEvent, { bubbles: true, detail })),
    );
  }, []);

  return {
    formRef,
    state,
    onSubmit: (event) => {
      event.preventDefault();
      submission.submit(new FormData(event.currentTarget), callbacks);
    },
    reset: submission.reset,
  };
}
