import { useEffect, useState } from 'react';
import { Toast } from '../../components/toast';
import type { ContactWords } from '../../content/forms';
import { chakra } from '@chakra-ui/react';
import { AfterPress } from '../after-press';
import { sendFormUrl } from '../email';
import { DraftNote } from '../draft-note';
import { hasAnswers } from '../fields';
import { isBusy, isFailure, isSent } from '../submission';
import { PrivacyLink } from '../privacy-link';
import { redirectAfter } from '../redirect';
import { SubmitButton } from '../submit-button';
import { useDraft } from '../draft';
import { useFieldErrors } from '../use-field-errors';
import { useReading } from '../use-reading';
import { useSubmission } from '../use-submission';
import { WithoutScripts } from '../without-scripts';
import { InquiryQuestions } from './inquiry-questions';
import { SentMessage } from './sent-message';
import { usePlan, type PlanHelp } from './use-plan';

const Foot = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', gap: '1rem 1.5rem', alignItems: 'center' },
});

const Notes = chakra('div', { base: { flex: '1 1 14rem', color: 'softInk', fontSize: 'small' } });

/** How long a visitor can read the toast before the scheduling page opens, in milliseconds. */
const redirectDelay = 1500;

type ContactFormProps = {
  words: ContactWords;
  /** The agency's address, as a last resort. */
  email: string;
  schedulingPage: string;
  /** The help that each plan preselects when the address names it. */
  plans: readonly PlanHelp[];
  /** The id of the heading that names the form. */
  labelledBy: string;
};

/** Renders the inquiry form. */
export function ContactForm({ words, email, schedulingPage, plans, labelledBy }: ContactFormProps) {
  const [showsToast, setShowsToast] = useState(false);
  const [again, setAgain] = useState(false);
  const { formRef, state, onSubmit, onReset } = useSubmission('contact', {
    onFailed: () => setShowsToast(true),
    onSent: () => {
      setShowsToast(true);
      setAgain(false);
    },
  });
  const { isRestored, clear } = useDraft('contact', formRef);
  const errors = useFieldErrors(formRef);
  const written = useReading(formRef, hasAnswers);
  usePlan(formRef, plans);
  useEffect(
    () => (state === 'sent' ? redirectAfter(redirectDelay, schedulingPage) : undefined),
    [state, schedulingPage],
  );
  const busy = isBusy(state);
  // The receipt is alone until the visitor asks for the questions again.
  const isDone = state === 'sent' && !written && !again;
  useEffect(() => {
    if (again) formRef.current?.querySelector('input')?.focus();
  }, [again, formRef]);
  const toast = state === 'sent' ? words.sent.toast : isFailure(state) ? words.failed.toast : null;

  return (
    <form
      ref={formRef}
      action={sendFormUrl}
      method="post"
      encType="multipart/form-data"
      data-app="contact"
      aria-labelledby={labelledBy}
      aria-busy={busy}
      data-sent={isSent(state) || undefined}
      onSubmit={onSubmit}
      onReset={onReset}
      suppressHydrationWarning
    >
      <div hidden={isDone}>
        <DraftNote words={words.draft} show={isRestored && !busy} onClear={clear} />
        <InquiryQuestions words={words} errors={errors}>
          <Foot>
            <SubmitButton words={words.submit} sending={words.sending} busy={busy} />
            <Notes>
              <p>{words.note}</p>
              <PrivacyLink link={words.privacy} />
            </Notes>
          </Foot>
        </InquiryQuestions>
      </div>
      <AfterPress {...{ words, state, email, formRef }} />
      <SentMessage
        {...{ words: words.sent, state, written, schedulingPage }}
        onAgain={isDone ? () => setAgain(true) : undefined}
      />
      <WithoutScripts form="contact" note={words.withoutScripts} />
      <Toast
        toast={showsToast ? toast : null}
        tone={state === 'sent' ? undefined : 'destructive'}
        dismiss={words.failed.dismiss}
        onDismiss={() => setShowsToast(false)}
      />
    </form>
  );
}
