import { useEffect, useRef, useSyncExternalStore } from 'react';
import { VisuallyHidden } from '../components/visually-hidden';
import { honeypotName } from './fields';

const never = () => () => {};

/**
 * Renders a field that only a program fills in. React adds it, so that a form sent without scripts
 * has only the specified parts. It is removed from the message when the parts are collected.
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
