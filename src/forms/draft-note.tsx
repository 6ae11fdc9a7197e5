import { Rise } from '../components/motion';
import type { DraftWords } from '../content/forms';
import { LiveRegion } from './live-note';
import { Message, MessageAction, MessageTitle } from './message-parts';

type DraftNoteProps = { words: DraftWords; show: boolean; onClear: () => void };

/** Says above the fields that earlier answers were restored, and clears them on request. */
export const DraftNote = ({ words, show, onClear }: DraftNoteProps) => (
  <LiveRegion>
    <Rise show={show}>
      <Message tone="calm" marginBlock="0 1.5rem">
        <MessageTitle>{words.title}</MessageTitle> {words.text}{' '}
        <MessageAction type="button" onClick={onClear}>
          {words.clear}
        </MessageAction>
      </Message>
    </Rise>
  </LiveRegion>
);
