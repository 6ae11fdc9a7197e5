import { useEffect, useRef, type ReactNode } from 'react';
import type { HTMLChakraProps } from '@chakra-ui/react/styled-system';
import { controlsOf } from '../state/answers';
import { NoticeFrame, NoticeTitle } from '../markup/notice-frame';
import { FadeIn } from './motion';
import { useForm } from './slot';

type NoticeProps = {
  show: boolean;
  /** Omitted: a failure. */
  tone?: 'calm' | undefined;
  /** true: does not take the focus, because the attempt is an earlier one. */
  quiet?: boolean;
  children: ReactNode;
} & Pick<HTMLChakraProps<'div'>, 'marginTop'>;

/** Renders a notice that takes the focus when it appears, so that the result of a submit is not missed. */
export function Notice({ show, quiet = false, ...message }: NoticeProps) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (show && !quiet) ref.current?.focus();
  }, [show, quiet]);
  return (
    <FadeIn show={show}>
      <NoticeFrame ref={ref} tabIndex={-1} role="alert" {...message} />
    </FadeIn>
  );
}

/**
 * Renders the title and the text of a notice, each in an element of its own: translation tools replace text
 * nodes beside other nodes, and React would fail to remove them.
 */
export const NoticeText = ({ title, text }: { title: string; text: string }) => (
  <p>
    <NoticeTitle>{title}</NoticeTitle> <span>{text}</span>
  </p>
);

/** Returns a function that empties the form and focuses its first field. */
export function useReset() {
  const form = useForm();
  return () => {
    form.reset();
    controlsOf(form)[0]?.focus();
  };
}
