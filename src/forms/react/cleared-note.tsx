import type { ContactWords } from '../fields/form-schemas';
import { NoticeAction, NoticeFrame } from '../markup/notice-frame';
import { FadeIn } from './motion';
import { Slot, useFields, useStore } from './slot';

/** Renders the note that the answers were cleared, with the button that brings them back. */
export function ClearedNote({ words }: { words: ContactWords['savedAnswers'] }) {
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
