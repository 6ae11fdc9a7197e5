import { useEffect, useState, type RefObject } from 'react';
import { isControl } from './fields';

/** Which fields the browser refused, and why, by their names. */
export type FieldErrors = Readonly<Record<string, 'missing' | 'invalid'>>;

/**
 * Repeats the browser's own validation beside the fields. The browser decides what is valid and
 * sets the focus; a message goes when its field is mended.
 */
export function useFieldErrors(formRef: RefObject<HTMLFormElement | null>): FieldErrors {
  const [errors, setErrors] = useState<FieldErrors>({});

  useEffect(() => {
    const form = formRef.current;
    if (!form) return undefined;
    const note = ({ target }: Event) => {
      if (!isControl(target)) return;
      const { name, validity } = target;
      setErrors((known) => ({ ...known, [name]: validity.valueMissing ? 'missing' : 'invalid' }));
    };
    const forget = ({ target }: Event) => {
      if (!isControl(target) || !target.validity.valid) return;
      const { name } = target;
      setErrors(({ [name]: _mended, ...others }) => others);
    };
    const forgetAll = () => setErrors({});
    // `invalid` does not bubble, so it is heard on its way down.
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
