import type { FormName } from '../../contract/form-fields';
import { NothingSentError, type ServiceResponse } from '../state/outcome';
import { emailConfig, origin } from './account';

async function loadLibrary() {
  // The library reads `localStorage` when it is imported. Where storage is blocked, that would throw.
  try {
    Reflect.get(window, 'localStorage');
  } catch {
    Object.defineProperty(window, 'localStorage', { value: undefined, configurable: true });
  }
  try {
    return await import('@emailjs/browser');
  } catch (cause) {
    throw new NothingSentError('the sending library did not load', { cause });
  }
}

/** Loads the library in advance. Ignores a failure, because sending loads it again and reports it. */
export const warmUp = () => {
  loadLibrary().catch(() => undefined);
};

/** Returns a form element with the given parts, which is the only input that the library accepts. */
function formWith(parts: URLSearchParams) {
  const form = document.createElement('form');
  for (const [name, value] of parts) {
    form.append(Object.assign(document.createElement('input'), { type: 'hidden', name, value }));
  }
  return form;
}

/**
 * Loads the library, and returns a function that sends a message through EmailJS. The function resolves with a
 * response, or rejects with a response, a string or a `TypeError`; `classify` reads each of them.
 *
 * @throws NothingSentError if the library cannot be loaded
 */
export async function prepareEmail(
  name: FormName,
): Promise<(parts: URLSearchParams) => Promise<ServiceResponse>> {
  const { init, sendForm } = await loadLibrary();
  const { publicKey, serviceId, templateIds } = emailConfig;
  // The library takes the origin only from `init`.
  init({ publicKey }, origin);
  return (parts) => sendForm(serviceId, templateIds[name], formWith(parts), { publicKey });
}
