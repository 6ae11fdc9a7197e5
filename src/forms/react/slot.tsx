import { createContext, use, useSyncExternalStore, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import type { FormStore } from '../sending/form-store';
import { type SlotName, slotOf } from '../state/form-element';

/** The store of the form into whose slots React renders. */
export const FormContext = createContext<FormStore | null>(null);

export function useStore(): FormStore {
  const store = use(FormContext);
  if (!store) throw new Error('This component needs a FormContext.');
  return store;
}

export const useForm = () => useStore().form;

export function useSubmission() {
  const { subscribe, getSubmission } = useStore();
  return useSyncExternalStore(subscribe, getSubmission);
}

export function useFields() {
  const { subscribe, getFields } = useStore();
  return useSyncExternalStore(subscribe, getFields);
}

/**
 * Renders into a slot of the form: an element that the build left empty. Renders nothing if the slot was
 * removed, for example by an extension.
 */
export function Slot({ name, children }: { name: SlotName; children: ReactNode }) {
  const element = slotOf(useForm(), name);
  return element && createPortal(children, element);
}
