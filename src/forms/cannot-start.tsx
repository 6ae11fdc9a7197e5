import { Message } from './message-parts';

/**
 * Renders the message that the starter shows if the scripts for sending fail to load; React never
 * changes it.
 */
export const CannotStart = ({ words }: { words: string }) => (
  <Message data-not-loaded="" hidden tabIndex={-1} role="alert" suppressHydrationWarning>
    {words}
  </Message>
);
