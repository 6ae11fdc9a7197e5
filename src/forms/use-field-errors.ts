import { useEffect, useRef, useState, type RefObject, type SyntheticEvent } from 'react';
import { isBlank, isControl } from './fields';

/** The fields that the browser refused, by their names, with the reasons. */
export type FieldErrors = Readonly<Record<string, FieldErrorReason>>;
type FieldErrorReason = 'missing' | 'invalid' | 'plain';

/** Returns why the browser refuses a field. */
function errorOf({
  validity,
  type,
  value,
}: HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement): FieldErrorReason {
  if (validity.valueMissing || validity.customError) return 'missing';
  return type === 'email' && /[^\0-\x7f].*@/.test(value) ? 'plain' : 'invalid';
}

/** Makes the browser refuse blanks in the fields that need words. The message is shown by the form. */
function refuseBlanks(form: HTMLFormElement) {
  for (const field of form.querySelectorAll<HTMLInputElement>('[type=text]:required')) {
    const isRefused = field.value !== '' && isBlank(field.value);
    // Chromium shows the bubble of an early submit again after each call.
    if (isRefused !== field.validity.customError) field.setCustomValidity(isRefused ? ' ' : '');
  }
}

/**
 * Shows the browser's own validation next to the fields. The browser decides what is valid; its bubble,
 * which would cover the message, is not shown, so the first refused field is focused here. A message
 * disappears when its field is corrected, by whatever means.
 *
 * @returns the errors, and the handlers of the form's events that change them
 */
export function useFieldErrors(formRef: RefObject<HTMLFormElement | null>) {
  const [errors, setErrors] = useState<FieldErrors>({});
  // The deferred script reports an early submit as soon as React is ready. The visitor may be in another
  // field by then.
  const isEarly = useRef(true);

  useEffect(() => {
    if (formRef.current) refuseBlanks(formRef.current);
    setTimeout(() => {
      isEarly.current = false;
    });
  }, [formRef]);

  return {
    errors,
    onInvalidCapture: (event: SyntheticEvent<HTMLFormElement>) => {
      const { target, currentTarget: form } = event;
      if (!isControl(target)) return;
      event.preventDefault();
      const { name } = target;
      const error = errorOf(target);
      setErrors((known) => ({ ...known, [name]: error }));
      const first = [...form.elements].find((one) => isControl(one) && !one.validity.valid);
      const { activeElement } = document;
      if (target !== first) return;
      if (isEarly.current && isControl(activeElement) && activeElement !== target) return;
      // After React has rendered the message, so that it is read with the field. Without the blur, the
      // bubble of an early submit would stay.
      queueMicrotask(() => {
        target.blur();
        target.focus();
      });
    },
    onInput: (form: HTMLFormElement) => {
      refuseBlanks(form);
      const refused = [...form.elements]
        .filter(isControl)
        .filter(({ validity }) => !validity.valid);
      const names = new Set(refused.map(({ name }) => name));
      setErrors((known) =>
        Object.fromEntries(Object.entries(known).filter(([name]) => names.has(name))),
      );
    },
    onReset: (form: HTMLFormElement) => {
      setErrors({});
      // The fields are empty after the event.
      queueMicrotask(() => refuseBlanks(form));
    },
  };
}
