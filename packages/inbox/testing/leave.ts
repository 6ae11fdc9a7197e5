import { messageParts, sendForm } from './send';
import { until } from './until';

/**
 * Leaves a request that is never answered, as an impatient visitor does: once `hasCome` is true,
 * and once the inbox has answered a later request.
 *
 * @param send sends with the signal, and settles when the answer has been read
 * @returns the error that it ended with
 */
export async function leave(
  inbox: { url: string },
  hasCome: () => boolean,
  send: (signal: AbortSignal) => Promise<unknown>,
): Promise<unknown> {
  const leaving = new AbortController();
  let isOver = false;
  const outcome = send(leaving.signal).then(
    () => new Error('It was answered.'),
    (reason: unknown) => reason,
  );
  void outcome.finally(() => (isOver = true));
  await until(() => hasCome() || isOver);
  await sendForm(inbox, messageParts({ email: 'later@example.com' }));
  leaving.abort();
  return outcome;
}
