import { chakra } from '@chakra-ui/react/styled-system';
import type { NewsletterWords } from '../../content/forms';
import { CannotStart } from '../cannot-start';
import { sendFormUrl } from '../config';
import { FailureMessage } from '../failure-message';
import { SubmitButton } from '../submit-button';
import { TextField } from '../text-field';
import { useFieldErrors } from '../use-field-errors';
import { useFormReady } from '../use-form-ready';
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

type NewsletterFormProps = {
  words: NewsletterWords;
  /** The agency's address, for when nothing else works. */
  email: string;
  /** Called after a signup was accepted. */
  onSubscribed: () => void;
};

/** The signup for the newsletter, with one field. */
export function NewsletterForm({ words, email, onSubscribed }: NewsletterFormProps) {
  const { formRef, phase, onSubmit } = useSubmission('newsletter', (outcome, form) => {
    if (outcome !== 'sent') {
      window.alert(words.alert);
      return;
    }
    form.reset();
    onSubscribed();
  });
  const errors = useFieldErrors(formRef);
  useFormReady(formRef);
  const error = errors.subscriber_email;

  return (
    <form
      ref={formRef}
      action={sendFormUrl}
      method="post"
      encType="multipart/form-data"
      data-app="newsletter"
      aria-labelledby="newsletter"
      aria-busy={phase === 'sending'}
      onSubmit={onSubmit}
      suppressHydrationWarning
    >
      <Title id="newsletter">{words.headline}</Title>
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
        <SubmitButton words={words.submit} sending={words.sending} busy={phase === 'sending'} />
      </Row>
      <FailureMessage words={words.failure} phase={phase} email={email} formRef={formRef} />
      <CannotStart words={words.failure.cannotStart} />
      <WithoutScripts form="newsletter" note={words.withoutScripts} />
    </form>
  );
}
