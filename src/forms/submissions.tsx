import { createContext, use, useState, useSyncExternalStore } from 'react';
import type { FormName } from '../inline/forms';
import { createSubmission, type FormState } from './submission';

/** Creates a submission whose state React can follow. */
function createStore(name: FormName) {
  const listeners = new Set<() => void>();
  let state: FormState = 'idle';
  const submission = createSubmission(name, (next) => {
    state = next;
    for (const listener of listeners) listener();
  });
  return {
    submission,
    getState: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The submissions of a page. They are not in its elements, which React replaces after an error. */
export const Submissions = createContext(new Map<FormName, ReturnType<typeof createStore>>());

/** Returns the submission of a form, the same after an error of React, and its state. */
export function useSharedSubmission(name: FormName) {
  const submissions = use(Submissions);
  const [store] = useState(() => submissions.get(name) ?? createStore(name));
  submissions.set(name, store);
  const state = useSyncExternalStore(store.subscribe, store.getState, () => 'idle' as const);
  return { submission: store.submission, state };
}
