import { Button } from '../components/button';
import { Rise } from '../components/motion';
import type { PersonWords } from '../content/forms';
import { MessageTitle, Notice } from './message-parts';

type PersonCheckProps = { words: PersonWords; show: boolean; onConfirm: () => void };

/** Asks once whether a person is there, and then sends. It never discards what looks automatic. */
export const PersonCheck = ({ words, show, onConfirm }: PersonCheckProps) => (
  <Rise show={show}>
    <Notice tone="calm">
      <p>
        <MessageTitle>{words.title}</MessageTitle> {words.text}
      </p>
      <Button type="button" variant="outline" size="sm" marginTop="0.875rem" onClick={onConfirm}>
        {words.confirm}
      </Button>
    </Notice>
  </Rise>
);
