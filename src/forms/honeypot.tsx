import { useEffect, useRef, useSyncExternalStore } from 'react';
import { VisuallyHidden } from '../components/visually-hidden';
import { honeypotName } from './fields';

const never = () => () => {};

/**
 * A field that only a program fills in. It comes with React, so that a form sent without scripts has
 * the specified parts alone; here it leaves the message as the parts are gathered.
 */
export function Honeypot() {
  const inputRef = useRef<HTMLInputElement>(null);
  const isThere = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

  useEffect(() => {
    const form = inputRef.current?.form;
    const remove = ({ formData }: FormDataEvent) => formData.delete(honeypotName);
    form?.addEventListener('formdata', remove);
    return () => form?.removeEventListener('formdata', remove);
  }, [isThere]);

  return (
    isThere && (
      <VisuallyHidden aria-hidden>
        <input ref={inputRef} name={honeypotName} tabIndex={-1} autoComplete="off" />
      </VisuallyHidden>
    )
  );
}
