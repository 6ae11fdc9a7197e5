import { useState, type RefObject } from 'react';
import { Rise } from '../components/motion';
import type { FailureWords } from '../content/forms';
import { answersText, mailtoWith } from './answers';
import { MessageAction, MessageActions, MessageTitle, Notice } from './message-parts';
import { isFailure, type Phase } from './phase';
import { useOnline } from './use-online';

type WaysOutProps = {
  words: FailureWords;
  email: string;
  formRef: RefObject<HTMLFormElement | null>;
};

/** The answers by e-mail, and to copy. */
function WaysOut({ words, email, formRef }: WaysOutProps) {
  const [copyWords, setCopyWords] = useState(words.copy);
  const answers = () => (formRef.current ? answersText(formRef.current) : '');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(answers());
      setCopyWords(words.copied);
    } catch {
      // Refused, or no clipboard on a page that is not secure.
      setCopyWords(words.copyRefused);
    }
  };
  const fill = (link: HTMLAnchorElement | null) => {
    if (link) link.href = mailtoWith(email, answers());
  };
  return (
    <>
      <a ref={fill} href={`mailto:${email}`} onClick={({ currentTarget }) => fill(currentTarget)}>
        {words.mail}
      </a>
      <MessageAction type="button" onClick={() => void copy()}>
        {copyWords}
      </MessageAction>
    </>
  );
}

/** What is said in a phase; null: nothing failed. */
function saidIn(phase: Phase, words: FailureWords) {
  if (phase === 'interrupted') return words.interrupted;
  if (phase === 'failedBefore') return words.tryLater;
  return isFailure(phase) ? words[phase] : null;
}

type FailureMessageProps = WaysOutProps & {
  phase: Phase;
  /** Sends what could not be sent while there was no connection. */
  onSend: () => void;
};

/** What stays on the page after a failed sending: what happened, and the ways out. */
export function FailureMessage({ phase, onSend, ...ways }: FailureMessageProps) {
  const { words } = ways;
  const isBack = useOnline() && phase === 'offline';
  const said = isBack ? words.online : saidIn(phase, words);
  return (
    <Rise show={said !== null}>
      <Notice
        tone={isBack || phase === 'interrupted' ? 'calm' : undefined}
        quiet={!isFailure(phase)}
      >
        <p>
          {/* Each in an element of its own, so that a translator takes none of them from React. */}
          <MessageTitle>{said?.title}</MessageTitle> <span>{said?.text}</span>
        </p>
        <MessageActions>
          {isBack && (
            <MessageAction type="button" fontWeight="600" onClick={onSend}>
              {words.online.send}
            </MessageAction>
          )}
          <WaysOut {...ways} />
        </MessageActions>
      </Notice>
    </Rise>
  );
}
