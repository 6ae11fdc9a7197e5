import { useEffect, useState } from 'react';
import type { FormName } from '../inline/forms';
import { useDraft } from './draft';
import { hasAnswers } from './fields';
import type { SubmitCallbacks } from './submission';
import { useFieldErrors } from './use-field-errors';
import { useSubmission } from './use-submission';

/** What a form knows of itself, and `formProps`, the props of its element. */
export type FormModel = ReturnType<typeof useForm>;

/** Joins what both forms do: submission, draft and validation. */
export function useForm(name: FormName, callbacks: SubmitCallbacks) {
  const { formRef, state, onSubmit, reset } = useSubmission(name, callbacks);
  const draft = useDraft(name, formRef);
  const { errors, onInvalidCapture, ...validation } = useFieldErrors(formRef);
  const [isWritten, setWritten] = useState(false);

  useEffect(() => {
    if (formRef.current) setWritten(hasAnswers(formRef.current));
  }, [formRef]);

  return {
    formRef,
    state,
    errors,
    /** Whether the form has answers. */
    isWritten,
    /** Whether earlier pages have saved its answers. */
    isRestored: draft.isRestored,
    /** Empties the form. */
    clear: draft.clear,
    formProps: {
      name,
      onSubmit,
      onInvalidCapture,
      onInput: ({ currentTarget: form }: { currentTarget: HTMLFormElement }) => {
        validation.onInput(form);
        setWritten(hasAnswers(form));
      },
      onReset: ({ currentTarget: form }: { currentTarget: HTMLFormElement }) => {
        reset();
        draft.onReset();
        validation.onReset(form);
        setWritten(false);
      },
    },
  };
}
