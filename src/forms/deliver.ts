import type { FormName } from './config';
import { prepareEmail } from './email';
import { classify, isAnswer, NothingSentError, type Outcome } from './outcome';

/**
 * Sends a form, logs what the service said, and tells what became of the message. Never throws.
 *
 * @param mayGo asked once, right before the message goes out; false keeps it back
 */
export async function deliver(
  name: FormName,
  form: HTMLFormElement,
  mayGo: () => boolean,
): Promise<Outcome> {
  try {
    const send = await prepareEmail(name);
    if (!mayGo()) throw new NothingSentError('given up before the sending library had come');
    const answer = await send(form);
    console.info(answer.text);
    return classify(answer);
  } catch (error) {
    console.error(isAnswer(error) ? error.text : error);
    return classify(error);
  }
}
