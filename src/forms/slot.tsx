import { createContext, use, useSyncExternalStore, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import type { FormState, FormStore } from './form-store';

/** The store of the form beside whose fields React renders. */
export const FormContext = createContext<FormStore | null>(null);

export function useForm(): { form: HTMLFormElement; state: FormState } {
  const store = use(FormContext);
  if (!store) throw new Error('This component needs a FormContext.');
  return { form: store.form, state: useSyncExternalStore(store.subscribe, store.getState) };
}

/**
 * Renders into an empty element of the form: the one whose `data-slot` is `name`. Renders nothing if
 * something has removed it.
 */
export function Slot({ name, children }: { name: string; children: ReactNode }) {
  const slot = useForm().form.querySelector(`[data-slot="${name}"]`);
  return slot && createPortal(children, slot);
}
