import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import { controlsOf, isControl, type Control } from './fields';

/** The fields that the browser refused, by their names, with the reasons. */
export type FieldErrors = Readonly<Record<string, FieldErrorReason>>;
export type FieldErrorReason = 'missing' | 'invalid' | 'plain';

const isRefused = ({ validity }: Control) => !validity.valid;

/** Returns why the browser refuses a field. */
function reasonOf({ validity, type, value }: Control): FieldErrorReason {
  // The pattern refuses blanks.
  if (validity.valueMissing || validity.patternMismatch) return 'missing';
  return type === 'email' && /[^\0-\x7f].*@/.test(value) ? 'plain' : 'invalid';
}

/**
 * Shows the browser's own validation next to the fields. The browser decides what is valid; its bubble,
 * which would cover the message, is not shown, so the first refused field is focused here. A message
 * disappears when its field is corrected, by whatever means.
 *
 * @returns the errors, and the handlers of the form's events that change them
 */
export function useFieldErrors() {
  const [errors, setErrors] = useState<FieldErrors>({});
  // The deferred script reports an early submit as soon as React is ready. The visitor may be in another
  // field by then.
  const isEarly = useRef(true);

  useEffect(() => {
    setTimeout(() => {
      isEarly.current = false;
    });
  }, []);

  return {
    errors,
    onInvalidCapture: (event: SyntheticEvent<HTMLFormElement>) => {
      const { target, currentTarget: form } = event;
      if (!isControl(target)) return;
      event.preventDefault();
      setErrors((known) => ({ ...known, [target.name]: reasonOf(target) }));
      const { activeElement } = document;
      if (target !== controlsOf(form).find(isRefused)) return;
      if (isEarly.current && isControl(activeElement) && activeElement !== target) return;
      // After React has rendered the message, so that it is read with the field. Without the blur, the
      // bubble of an early submit would stay.
      queueMicrotask(() => {
        target.blur();
        target.focus();
      });
    },
    onInput: (form: HTMLFormElement) => {
      const names = controlsOf(form)
        .filter(isRefused)
        .map(({ name }) => name);
      setErrors((known) =>
        Object.fromEntries(Object.entries(known).filter(([name]) => names.includes(name))),
      );
    },
    onReset: () => setErrors({}),
  };
}
