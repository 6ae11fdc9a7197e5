/**
 * Opens an address after a delay in milliseconds, as a link would, unless a form is still sending:
 * leaving would cut off its request. Leaving the page, or the returned function, cancels it.
 */
export function redirectAfter(delay: number, address: string): () => void {
  const timer = setTimeout(() => {
    if (!document.querySelector('form[data-busy]')) window.location.assign(address);
  }, delay);
  const cancel = () => clearTimeout(timer);
  addEventListener('pagehide', cancel, { once: true });
  return cancel;
}
