import { FormAttribute } from '../state/form-attributes';

/**
 * Opens an address after a delay in milliseconds, unless a form is sending then: leaving the page would abort
 * its request. If the visitor leaves or uses any field first, nothing is opened.
 */
export function redirect(address: string, delay: number) {
  const timer = setTimeout(() => {
    if (!document.querySelector(`form[${FormAttribute.busy}]`)) window.location.assign(address);
  }, delay);
  for (const type of ['pagehide', 'reset', 'input'])
    addEventListener(type, () => clearTimeout(timer), { once: true });
}
