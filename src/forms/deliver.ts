import type { FormName } from '../starter/forms';
import { prepareEmail } from './email';
import { classify, isAnswer, NothingSentError, type Outcome } from './outcome';

/**
 * Sends a message, logs the service's answer, and returns the outcome. Never throws.
 *
 * @param mayGo called once, right before the message is sent; false holds it back
 */
export async function deliver(
  name: FormName,
  parts: URLSearchParams,
  mayGo: () => boolean,
): Promise<Outcome> {
  let isOffline = !navigator.onLine;
  try {
    const send = await prepareEmail(name);
    if (!mayGo()) throw new NothingSentError('given up before the sending library had come');
    isOffline = !navigator.onLine;
    const answer = await send(parts);
    console.info(answer.text);
    return classify(answer);
  } catch (error) {
    console.error(isAnswer(error) ? error.text : error);
    return classify(error, isOffline);
  }
}
