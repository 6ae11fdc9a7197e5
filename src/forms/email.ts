import type { FormName } from '../content/form-fields';
import { NothingSentError, type ServiceResponse } from './outcome';

// Gatsby writes these values into the bundle at build time; `.env.example` explains each of them.
const origin = process.env.GATSBY_EMAILJS_ORIGIN || 'https://api.emailjs.com';

/**
 * The account at the sending service. If an id is missing, the form reports the specified failure.
 */
export const emailConfig = {
  publicKey: process.env.GATSBY_EMAILJS_PUBLIC_KEY ?? '',
  serviceId: process.env.GATSBY_EMAILJS_SERVICE_ID ?? '',
  templateIds: {
    contact: process.env.GATSBY_EMAILJS_CONTACT_TEMPLATE_ID ?? '',
    newsletter: process.env.GATSBY_EMAILJS_NEWSLETTER_TEMPLATE_ID ?? '',
  } satisfies Record<FormName, string>,
};

/** The address to which a form posts without scripts. */
export const sendFormUrl = `${origin}/api/v1.0/email/send-form`;

async function loadLibrary() {
  // The library reads `localStorage` at its import, which throws where storage is blocked.
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

/** Fetches the library before it is needed; sending reports a failure. */
export const warmUp = () => {
  loadLibrary().catch(() => undefined);
};

/** Returns a form with only these parts: the library accepts no other message. */
function formWith(parts: URLSearchParams) {
  const form = document.createElement('form');
  for (const [name, value] of parts) {
    form.append(Object.assign(document.createElement('input'), { type: 'hidden', name, value }));
  }
  return form;
}

/**
 * Prepares to send a message through EmailJS. `classify` reads the result or the rejection of the
 * returned function: an answer, a string, or a `TypeError`.
 *
 * @throws NothingSentError if the library cannot be loaded
 */
export async function prepareEmail(
  name: FormName,
): Promise<(parts: URLSearchParams) => Promise<ServiceResponse>> {
  const { init, sendForm } = await loadLibrary();
  const { publicKey, serviceId, templateIds } = emailConfig;
  // The library reads the origin only from `init`, not from the options of a call.
  init({ publicKey }, origin);
  return (parts) => sendForm(serviceId, templateIds[name], formWith(parts), { publicKey });
}
