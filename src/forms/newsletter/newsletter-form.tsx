import { useEffect } from 'react';
import { chakra } from '@chakra-ui/react';
import { FadeIn } from '../motion';
import type { NewsletterProps } from '../../content/forms';
import { TextField } from '../field';
import { FormFrame, PrivacyLink } from '../form-frame';
import { MessageActions, MessageTitle, Notice } from '../message-parts';
import { DraftNote, SubmissionMessages } from '../messages';
import { redirectAfter } from '../redirect';
import { isBusy } from '../submission';
import { SubmitButton } from '../submit-button';
import { removeAttempt } from '../tab-storage';
import { useForm } from '../use-form';

const Title = chakra('h2', {
  base: { marginBottom: '1.25rem', fontSize: 'min(12vw, clamp(1.75rem, 1.5rem + 1vw, 2.375rem))' },
});

const Row = chakra('div', {
  base: {
    display: 'grid',
    gap: '0.75rem',
    alignItems: 'end',
    sm: {
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      '&:has([aria-invalid])': { alignItems: 'center' },
    },
  },
});

/** Renders the signup for the newsletter, with one field. */
export function NewsletterForm({ words, email }: NewsletterProps) {
  const form = useForm('newsletter', {
    onFailed: () => window.alert(words.alert),
    onSent: () => removeAttempt('newsletter'),
  });
  const { state } = form;
  const { subscriber_email: error } = form.errors;
  const { href, label } = words.sent.link;
  useEffect(() => (state === 'sent' ? redirectAfter(0, href) : undefined), [state, href]);
  const busy = isBusy(state);

  return (
    <FormFrame form={form} labelledBy="newsletter" words={words}>
      <Title id="newsletter">{words.headline}</Title>
      <DraftNote words={words.draft} show={form.isRestored && !busy} onClear={form.clear} />
      <Row>
        <TextField
          form="newsletter"
          name="subscriber_email"
          type="email"
          autoComplete="email"
          label={words.email.label}
          placeholder={words.email.placeholder}
          error={error && words.email[error]}
        />
        <SubmitButton words={words.submit} sending={words.sending} busy={busy} />
      </Row>
      <PrivacyLink link={words.privacy} />
      <SubmissionMessages words={words} form={form} email={email} />
      {/* Read while the inquiry is being sent, which prevents the redirect. */}
      <FadeIn show={state === 'sent'}>
        <Notice tone="calm">
          <p>
            <MessageTitle>{words.sent.title}</MessageTitle> <span>{words.sent.text}</span>
          </p>
          <MessageActions>
            <a href={href}>{label}</a>
          </MessageActions>
        </Notice>
      </FadeIn>
    </FormFrame>
  );
}
