import type { NewsletterProps } from '../../content/forms';
import { MessageActions, MessageText, Notice } from '../message-parts';
import { SavedAnswersNote, FieldErrorMessages, SubmissionMessages } from '../messages';
import { useForm } from '../slot';
import { hasArrived } from '../submission';

/** Renders what the signup has to say. */
export function NewsletterStatus({ words, fields, email }: NewsletterProps) {
  const { submission } = useForm().state;
  return (
    <>
      <SavedAnswersNote words={words.savedAnswers} />
      <FieldErrorMessages fields={fields} />
      <SubmissionMessages words={words} email={email} />
      {/* Read while the inquiry is being sent, which prevents the redirect. */}
      <Notice show={hasArrived(submission)} tone="calm">
        <MessageText {...words.sent} />
        <MessageActions>
          <a href={words.sent.link.href}>{words.sent.link.label}</a>
        </MessageActions>
      </Notice>
    </>
  );
}
