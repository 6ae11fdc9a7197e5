import { useEffect, useState, type RefObject } from 'react';
import { chakra } from '@chakra-ui/react';
import { Toast } from '../../components/toast';
import type { ContactWords } from '../../content/forms';
import { useDraft } from '../draft';
import { hasAnswers, isControl } from '../fields';
import { FormFrame, PrivacyLink } from '../form-frame';
import { DraftNote, SubmissionMessages } from '../messages';
import { redirectAfter } from '../redirect';
import { isBusy, isFailure } from '../submission';
import { SubmitButton } from '../submit-button';
import { useFieldErrors } from '../use-field-errors';
import { useSubmission } from '../use-submission';
import { Questions } from './questions';
import { SentMessage } from './sent-message';
import { usePlan, type PlanHelp } from './use-plan';

const Foot = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', gap: '1rem 1.5rem', alignItems: 'center' },
});

const Notes = chakra('div', { base: { flex: '1 1 14rem', color: 'softInk', fontSize: 'small' } });

const Asked = chakra('p', {
  base: { marginBottom: '0.75rem', fontFamily: 'serif', fontSize: 'heading' },
});

const Required = chakra('p', {
  base: { marginBottom: '1.5rem', color: 'softInk', fontSize: 'small' },
});

/** How long a visitor can read the toast before the scheduling page opens, in milliseconds. */
const redirectDelay = 1500;

/** Returns whether a form has answers, at first and after each change. */
function useHasAnswers(formRef: RefObject<HTMLFormElement | null>): boolean {
  const [isWritten, setWritten] = useState(false);

  useEffect(() => {
    const form = formRef.current;
    if (!form) return undefined;
    const onInput = () => setWritten(hasAnswers(form));
    const onReset = () => setWritten(false);
    onInput();
    form.addEventListener('input', onInput);
    form.addEventListener('change', onInput);
    form.addEventListener('reset', onReset);
    return () => {
      form.removeEventListener('input', onInput);
      form.removeEventListener('change', onInput);
      form.removeEventListener('reset', onReset);
    };
  }, [formRef]);

  return isWritten;
}

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
  const [isDismissed, setDismissed] = useState(false);
  const [again, setAgain] = useState(false);
  const submission = useSubmission('contact', {
    onFailed: () => setDismissed(false),
    onSent: () => {
      setDismissed(false);
      setAgain(false);
    },
  });
  const { formRef, state } = submission;
  const { isRestored, clear } = useDraft('contact', formRef);
  const errors = useFieldErrors(formRef);
  const isWritten = useHasAnswers(formRef);
  const asked = usePlan(formRef, plans);
  const busy = isBusy(state);
  // The receipt is alone until the visitor asks for the questions again.
  const isDone = state === 'sent' && !isWritten && !again;
  useEffect(
    () => (state === 'sent' ? redirectAfter(redirectDelay, schedulingPage) : undefined),
    [state, schedulingPage],
  );
  useEffect(() => {
    const form = formRef.current;
    // The toast could cover the field.
    const onFocus = ({ target }: FocusEvent) => isControl(target) && setDismissed(true);
    form?.addEventListener('focusin', onFocus);
    return () => form?.removeEventListener('focusin', onFocus);
  }, [formRef]);
  useEffect(() => {
    if (again) formRef.current?.querySelector('input')?.focus();
  }, [again, formRef]);
  // A message whose outcome is unknown may have arrived; a toast must not say that it failed.
  const isLost = isFailure(state) && state !== 'unknown';
  const toast = state === 'sent' ? words.sent.toast : isLost ? words.failed.toast : null;

  return (
    <FormFrame name="contact" labelledBy={labelledBy} submission={submission} words={words}>
      <div hidden={isDone}>
        {asked && <Asked>{asked}</Asked>}
        <DraftNote words={words.draft} show={isRestored && !busy} onClear={clear} />
        <Required>{words.required}</Required>
        <Questions words={words} errors={errors}>
          <Foot>
            <SubmitButton words={words.submit} sending={words.sending} busy={busy} />
            <Notes>
              <p>{words.note}</p>
              <PrivacyLink link={words.privacy} />
            </Notes>
          </Foot>
        </Questions>
      </div>
      <SubmissionMessages words={words} submission={submission} email={email} />
      <SentMessage
        words={words.sent}
        state={state}
        isWritten={isWritten}
        schedulingPage={schedulingPage}
        onAgain={isDone ? () => setAgain(true) : undefined}
      />
      <Toast
        toast={isDismissed ? null : toast}
        tone={state === 'sent' ? undefined : 'destructive'}
        dismiss={words.failed.dismiss}
        onDismiss={() => {
          setDismissed(true);
          formRef.current?.querySelector<HTMLElement>('[role=alert]:not([hidden])')?.focus();
        }}
      />
    </FormFrame>
  );
}
