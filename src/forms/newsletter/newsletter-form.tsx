import { chakra } from '@chakra-ui/react';
import type { NewsletterProps } from '../../content/forms';
import { TextField } from '../field';
import { FormFrame, PrivacyLink } from '../form-frame';
import { MessageActions, MessageText, Notice } from '../message-parts';
import { DraftNote, SubmissionMessages } from '../messages';
import { useRedirect } from '../redirect';
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
  const form = useForm('newsletter', (outcome) => {
    if (outcome === 'sent') removeAttempt('newsletter');
    else window.alert(words.alert);
  });
  const { state, errors } = form;
  const { href, label } = words.sent.link;
  useRedirect(state === 'sent' ? href : null, 0);

  return (
    <FormFrame form={form} labelledBy="newsletter" words={words}>
      <Title id="newsletter">{words.headline}</Title>
      <DraftNote words={words.draft} form={form} />
      <Row>
        <TextField
          form="newsletter"
          name="subscriber_email"
          type="email"
          autoComplete="email"
          words={words.email}
          reason={errors.subscriber_email}
        />
        <SubmitButton words={words.submit} sending={words.sending} busy={isBusy(state)} />
      </Row>
      <PrivacyLink link={words.privacy} />
      <SubmissionMessages words={words} form={form} email={email} />
      {/* Read while the inquiry is being sent, which prevents the redirect. */}
      <Notice show={state === 'sent'} tone="calm">
        <MessageText {...words.sent} />
        <MessageActions>
          <a href={href}>{label}</a>
        </MessageActions>
      </Notice>
    </FormFrame>
  );
}
