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
 * @param onFound must stay the same function; `isBack`: the page was away
 */
export function useLastAttempt(name: FormName, onFound: (phase: Phase, isBack: boolean) => void) {
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) onFound(phaseFor(name), true);
    };
    onFound(phaseFor(name), false);
    addEventListener('pageshow', onShow);
    return () => removeEventListener('pageshow', onShow);
  }, [name, onFound]);
}
