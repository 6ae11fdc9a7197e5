import { useEffect, useState } from 'react';
import { chakra } from '@chakra-ui/react';
import type { ContactProps } from '../../content/forms';
import { isControl } from '../fields';
import { FormFrame, PrivacyLink } from '../form-frame';
import { DraftNote, SubmissionMessages } from '../messages';
import { useRedirect } from '../redirect';
import { isBusy, isFailure } from '../submission';
import { SubmitButton } from '../submit-button';
import { Toast } from '../toast';
import { useForm } from '../use-form';
import { Questions } from './questions';
import { SentMessage } from './sent-message';
import { usePlan } from './use-plan';

const Foot = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', gap: '1rem 1.5rem', alignItems: 'center' },
});

const Notes = chakra('div', { base: { flex: '1 1 14rem', textStyle: 'note' } });

const Asked = chakra('p', { base: { marginBottom: '1.25rem', textStyle: 'heading' } });

const Required = chakra('p', { base: { marginBottom: '1.5rem', textStyle: 'note' } });

/** How long a visitor can read the toast before the scheduling page opens, in milliseconds. */
const redirectDelay = 1500;

/** Renders the inquiry form. */
export function ContactForm({ words, email, schedulingPage, plans }: ContactProps) {
  const [isDismissed, setDismissed] = useState(false);
  const [again, setAgain] = useState(false);
  const form = useForm('contact', () => {
    setDismissed(false);
    setAgain(false);
  });
  const { formRef, state, errors } = form;
  const asked = usePlan(formRef, plans);
  // The receipt is alone until the visitor asks for the questions again.
  const isDone = state === 'sent' && !form.isWritten && !again;
  useRedirect(state === 'sent' ? schedulingPage : null, redirectDelay);
  useEffect(() => {
    if (again) formRef.current?.querySelector('input')?.focus();
  }, [again, formRef]);
  const toast = state === 'sent' ? words.sent.toast : isFailure(state) ? words.failed.toast : null;

  return (
    <FormFrame
      form={form}
      labelledBy="inquiry"
      words={words}
      // The toast could cover the field.
      onFocus={({ target }) => isControl(target) && setDismissed(true)}
    >
      <div hidden={isDone}>
        {/* First: the browser keeps it in place, and nothing that comes later moves out of view. */}
        <Required>{words.required}</Required>
        {asked && <Asked>{asked}</Asked>}
        <DraftNote words={words.draft} form={form} />
        <Questions words={words} errors={errors}>
          <Foot>
            <SubmitButton words={words.submit} sending={words.sending} busy={isBusy(state)} />
            <Notes>
              <p>{words.note}</p>
              <PrivacyLink link={words.privacy} />
            </Notes>
          </Foot>
        </Questions>
      </div>
      <SubmissionMessages words={words} form={form} email={email} />
      <SentMessage
        words={words.sent}
        form={form}
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
