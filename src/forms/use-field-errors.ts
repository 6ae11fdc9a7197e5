import { useEffect, useState, type RefObject } from 'react';
import { isControl } from './fields';

/** The fields that the browser refused, by their names, with the reasons. */
export type FieldErrors = Readonly<Record<string, 'missing' | 'invalid'>>;

/**
 * Shows the browser's own validation next to the fields. The browser decides what is valid; its bubble, which would
 * cover the message, is not shown, so the first refused field is focused here. A message disappears when its field is
 * corrected.
 */
export function useFieldErrors(formRef: RefObject<HTMLFormElement | null>): FieldErrors {
  const [errors, setErrors] = useState<FieldErrors>({});

  useEffect(() => {
    const form = formRef.current;
    if (!form) return undefined;
    // The starter reports an early submit as soon as React is ready. The visitor may be in another field by then.
    let isEarly = true;
    setTimeout(() => {
      isEarly = false;
    });
    const note = (event: Event) => {
      const { target } = event;
      if (!isControl(target)) return;
      event.preventDefault();
      const { name, validity } = target;
      setErrors((known) => ({ ...known, [name]: validity.valueMissing ? 'missing' : 'invalid' }));
      const first = [...form.elements].find((one) => isControl(one) && !one.validity.valid);
      if (target !== first || (isEarly && document.activeElement !== target)) return;
      // After React has rendered the message, so that it is read with the field. Without the blur, the bubble of an
      // early submit would stay.
      queueMicrotask(() => {
        target.blur();
        target.focus();
      });
    };
    const forget = ({ target }: Event) => {
      if (!isControl(target) || !target.validity.valid) return;
      const { name } = target;
      setErrors(({ [name]: _mended, ...others }) => others);
    };
    const forgetAll = () => setErrors({});
    // `invalid` does not bubble, so this listens in the capture phase.
    form.addEventListener('invalid', note, true);
    form.addEventListener('input', forget);
    form.addEventListener('reset', forgetAll);
    return () => {
      form.removeEventListener('invalid', note, true);
      form.removeEventListener('input', forget);
      form.removeEventListener('reset', forgetAll);
    };
  }, [formRef]);

  return errors;
}
