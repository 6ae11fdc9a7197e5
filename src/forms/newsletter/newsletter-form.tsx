import { useEffect } from 'react';
import { chakra } from '@chakra-ui/react';
import { Rise } from '../../components/motion';
import type { NewsletterWords } from '../../content/forms';
import { useDraft } from '../draft';
import { TextField } from '../field';
import { FormFrame, PrivacyLink } from '../form-frame';
import { MessageActions, MessageTitle, Notice } from '../message-parts';
import { DraftNote, SubmissionMessages } from '../messages';
import { redirectAfter } from '../redirect';
import { isBusy } from '../submission';
import { SubmitButton } from '../submit-button';
import { forgetAttempt } from '../tab-storage';
import { useFieldErrors } from '../use-field-errors';
import { useSubmission } from '../use-submission';

const Title = chakra('h2', {
  base: { marginBottom: '1.25rem', fontSize: 'clamp(1.75rem, 1.5rem + 1vw, 2.375rem)' },
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

/** The page that a subscriber sees. */
const confirmation = '/newsletter-confirmation/';

type NewsletterFormProps = {
  words: NewsletterWords;
  /** The agency's address, as a last resort. */
  email: string;
};

/** Renders the signup for the newsletter, with one field. */
export function NewsletterForm({ words, email }: NewsletterFormProps) {
  const submission = useSubmission('newsletter', {
    onFailed: () => window.alert(words.alert),
    onSent: () => forgetAttempt('newsletter'),
  });
  const { formRef, state } = submission;
  const { isRestored, clear } = useDraft('newsletter', formRef);
  const { subscriber_email: error } = useFieldErrors(formRef);
  useEffect(() => (state === 'sent' ? redirectAfter(0, confirmation) : undefined), [state]);
  const busy = isBusy(state);

  return (
    <FormFrame name="newsletter" labelledBy="newsletter" submission={submission} words={words}>
      <Title id="newsletter">{words.headline}</Title>
      <DraftNote words={words.draft} show={isRestored && !busy} onClear={clear} />
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
      <SubmissionMessages words={words} submission={submission} email={email} />
      {/* Read while the inquiry is being sent, which prevents the redirect. */}
      <Rise show={state === 'sent'}>
        <Notice tone="calm">
          <p>
            <MessageTitle>{words.sent.title}</MessageTitle> <span>{words.sent.text}</span>
          </p>
          <MessageActions>
            <a href={confirmation}>{words.sent.link}</a>
          </MessageActions>
        </Notice>
      </Rise>
    </FormFrame>
  );
}
