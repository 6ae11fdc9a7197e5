import { useEffect, useRef, type ReactNode } from 'react';
import { chakra } from '../theme/chakra';

/** A message that stays in a form. */
export const Message = chakra('div', {
  base: {
    marginTop: '1.5rem',
    padding: '1.125rem 1.25rem',
    borderWidth: '1px',
    borderColor: 'accent',
    borderRadius: 'field',
    backgroundColor: 'alarm',
    fontSize: 'small',
    '& p > a': { textDecorationLine: 'underline' },
    '& p + p': { marginTop: '0.5rem' },
  },
  variants: {
    tone: { calm: { borderColor: 'teal', backgroundColor: 'raised' } },
  },
});

export const MessageTitle = chakra('strong', { base: { fontWeight: '600' } });

/** The ways on from a message, in a row. */
export const MessageActions = chakra('p', {
  base: { display: 'flex', flexWrap: 'wrap', gap: '0.25rem 1.25rem', alignItems: 'center' },
});

/** A button that reads like a link. */
export const MessageAction = chakra('button', {
  base: {
    textAlign: 'start',
    textDecorationLine: 'underline',
    textUnderlineOffset: '0.2em',
    cursor: 'pointer',
  },
});

type NoticeProps = {
  /** Left out: the tone of a failure. */
  tone?: 'calm' | undefined;
  /** true: it tells of something that happened before, and leaves the focus where it is. */
  quiet?: boolean;
  children: ReactNode;
};

/** A message that takes the focus as it appears, so that nobody misses what a press has led to. */
export function Notice({ tone, quiet = false, children }: NoticeProps) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!quiet) ref.current?.focus();
  }, [quiet]);
  return (
    <Message ref={ref} tone={tone} tabIndex={-1} role="alert">
      {children}
    </Message>
  );
}
