import type { FormName } from './config';

/** Where a success leads, and whether the visitor has had the time to read of it. */
type Lead = { address: string; isDue: boolean };

const leads = new Map<FormName, Lead>();

/** The forms whose last press has not ended well. */
const holding = new Map<FormName, Hold>();

/** Why a form holds the page: its press waits for an answer or for a person, or has failed. */
export type Hold = 'waits' | 'failed';

/** Says whether a form holds the page. A failure does until the visitor has pressed again, in any form. */
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
 * Opens an address as a link would. The calendar of the inquiry goes first, and no form of the page may
 * hold it: a page that is left cuts off what it is sending. Gatsby's own `navigate` would change the
 * address without a new document, and a later Back could then meet a document without scripts.
 */
function go() {
  const lead = leads.get('contact') ?? leads.get('newsletter');
  if (!lead?.isDue || holding.size > 0) return;
  leads.clear();
  window.location.assign(lead.address);
}

/** Leads on after a success, some milliseconds later. A page that is left before leads nowhere any more. */
export function leadOn(name: FormName, address: string, delay = 0) {
  const lead = { address, isDue: false };
  leads.set(name, lead);
  addEventListener('pagehide', () => leads.clear(), { once: true });
  setTimeout(() => {
    lead.isDue = true;
    go();
  }, delay);
}
