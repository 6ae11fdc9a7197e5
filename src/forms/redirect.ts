import { busyAttribute } from '../page-scripts/form-element';

/**
 * Opens an address after a delay in milliseconds, unless a form is sending then: leaving the page would abort
 * its request. If the visitor leaves first, nothing is opened.
 */
export function redirect(address: string, delay: number) {
  const timer = setTimeout(() => {
    if (!document.querySelector(`form[${busyAttribute}]`)) window.location.assign(address);
  }, delay);
  addEventListener('pagehide', () => clearTimeout(timer), { once: true });
}
