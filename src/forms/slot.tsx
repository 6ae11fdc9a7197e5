import { createContext, use, useSyncExternalStore, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { slotOf } from '../page-scripts/form-element';
import type { FormState, FormStore } from './form-store';

/** The store of the form into whose slots React renders. */
export const FormContext = createContext<FormStore | null>(null);

export function useForm(): { form: HTMLFormElement; state: FormState } {
  const store = use(FormContext);
  if (!store) throw new Error('This component needs a FormContext.');
  return { form: store.form, state: useSyncExternalStore(store.subscribe, store.getState) };
}

/**
 * Renders into a slot of the form: an element that the build left empty. Renders nothing if the slot was
 * removed, for example by an extension.
 */
export function Slot({ name, children }: { name: string; children: ReactNode }) {
  const slot = slotOf(useForm().form, name);
  return slot && createPortal(children, slot);
}
