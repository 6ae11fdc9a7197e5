import type { FormName } from './config';
import { prepareEmail } from './email';
import { isOffline } from './offline';
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
  try {
    if (await isOffline()) return 'offline';
    const send = await prepareEmail(name);
    // The connection may be lost by now.
    if (await isOffline()) return 'offline';
    if (!mayGo()) throw new NothingSentError('given up before the sending library had come');
    const answer = await send(parts);
    console.info(answer.text);
    return classify(answer);
  } catch (error) {
    console.error(isAnswer(error) ? error.text : error);
    return classify(error);
  }
}
