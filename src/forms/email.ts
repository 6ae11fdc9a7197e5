import { emailConfig, type FormName } from './config';
import { NothingSentError, type Answer } from './outcome';

/** Importing the library reads `localStorage`, which throws where storage is blocked. */
function shieldFromBlockedStorage() {
  try {
    Reflect.get(window, 'localStorage');
  } catch {
    Object.defineProperty(window, 'localStorage', { value: undefined, configurable: true });
  }
}

async function loadLibrary() {
  shieldFromBlockedStorage();
  try {
    return await import('@emailjs/browser');
  } catch (cause) {
    throw new NothingSentError('the sending library did not load', { cause });
  }
}

/** Fetches the library ahead of its use; a failure shows when a message is sent. */
export const warmUp = () => {
  loadLibrary().catch(() => undefined);
};

/**
 * Makes ready to send a form through EmailJS. The function it gives takes the form as it is at the
 * call; `classify` reads what that resolves or rejects with: an answer, a string, or a `TypeError`.
 *
 * @throws NothingSentError when the library cannot be loaded
 */
export async function prepareEmail(
  name: FormName,
): Promise<(form: HTMLFormElement) => Promise<Answer>> {
  const { init, sendForm } = await loadLibrary();
  const { origin, publicKey, serviceId, templateIds } = emailConfig;
  // The origin is heeded by `init` alone, not by the options of a call.
  init({ publicKey }, origin);
  return (form) => sendForm(serviceId, templateIds[name], form, { publicKey });
}
