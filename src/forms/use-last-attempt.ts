import { useEffect } from 'react';
import type { FormName } from './config';
import { lastAttempt } from './journal';
import { phaseAfter, type Phase } from './phase';

const phaseFor = (name: FormName): Phase => {
  const last = lastAttempt(name);
  return last ? phaseAfter[last.state] : 'idle';
};

/**
 * Tells of the last attempt when a form appears, and when the browser brings its page back as it was
 * left (from its back/forward cache), where "Sending…" may stand for something long over.
 *
 * @param onFound must stay the same function
 */
export function useLastAttempt(name: FormName, onFound: (phase: Phase) => void) {
  useEffect(() => {
    const find = () => onFound(phaseFor(name));
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) find();
    };
    find();
    addEventListener('pageshow', onShow);
    return () => removeEventListener('pageshow', onShow);
  }, [name, onFound]);
}
