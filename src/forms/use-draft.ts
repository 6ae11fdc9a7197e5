import { useEffect, useState, type RefObject } from 'react';
import { clearDraft, restoreDraft } from './draft';

/**
 * Puts the kept answers back when a form appears.
 *
 * @returns whether it did, until the form is emptied; and what empties it
 */
export function useDraft(formRef: RefObject<HTMLFormElement | null>) {
  const [restored, setRestored] = useState(false);

  useEffect(() => {
    const form = formRef.current;
    if (!form) return undefined;
    setRestored(restoreDraft(form) !== null);
    const forgetIt = () => setRestored(false);
    form.addEventListener('reset', forgetIt);
    return () => form.removeEventListener('reset', forgetIt);
  }, [formRef]);

  const clear = () => {
    const form = formRef.current;
    if (!form) return;
    form.reset();
    clearDraft(form);
    // What was pressed goes away, and the focus must not go with it.
    form.querySelector('input')?.focus();
  };

  return { restored, clear };
}
