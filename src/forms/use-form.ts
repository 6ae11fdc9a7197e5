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
import { useDraft } from './draft';
import { warmUp } from './email';
import { hasAnswers } from './fields';
import type { Outcome } from './outcome';
import { createSubmissions } from './submission';
import { useFieldErrors } from './use-field-errors';

/** The submissions of a page. They are not in its elements, which React replaces after an error. */
export const Submissions = createContext(createSubmissions());

/** What a form knows of itself, and `formProps`, the props of its element. */
export type FormModel = ReturnType<typeof useForm>;

/**
 * Joins what both forms do: submission, draft and validation.
 *
 * @param onEnd called when a message has arrived, and once for each attempt that failed; silence is no
 * failure
 */
export function useForm(name: FormName, onEnd: (outcome: Outcome) => void) {
  const formRef = useRef<HTMLFormElement>(null);
  const submission = use(Submissions)[name];
  const { subscribe, getState } = submission;
  const state = useSyncExternalStore(subscribe, getState, () => 'idle' as const);
  const { onReset: endRestored, ...draft } = useDraft(name, formRef);
  const { errors, ...validation } = useFieldErrors();
  const [isWritten, setWritten] = useState(false);
  const submitPending = useEffectEvent((data: FormData) => submission.submit(data, onEnd));

  useEffect(() => {
    warmUp();
    submission.resume(false);
    if (formRef.current) setWritten(hasAnswers(formRef.current));
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) submission.resume(true);
    };
    addEventListener('pageshow', onShow);
    const detail: SubmitHandler = (data) => submitPending(data);
    // After the effects of the other hooks, which must receive what the deferred script passes on.
    queueMicrotask(() =>
      formRef.current?.dispatchEvent(new CustomEvent(formReadyEvent, { bubbles: true, detail })),
    );
    return () => removeEventListener('pageshow', onShow);
  }, [submission]);

  return {
    name,
    formRef,
    state,
    errors,
    /** Whether the form has answers. */
    isWritten,
    ...draft,
    formProps: {
      onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault();
        submission.submit(new FormData(event.currentTarget), onEnd);
      },
      onInvalidCapture: validation.onInvalidCapture,
      onInput: ({ currentTarget: form }: { currentTarget: HTMLFormElement }) => {
        validation.onInput(form);
        setWritten(hasAnswers(form));
      },
      onReset: () => {
        submission.reset();
        endRestored();
        validation.onReset();
        setWritten(false);
      },
    },
  };
}
