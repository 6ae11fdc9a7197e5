import { busyAttribute } from '../page-scripts/form-element';

/**
 * Opens an address after a delay in milliseconds, as a link would, unless a form is still sending:
 * leaving would cut off its request. Leaving the page cancels it.
 */
export function redirect(address: string, delay: number) {
  const timer = setTimeout(() => {
    if (!document.querySelector(`form[${busyAttribute}]`)) window.location.assign(address);
  }, delay);
  addEventListener('pagehide', () => clearTimeout(timer), { once: true });
}
