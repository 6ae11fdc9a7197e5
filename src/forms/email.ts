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

/** A form that holds these parts and nothing else: the library takes no other message. */
function formWith(parts: URLSearchParams) {
  const form = document.createElement('form');
  for (const [name, value] of parts) {
    form.append(Object.assign(document.createElement('input'), { type: 'hidden', name, value }));
  }
  return form;
}

/**
 * Makes ready to send a message through EmailJS. `classify` reads what the returned function resolves
 * or rejects with: an answer, a string, or a `TypeError`.
 *
 * @throws NothingSentError when the library cannot be loaded
 */
export async function prepareEmail(
  name: FormName,
): Promise<(parts: URLSearchParams) => Promise<Answer>> {
  const { init, sendForm } = await loadLibrary();
  const { origin, publicKey, serviceId, templateIds } = emailConfig;
  // The library reads the origin from `init` alone, not from the options of a call.
  init({ publicKey }, origin);
  return (parts) => sendForm(serviceId, templateIds[name], formWith(parts), { publicKey });
}
