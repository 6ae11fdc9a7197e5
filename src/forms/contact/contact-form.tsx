import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, useRef, useState } from 'react';
import { Toast, type ToastText } from '../../components/toast';
import type { ContactWords } from '../../content/forms';
import { CannotStart } from '../cannot-start';
import { sendFormUrl } from '../config';
import { FailureMessage } from '../failure-message';
import { SubmitButton } from '../submit-button';
import { TextField } from '../text-field';
import { useFieldErrors } from '../use-field-errors';
import { useFormReady } from '../use-form-ready';
import { useSubmission } from '../use-submission';
import { WithoutScripts } from '../without-scripts';
import { Budget } from './budget';
import { HelpNeeded, useJoinedSelections } from './help-needed';
import { Additional, Timeline } from './open-fields';
import { SentMessage } from './sent-message';

const Fields = chakra('div', { base: { display: 'grid', gap: '1.75rem' } });

const Pair = chakra('div', {
  base: {
    display: 'grid',
    gap: '1.75rem 1.25rem',
    alignItems: 'start',
    sm: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
});

const Foot = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', gap: '1rem 1.5rem', alignItems: 'center' },
});

const Note = chakra('p', { base: { flex: '1 1 14rem', color: 'softInk', fontSize: 'small' } });

/** How long a visitor reads the toast before the scheduling page opens, in milliseconds. */
const redirectDelay = 1500;

type ContactFormProps = {
  words: ContactWords;
  /** The agency's address, for when nothing else works. */
  email: string;
  schedulingPage: string;
  /** The id of the heading that names the form. */
  labelledBy: string;
};

/** The inquiry form. */
export function ContactForm({ words, email, schedulingPage, labelledBy }: ContactFormProps) {
  const [toast, setToast] = useState<ToastText | null>(null);
  const redirect = useRef<number>(undefined);
  useEffect(() => () => clearTimeout(redirect.current), []);
  const { formRef, phase, onSubmit } = useSubmission('contact', (outcome, form) => {
    if (outcome !== 'sent') {
      setToast(words.failed.toast);
      return;
    }
    setToast(words.sent.toast);
    form.reset();
    redirect.current = window.setTimeout(() => {
      window.location.assign(schedulingPage);
    }, redirectDelay);
  });
  const errors = useFieldErrors(formRef);
  useJoinedSelections(formRef);
  useFormReady(formRef);
  const textField = (name: 'fullName' | 'role' | 'goals') => ({
    form: 'contact',
    name,
    label: words[name].label,
    placeholder: words[name].placeholder,
    error: errors[name] && words[name].missing,
  });

  return (
    <form
      ref={formRef}
      action={sendFormUrl}
      method="post"
      encType="multipart/form-data"
      data-app="contact"
      aria-labelledby={labelledBy}
      aria-busy={phase === 'sending'}
      onSubmit={onSubmit}
      suppressHydrationWarning
    >
      <Fields>
        <Pair>
          <TextField {...textField('fullName')} autoComplete="name" />
          <TextField
            form="contact"
            name="email"
            type="email"
            autoComplete="email"
            label={words.email.label}
            placeholder={words.email.placeholder}
            error={errors.email && words.email[errors.email]}
          />
          <TextField {...textField('role')} autoComplete="organization-title" />
          <TextField {...textField('goals')} autoComplete="off" />
        </Pair>
        <HelpNeeded {...words.helpNeeded} optional={words.optional} />
        <Timeline words={words.timeline} optional={words.optional} />
        <Budget {...words.budget} error={errors.budget && words.budget.missing} />
        <Additional words={words.additional} optional={words.optional} />
        <Foot>
          <SubmitButton words={words.submit} sending={words.sending} busy={phase === 'sending'} />
          <Note>{words.note}</Note>
        </Foot>
      </Fields>
      <FailureMessage words={words.failure} phase={phase} email={email} formRef={formRef} />
      <SentMessage words={words.sent} show={phase === 'sent'} schedulingPage={schedulingPage} />
      <CannotStart words={words.failure.cannotStart} />
      <WithoutScripts form="contact" note={words.withoutScripts} />
      <Toast
        toast={toast}
        tone={phase === 'sent' ? undefined : 'destructive'}
        dismiss={words.failed.dismiss}
        onDismiss={() => setToast(null)}
      />
    </form>
  );
}
