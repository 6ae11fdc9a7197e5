/** How often a page that cannot be left yet is asked again, in milliseconds. */
const pause = 50;

/**
 * Opens an address as a link would, once no form of the page waits for an answer: a page that is left
 * cuts off what it is sending. Gatsby's own `navigate` would change the address without a new document,
 * and a later Back could then meet a document without scripts to show the page before.
 */
export function goTo(address: string) {
  if (document.querySelector('form[aria-busy=true]')) setTimeout(goTo, pause, address);
  else window.location.assign(address);
}
