import { Message } from './message-parts';

/** Shown by the starter when what sending needs could not be loaded; React never touches it. */
export const CannotStart = ({ words }: { words: string }) => (
  <Message data-cannot-start="" hidden tabIndex={-1} role="alert" suppressHydrationWarning>
    {words}
  </Message>
);
