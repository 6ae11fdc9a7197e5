import type { ReactNode } from 'react';
import type { Outcome } from '../state/outcome';

/** What the browser adds to a form: what React renders, and what follows a submit. */
export type FormApp = {
  /** The notices and errors, which React renders into the slots. */
  status: ReactNode;
  /** Called once for each attempt that has arrived or failed: opens another page, or alerts. */
  onResult: (outcome: Outcome) => void;
};
