/** Logs the path that was not found. */
export function logNotFound() {
  if (document.querySelector('[data-not-found]')) console.warn('Not found:', location.pathname);
}
