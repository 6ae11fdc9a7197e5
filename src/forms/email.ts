import { emailConfig, type FormName } from './config';
import { NothingSentError } from './outcome';

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
 * Sends a form through EmailJS, whose answers and rejections `classify` reads.
 *
 * @throws whatever the library rejects with: a string, `{ status, text }`, or a `TypeError`;
 *   `NothingSentError` when the library itself cannot be loaded
 */
export async function sendEmail(name: FormName, form: HTMLFormElement) {
  const { init, sendForm } = await loadLibrary();
  const { origin, publicKey, serviceId, templateIds } = emailConfig;
  // The origin is heeded by `init` alone, not by the options of a call.
  init({ publicKey }, origin);
  return sendForm(serviceId, templateIds[name], form, { publicKey });
}
