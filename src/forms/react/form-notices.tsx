import { chakra, type HTMLChakraProps } from '@chakra-ui/react/styled-system';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { FailureWords, FieldWithWords } from '../../content/types/form-types';
import { NoticeAction, NoticeActions, NoticeFrame, NoticeText, Note } from '../markup/notice-frame';
import type { FieldErrorReason } from '../sending/field-errors';
import { answersText } from '../sending/message';
import { isBusy, isFailure, type SubmissionState } from '../sending/submission';
import { FadeIn, ProgressLine } from './motion';
import { Slot, useFields, useForm, useStore, useSubmission } from './slot';

const ErrorText = chakra('p', {
  base: {
    marginTop: '0.5rem',
    color: 'fg.accent',
    textStyle: 'label',
    lineHeight: '1.4',
  },
});

/** Returns the words of an error. */
export function errorText(field: FieldWithWords, reason: FieldErrorReason) {
  return field.kind === 'email' && reason !== 'missing' ? field[reason] : field.missing;
}

/** Renders the error of each field into the slot below it. */
export function FieldErrorMessages({ fields }: { fields: readonly FieldWithWords[] }) {
  const { errors } = useFields();
  return fields.map((field) => {
    const reason = errors[field.name];
    return (
      <Slot key={field.name} name={field.name}>
        {reason && (
          <ErrorText>
            <span aria-hidden>! </span>
            <span>{errorText(field, reason)}</span>
          </ErrorText>
        )}
      </Slot>
    );
  });
}

type NoticeProps = {
  show: boolean;
  /** Omitted: a failure. */
  tone?: 'calm' | undefined;
  children: ReactNode;
} & Pick<HTMLChakraProps<'div'>, 'marginTop'>;

/**
 * Renders a notice that takes the focus, so that the result of a submit is not missed: once for each attempt on this page,
 * unless the visitor types.
 */
export function Notice({ show, ...notice }: NoticeProps) {
  const { id, isEarlier } = useSubmission();
  const { isTyping } = useStore();
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (show && !isEarlier && !isTyping()) ref.current?.focus();
  }, [show, isEarlier, isTyping, id]);
  return (
    // Another element for each attempt, so that screen readers announce the same words again.
    <FadeIn key={id} show={show}>
      <NoticeFrame ref={ref} tabIndex={-1} role="alert" {...notice} />
    </FadeIn>
  );
}

/** Renders a button that copies the answers. Its label reports the result until the next input. */
function CopyButton({ fields, words }: { fields: readonly FieldWithWords[]; words: FailureWords }) {
  const form = useForm();
  const [label, setLabel] = useState(words.copy);
  useEffect(() => {
    const onInput = () => setLabel(words.copy);
    form.addEventListener('input', onInput);
    return () => form.removeEventListener('input', onInput);
  }, [form, words]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(answersText(form, fields));
      setLabel(words.copied);
    } catch {
      // The visitor refused, or there is no clipboard, because the page is not served by HTTPS.
      setLabel(words.copyRefused);
    }
  };
  return (
    <NoticeAction type="button" onClick={() => void copy()}>
      {label}
    </NoticeAction>
  );
}

/** Returns the text of the notice for a state; null if nothing failed. */
function failureTextFor({ status, isEarlier }: SubmissionState, words: FailureWords) {
  if (status === 'unknown' && isEarlier) return words.interrupted;
  if (status === 'overdue') return words.unknown;
  return isFailure(status) ? words[status] : null;
}

type SubmissionNoticesProps = {
  fields: readonly FieldWithWords[];
  words: { slow: string; failure: FailureWords };
  /** The agency's e-mail address. */
  email: string;
};

/** Renders the notices that follow a submit. Each form renders its own notice of success. */
export function SubmissionNotices({ fields, words, email }: SubmissionNoticesProps) {
  const submission = useSubmission();
  const failure = failureTextFor(submission, words.failure);
  return (
    <>
      <Slot name="progress">{isBusy(submission) && <ProgressLine endless />}</Slot>
      <Slot name="slow">
        <FadeIn show={submission.status === 'slow'}>
          <Note>{words.slow}</Note>
        </FadeIn>
      </Slot>
      <Notice
        show={failure !== null}
        tone={failure === words.failure.interrupted ? 'calm' : undefined}
      >
        {failure && <NoticeText {...failure} />}
        <NoticeActions>
          <a href={`mailto:${email}`}>{words.failure.mail}</a>
          <CopyButton fields={fields} words={words.failure} />
        </NoticeActions>
      </Notice>
    </>
  );
}
