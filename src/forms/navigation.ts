import type { FormName } from './config';

/** The page that a success opens, and whether the visitor has had the time to read the message. */
type Lead = { address: string; isDue: boolean };

const leads = new Map<FormName, Lead>();

/** The forms whose last press has not succeeded. */
const holding = new Map<FormName, Hold>();

/**
 * The reason why a form holds the page: its press waits for an answer, or has failed.
 */
type Hold = 'waits' | 'failed';

/**
 * Records whether a form holds the page. A failure holds it until the visitor presses again, in any
 * form.
 */
export function holdPage(name: FormName, hold: Hold | null) {
  if (hold === 'waits' && holding.get(name) !== 'waits') {
    for (const [other, held] of holding) if (held === 'failed') holding.delete(other);
  }
  if (hold) {
    holding.set(name, hold);
    leads.delete(name);
  } else {
    holding.delete(name);
  }
}

/**
 * Opens an address as a link would. The inquiry's calendar takes precedence, and it waits while any
 * form holds the page, because leaving cuts off a request. Gatsby's own `navigate` would change the
 * address without a new document, and a later Back could then reach a document without scripts.
 */
function go() {
  const lead = leads.get('contact') ?? leads.get('newsletter');
  if (!lead?.isDue || holding.size > 0) return;
  leads.clear();
  window.location.assign(lead.address);
}

/** Opens an address some milliseconds after a success. Leaving the page before that cancels it. */
export function leadOn(name: FormName, address: string, delay = 0) {
  const lead = { address, isDue: false };
  leads.set(name, lead);
  addEventListener('pagehide', () => leads.clear(), { once: true });
  setTimeout(() => {
    lead.isDue = true;
    go();
  }, delay);
}
