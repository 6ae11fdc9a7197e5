import { Rise } from '../../components/motion';
import type { ContactWords } from '../../content/forms';
import { Message, MessageTitle } from '../message-parts';

type SentMessageProps = { words: ContactWords['sent']; show: boolean; schedulingPage: string };

/** What stays on the page after an inquiry was sent, with the way to the calendar. */
export const SentMessage = ({ words, show, schedulingPage }: SentMessageProps) => (
  <Rise show={show}>
    <Message tone="calm">
      <MessageTitle>{words.message.title}</MessageTitle> {words.message.text}{' '}
      <a href={schedulingPage}>{words.link}</a>
    </Message>
  </Rise>
);
