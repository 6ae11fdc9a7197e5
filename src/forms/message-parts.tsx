import { useEffect, useRef, type ReactNode } from 'react';
import { chakra } from '@chakra-ui/react';

/** Frames a message that stays in a form. */
export const Message = chakra('div', {
  base: {
    marginTop: '1.5rem',
    // The receipt replaces the questions.
    '[hidden] ~ * > &': { marginTop: 0 },
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

/** Lists the actions of a message, in a row. */
export const MessageActions = chakra('p', {
  base: { display: 'flex', flexWrap: 'wrap', gap: '0.25rem 1.25rem', alignItems: 'center' },
});

/** Renders a button that looks like a link. */
export const MessageAction = chakra('button', {
  base: {
    textAlign: 'start',
    textDecorationLine: 'underline',
    textUnderlineOffset: '0.2em',
    cursor: 'pointer',
  },
});

type NoticeProps = {
  /** Omitted: the tone of a failure. */
  tone?: 'calm' | undefined;
  /** true: reports an earlier event, and leaves the focus alone. */
  quiet?: boolean;
  children: ReactNode;
};

/**
 * Renders a message that takes the focus when it appears, so that nobody misses the result of a
 * press.
 */
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
