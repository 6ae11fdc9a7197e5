import type { FormName } from './config';
import { sendEmail } from './email';
import { classify, isAnswer, NothingSentError, type Outcome } from './outcome';

/** Sends a form, logs what the service said, and tells what became of the message. Never throws. */
export async function deliver(name: FormName, form: HTMLFormElement): Promise<Outcome> {
  try {
    if (!navigator.onLine) throw new NothingSentError('the browser is offline');
    const response = await sendEmail(name, form);
    console.info(response.text);
    return classify(response);
  } catch (error) {
    console.error(isAnswer(error) ? error.text : error);
    return classify(error);
  }
}
