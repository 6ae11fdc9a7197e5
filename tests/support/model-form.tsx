import { useEffect, useState } from 'react';
import { isBusy } from '../../src/forms/submission';
import type { FormName } from '../../src/starter/forms';
import { forgetAttempt } from '../../src/forms/tab-storage';
import { useDraft } from '../../src/forms/draft';
import { useSubmission } from '../../src/forms/use-submission';

/** Renders one of the two forms with all its states, but without its look and words. */
function ModelForm({ name }: { name: FormName }) {
  const { formRef, state, onSubmit, onReset } = useSubmission(name, {
    onFailed: () => {},
    onSent: () => {
      if (name === 'newsletter') forgetAttempt(name);
    },
  });
  const { clear } = useDraft(name, formRef);
  return (
    <form
      ref={formRef}
      data-app={name}
      aria-busy={isBusy(state)}
      onSubmit={onSubmit}
      onReset={onReset}
      suppressHydrationWarning
    >
      <label>
        Email
        <input name="email" required />
      </label>
      <textarea name="additional" />
      <input type="radio" name="budget" value="Yes" />
      <input type="radio" name="budget" value="No" />
      <p data-not-loaded="" hidden tabIndex={-1} suppressHydrationWarning>
        Not loaded
      </p>
      <output>{state}</output>
      <button type="submit">Send</button>
      <button type="button" className="clear" onClick={clear}>
        Clear
      </button>
    </form>
  );
}

/** The event at which React fails. */
export const failureEvent = 'react-fails';

/** Throws at the event. */
function Fuse() {
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    const fail = () => setFailed(true);
    document.addEventListener(failureEvent, fail);
    return () => document.removeEventListener(failureEvent, fail);
  }, []);
  if (hasFailed) throw new Error('React fails.');
  return null;
}

/** Renders a page with both forms. */
export const ModelPage = () => (
  <main>
    <Fuse />
    <ModelForm name="contact" />
    <ModelForm name="newsletter" />
  </main>
);
