import { useEffect, useState, type RefObject } from 'react';
import { sizeOf, sizeWarning } from '../size';

/** Whether the answers come near to what one message carries. */
export function useLong(formRef: RefObject<HTMLFormElement | null>): boolean {
  const [long, setLong] = useState(false);

  useEffect(() => {
    const form = formRef.current;
    if (!form) return undefined;
    const measure = () => setLong(sizeOf(form) > sizeWarning);
    const forgetIt = () => setLong(false);
    measure();
    form.addEventListener('input', measure);
    form.addEventListener('reset', forgetIt);
    return () => {
      form.removeEventListener('input', measure);
      form.removeEventListener('reset', forgetIt);
    };
  }, [formRef]);

  return long;
}
