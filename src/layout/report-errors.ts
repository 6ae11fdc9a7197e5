/** How many errors of one page are reported: a loop must not flood the owner. */
const most = 5;

/**
 * Sends uncaught errors of this page's scripts to the owner's address (`GATSBY_ERROR_REPORTS`): the page, the message
 * and its place in the script, nothing that a visitor typed. Does nothing without an address.
 */
export function reportErrors(address: string): void {
  if (address === '') return;
  let sent = 0;
  const send = (message: string, place: string) => {
    sent += 1;
    if (sent > most) return;
    navigator.sendBeacon(address, JSON.stringify({ page: location.pathname, message, place }));
  };
  addEventListener('error', ({ message, filename, lineno, colno }) => {
    send(message, `${filename}:${lineno}:${colno}`);
  });
  addEventListener('unhandledrejection', ({ reason }) => send(String(reason), ''));
}
