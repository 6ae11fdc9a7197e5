import { useEffect, useRef, type ReactNode } from 'react';
import type { HTMLChakraProps } from '@chakra-ui/react/styled-system';
import { NoticeFrame } from '../markup/notice-frame';
import { FadeIn } from './motion';

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
