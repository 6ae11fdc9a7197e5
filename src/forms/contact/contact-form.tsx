import { useEffect, useState } from 'react';
import { Toast } from '../../components/toast';
import type { ContactWords } from '../../content/forms';
import { chakra } from '@chakra-ui/react';
import { AfterPress } from '../after-press';
import { sendFormUrl } from '../email';
import { DraftNote } from '../draft-note';
import { hasAnswers } from '../fields';
import { isBusy, isFailure, isSent } from '../phase';
import { PrivacyLink } from '../privacy-link';
import { redirectAfter } from '../redirect';
import { SubmitButton } from '../submit-button';
import { useDraft } from '../draft';
import { useFieldErrors } from '../use-field-errors';
import { useFormReady } from '../use-form-ready';
import { useReading } from '../use-reading';
import { useSubmission } from '../use-submission';
import { WithoutScripts } from '../without-scripts';
import { useJoinedSelections } from './help-needed';
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
  const { formRef, phase, takeEarly, onSubmit, onReset } = useSubmission('contact', {
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
  useJoinedSelections(formRef);
  useFormReady(formRef, takeEarly);
  useEffect(
    () => (phase === 'sent' ? redirectAfter(redirectDelay, schedulingPage) : undefined),
    [phase, schedulingPage],
  );
  const busy = isBusy(phase);
  // The receipt is alone until the visitor asks for the questions again.
  const isDone = phase === 'sent' && !written && !again;
  useEffect(() => {
    if (again) formRef.current?.querySelector('input')?.focus();
  }, [again, formRef]);
  const toast = phase === 'sent' ? words.sent.toast : isFailure(phase) ? words.failed.toast : null;

  return (
    <form
      ref={formRef}
      action={sendFormUrl}
      method="post"
      encType="multipart/form-data"
      data-app="contact"
      aria-labelledby={labelledBy}
      aria-busy={busy}
      data-sent={isSent(phase) || undefined}
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
      <AfterPress {...{ words, phase, email, formRef }} />
      <SentMessage
        {...{ words: words.sent, phase, written, schedulingPage }}
        onAgain={isDone ? () => setAgain(true) : undefined}
      />
      <WithoutScripts form="contact" note={words.withoutScripts} />
      <Toast
        toast={showsToast ? toast : null}
        tone={phase === 'sent' ? undefined : 'destructive'}
        dismiss={words.failed.dismiss}
        onDismiss={() => setShowsToast(false)}
      />
    </form>
  );
}
