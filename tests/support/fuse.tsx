import { useEffect, useState } from 'react';

/** The event at which React fails. */
export const failureEvent = 'react-fails';

/** Throws at the event. */
export function Fuse() {
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    const fail = () => setFailed(true);
    document.addEventListener(failureEvent, fail);
    return () => document.removeEventListener(failureEvent, fail);
  }, []);
  if (hasFailed) throw new Error('React fails.');
  return null;
}
