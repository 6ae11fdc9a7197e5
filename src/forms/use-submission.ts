import {
  createContext,
  use,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  useSyncExternalStore,
  type SubmitEvent,
} from 'react';
import { formReadyEvent, type FormName, type SubmitHandler } from '../inline/forms';
import { warmUp } from './email';
import { hasBlanks, snapshot } from './fields';
import { createSubmission, type Submission, type SubmitCallbacks } from './submission';

/** The submissions of a page. They are not in its elements, which React replaces after an error. */
export const Submissions = createContext(new Map<FormName, Submission>());

/** Handles everything between the submit of a form and its outcome. */
export function useSubmission(name: FormName, callbacks: SubmitCallbacks) {
  const formRef = useRef<HTMLFormElement>(null);
  const submissions = use(Submissions);
  const [submission] = useState(() => submissions.get(name) ?? createSubmission(name));
  submissions.set(name, submission);
  const { subscribe, getState } = submission;
  const state = useSyncExternalStore(subscribe, getState, () => 'idle' as const);
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
    onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
      event.preventDefault();
      submission.submit(new FormData(event.currentTarget), callbacks);
    },
    /** Ends the report of the last attempt. */
    reset: submission.reset,
  };
}
