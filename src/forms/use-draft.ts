import { useEffect, useLayoutEffect, useState, type RefObject } from 'react';
import type { FormName } from '../starter/forms';
import { clearDraft, restoreDraft } from './draft';

/**
 * Restores the kept answers when a form appears, before a key can be pressed in it.
 *
 * @returns whether it did, until the form is emptied; and a function that empties it
 */
export function useDraft(name: FormName, formRef: RefObject<HTMLFormElement | null>) {
  const [restored, setRestored] = useState(false);

  useLayoutEffect(() => {
    if (formRef.current) setRestored(restoreDraft(formRef.current).length > 0);
  }, [formRef]);
  useEffect(() => {
    const form = formRef.current;
    const forgetIt = () => setRestored(false);
    form?.addEventListener('reset', forgetIt);
    return () => form?.removeEventListener('reset', forgetIt);
  }, [formRef]);

  const clear = () => {
    const form = formRef.current;
    form?.reset();
    clearDraft(name);
    // The pressed button disappears; the focus must not be lost with it.
    form?.querySelector('input')?.focus();
  };

  return { restored, clear };
}
