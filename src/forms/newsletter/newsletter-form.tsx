import { useEffect } from 'react';
import type { NewsletterWords } from '../../content/forms';
import { AfterPress } from '../after-press';
import { sendFormUrl } from '../email';
import { Rise } from '../../components/motion';
import { chakra } from '@chakra-ui/react';
import { DraftNote } from '../draft-note';
import { forgetAttempt } from '../tab-storage';
import { isBusy } from '../submission';
import { MessageActions, MessageTitle, Notice } from '../message-parts';
import { PrivacyLink } from '../privacy-link';
import { redirectAfter } from '../redirect';
import { SubmitButton } from '../submit-button';
import { TextField } from '../text-field';
import { useDraft } from '../draft';
import { useFieldErrors } from '../use-field-errors';
import { useSubmission } from '../use-submission';
import { WithoutScripts } from '../without-scripts';

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
  const { formRef, state, onSubmit, onReset } = useSubmission('newsletter', {
    onFailed: () => window.alert(words.alert),
    onSent: () => forgetAttempt('newsletter'),
  });
  const { isRestored, clear } = useDraft('newsletter', formRef);
  const errors = useFieldErrors(formRef);
  useEffect(() => (state === 'sent' ? redirectAfter(0, confirmation) : undefined), [state]);
  const error = errors.subscriber_email;
  const busy = isBusy(state);

  return (
    <form
      ref={formRef}
      action={sendFormUrl}
      method="post"
      encType="multipart/form-data"
      data-app="newsletter"
      aria-labelledby="newsletter"
      aria-busy={busy}
      onSubmit={onSubmit}
      onReset={onReset}
      suppressHydrationWarning
    >
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
      <AfterPress {...{ words, state, email, formRef }} />
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
      <WithoutScripts form="newsletter" note={words.withoutScripts} />
    </form>
  );
}
