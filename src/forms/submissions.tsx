import type { WrapRootElementBrowserArgs } from 'gatsby';
import { createContext, use, useState, useSyncExternalStore } from 'react';
import type { FormName } from '../starter/forms';
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

const Submissions = createContext(new Map<FormName, ReturnType<typeof createStore>>());

/** Keeps the submissions of a page outside of its elements, which React draws again after an error. */
export const wrapRootElement = ({ element }: Pick<WrapRootElementBrowserArgs, 'element'>) => (
  <Submissions value={new Map()}>{element}</Submissions>
);

/** Returns the submission of a form, the same after an error of React, and its state. */
export function useKeptSubmission(name: FormName) {
  const submissions = use(Submissions);
  const [store] = useState(() => submissions.get(name) ?? createStore(name));
  submissions.set(name, store);
  const state = useSyncExternalStore(store.subscribe, store.getState, () => 'idle' as const);
  return { submission: store.submission, state };
}
