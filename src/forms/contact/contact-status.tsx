import { useEffect, useState } from 'react';
import { chakra } from '@chakra-ui/react';
import type { ContactProps } from '../../content/forms';
import { isControl } from '../../inline/answers';
import { DraftNote, FieldErrorMessages, SubmissionMessages } from '../messages';
import { Into, useForm } from '../slot';
import { hasArrived, isFailure, type SubmissionState } from '../submission';
import { Toast } from '../toast';
import { usePlan } from './plan';
import { Receipt } from './receipt';

const PlanLine = chakra('p', { base: { marginBottom: '1.25rem', textStyle: 'heading' } });

/** Renders what the inquiry form has to say. */
export function ContactStatus({ words, fields, email, schedulingPage, plans }: ContactProps) {
  const { form, state } = useForm();
  const { submission } = state;
  /** The state whose toast was closed. */
  const [closed, setClosed] = useState<SubmissionState>();
  const plan = usePlan(form, plans);
  useEffect(() => {
    // The toast could cover the field.
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
      <Into name="plan">{plan && <PlanLine>{plan.formQuestion}</PlanLine>}</Into>
      <DraftNote words={words.draft} />
      <FieldErrorMessages fields={fields} />
      <SubmissionMessages words={words} email={email} />
      <Receipt words={words.sent} schedulingPage={schedulingPage} />
      <Into name="toast">
        <Toast
          toast={hasToast ? toast : null}
          tone={hasArrived(submission) ? undefined : 'destructive'}
          dismiss={words.failed.dismiss}
          onDismiss={() => {
            setClosed(submission);
            form.querySelector<HTMLElement>('[role=alert]:not([hidden])')?.focus();
          }}
        />
      </Into>
    </>
  );
}
