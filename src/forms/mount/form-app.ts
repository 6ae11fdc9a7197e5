import type { ReactNode } from 'react';
import type { Outcome } from '../sending/outcome';

/** What runs in the browser beside the fields of a form. */
export type FormApp = {
  /** The notices and errors, which React renders into the slots. */
  status: ReactNode;
  /** Called once for each attempt that has arrived or failed, for what the notices do not do. */
  onResult: (outcome: Outcome) => void;
};
