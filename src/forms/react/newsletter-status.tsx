import type { NewsletterProps } from '../../content/types/form-types';
import { NoticeActions, NoticeText } from '../markup/notice-frame';
import { hasArrived } from '../sending/submission';
import { FieldErrorMessages, Notice, SubmissionNotices } from './form-notices';
import { useSubmission } from './slot';

/** Renders the notices and errors of the newsletter signup into its slots. */
export function NewsletterStatus({ words, fields, email }: NewsletterProps) {
  const submission = useSubmission();
  return (
    <>
      <FieldErrorMessages fields={fields} />
      <SubmissionNotices fields={fields} words={words} email={email} />
      {/* Visible if the inquiry is being sent meanwhile, because that prevents the redirect. */}
      <Notice show={hasArrived(submission)} tone="calm">
        <NoticeText {...words.sent} />
        <NoticeActions>
          <a href={words.sent.link.href}>{words.sent.link.label}</a>
        </NoticeActions>
      </Notice>
    </>
  );
}
