import { useEffect } from 'react';

/**
 * Opens an address after a delay in milliseconds, as a link would, unless a form is still sending:
 * leaving would cut off its request. Leaving the page, or another address, cancels it.
 *
 * @param address null: none
 */
export function useRedirect(address: string | null, delay: number) {
  useEffect(() => {
    if (address === null) return;
    const timer = setTimeout(() => {
      if (!document.querySelector('form[data-busy]')) window.location.assign(address);
    }, delay);
    const cancel = () => clearTimeout(timer);
    addEventListener('pagehide', cancel, { once: true });
    return cancel;
  }, [address, delay]);
}
