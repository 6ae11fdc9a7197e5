import { FormAttribute } from '../../contract/form-attributes';

/**
 * Opens an address after a delay in milliseconds, unless a form is sending then: leaving the page would abort its
 * request. Nothing is opened if the visitor goes somewhere else first, or uses any field.
 */
export function redirect(address: string, delay: number) {
  const abort = new AbortController();
  const timer = setTimeout(() => {
    abort.abort();
    if (!document.querySelector(`form[${FormAttribute.busy}]`)) window.location.assign(address);
  }, delay);
  const revoke = () => {
    abort.abort();
    clearTimeout(timer);
  };
  const { signal } = abort;
  // `beforeunload` comes when a link or a reload is pressed, `pagehide` only when the next page arrives.
  for (const type of ['beforeunload', 'pagehide', 'input'])
    addEventListener(type, revoke, { signal });
  addEventListener(
    'click',
    ({ target }) => {
      // A link may open another tab.
      if (target instanceof Element && target.closest('a')) revoke();
    },
    { signal },
  );
}
