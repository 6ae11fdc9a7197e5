import { useEffect, useState, type RefObject } from 'react';

/**
 * Reads a value from a form at first and after each change. A reset form gives false.
 *
 * @param read must stay the same function
 */
export function useReading(
  formRef: RefObject<HTMLFormElement | null>,
  read: (form: HTMLFormElement) => boolean,
): boolean {
  const [reading, setReading] = useState(false);

  useEffect(() => {
    const form = formRef.current;
    if (!form) return undefined;
    const update = () => setReading(read(form));
    const forgetIt = () => setReading(false);
    update();
    form.addEventListener('input', update);
    form.addEventListener('reset', forgetIt);
    return () => {
      form.removeEventListener('input', update);
      form.removeEventListener('reset', forgetIt);
    };
  }, [formRef, read]);

  return reading;
}
