import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, useState } from 'react';
import { Button, ButtonLink, ButtonRow } from '../../components/button';
import type { ContactProps, ContactWords } from '../../content/types/form-types';
import { NoticeAction, NoticeFrame } from '../markup/notice-frame';
import { hasArrived, isFailure, type SubmissionState } from '../sending/submission';
import { isControl } from '../state/answers';
import { startPlan } from '../state/plan';
import { ErrorSummary } from './error-summary';
import { FieldErrorMessages, Notice, SubmissionNotices } from './form-notices';
import { FadeIn, ProgressLine } from './motion';
import { Slot, useFields, useForm, useStore, useSubmission } from './slot';
import { Toast } from './toast';

const Title = chakra('p', {
  base: {
    marginBottom: '0.75rem',
    fontFamily: 'serif',
    fontSize: '1.5rem',
    lineHeight: '1.2',
    textWrap: 'balance',
  },
});

const ReceiptText = chakra('p', { base: { marginBlock: '0.875rem 1rem' } });

type ReceiptProps = {
  words: ContactWords['sent'];
  schedulingPage: string | null;
};

/** Returns the text of the receipt; null if no message has arrived. */
function receiptTextFor({ status, isEarlier }: SubmissionState, words: ContactWords['sent']) {
  if (status === 'changed') return words.changed;
  if (status !== 'sent') return null;
  return isEarlier ? words.before : words.message;
}

/** Renders the receipt of a sent inquiry, with the link to the calendar. */
function Receipt({ words, schedulingPage }: ReceiptProps) {
  const form = useForm();
  const submission = useSubmission();
  const { clear } = useStore();
  const receipt = receiptTextFor(submission, words);
  /** Whether the fields are hidden. */
  const isAlone = submission.status === 'sent';
  useEffect(() => {
    // The page is still scrolled to fields that are hidden now, and WebKit may not scroll to the new focus.
    if (isAlone) form.scrollIntoView({ block: 'nearest' });
  }, [isAlone, form]);
  return (
    <Notice show={receipt !== null} tone="calm" marginTop={isAlone ? 0 : undefined}>
      <Title>{receipt?.title}</Title>
      {schedulingPage !== null && <ProgressLine />}
      <ReceiptText>{receipt?.text}</ReceiptText>
      <ButtonRow>
        {schedulingPage !== null && words.link !== undefined && (
          <ButtonLink href={schedulingPage} size="sm">
            {words.link}
          </ButtonLink>
        )}
        {isAlone && (
          <Button type="button" variant="outline" size="sm" onClick={clear}>
            {words.again}
          </Button>
        )}
      </ButtonRow>
    </Notice>
  );
}

/** Renders the note that the answers were cleared, with the button that brings them back. */
function ClearedNote({ words }: { words: ContactWords['savedAnswers'] }) {
  const { cleared } = useFields();
  const { restore } = useStore();
  return (
    <Slot name="cleared">
      <FadeIn show={cleared !== null}>
        <NoticeFrame tone="calm" marginBlock="0 1.25rem">
          <span>{words.cleared}</span>{' '}
          <NoticeAction type="button" onClick={restore}>
            {words.undo}
          </NoticeAction>
        </NoticeFrame>
      </FadeIn>
    </Slot>
  );
}

/** Renders the notices, errors and toast of the inquiry form into its slots. */
export function ContactStatus({ words, fields, email, schedulingPage, plans }: ContactProps) {
  const form = useForm();
  const submission = useSubmission();
  /** The state whose toast the visitor has closed. Another failure of the same kind is another state. */
  const [closed, setClosed] = useState<SubmissionState>();
  useEffect(() => startPlan(form, plans), [form, plans]);
  useEffect(() => {
    // A visitor who goes on has read the toast.
    const onFocus = ({ target }: FocusEvent) => isControl(target) && setClosed(submission);
    form.addEventListener('focusin', onFocus);
    return () => form.removeEventListener('focusin', onFocus);
  }, [form, submission]);
  const hasToast = !submission.isEarlier && submission !== closed;
  const toast = hasArrived(submission)
    ? words.sent.toast
    : isFailure(submission.status)
      ? words.failed.toast
      : null;

  return (
    <>
      <ErrorSummary title={words.summary} fields={fields} />
      <ClearedNote words={words.savedAnswers} />
      <FieldErrorMessages fields={fields} />
      <SubmissionNotices fields={fields} words={words} email={email} />
      <Receipt words={words.sent} schedulingPage={schedulingPage} />
      <Slot name="toast">
        <Toast
          key={submission.id}
          toast={hasToast ? toast : null}
          tone={hasArrived(submission) ? undefined : 'destructive'}
          dismiss={words.failed.dismiss}
          onDismiss={() => {
            setClosed(submission);
            form.querySelector<HTMLElement>('[role=alert]:not([hidden])')?.focus();
          }}
        />
      </Slot>
    </>
  );
}
