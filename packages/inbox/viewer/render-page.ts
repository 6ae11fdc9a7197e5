import { localAccount } from '../local-account';
import type { InboxState } from '../state';
import { renderMessage, renderRequest } from './render-entry';

/** The content of a page of the inbox. */
export type LedgerName = 'messages' | 'requests';

const titles = { messages: 'Messages', requests: 'Requests' };

/** The text of a page while its ledger is empty. */
const emptyTexts = {
  messages: `<h2>Nothing has arrived yet</h2>
<p>Send a form of your site, or the test message above. It appears here a moment later; there is no need to reload.</p>
<p>To see what a visitor sees when sending goes wrong, use one of the suggested addresses in the form: <code>you+503@example.com</code> is answered with that status, <code>you+hang@example.com</code> not at all. The README lists the others.</p>`,
  requests: `<h2>There are no calls yet</h2>
<p>Every call is listed here, whether it brought a message or not: refused and broken ones too, and the browser’s own questions before a call to another site (OPTIONS).</p>`,
};

const words = ['503', '429', 'slow5000', 'hang', 'stall', 'reset', 'cut', 'html'];

/** A form that sends a test message to the inbox, by the same call as any site's. */
const tryForm = `<form id="try" method="post" enctype="multipart/form-data" action="/api/v1.0/email/send-form">
<label for="email">Test message from</label>
<input id="email" type="email" name="email" value="you@example.com" required autocomplete="off" list="faults">
<datalist id="faults">${words.map((word) => `<option value="you+${word}@example.com">`).join('')}</datalist>
<input type="hidden" name="text" value="A test message, sent by the inbox itself.">
<input type="hidden" name="service_id" value="${localAccount.serviceId}">
<input type="hidden" name="template_id" value="${localAccount.contactTemplateId}">
<input type="hidden" name="user_id" value="${localAccount.publicKey}">
<button>Send a test message</button>
<span id="answer" role="status"></span>
</form>`;

/** Renders one entry of a ledger as HTML; empty if there is none with that id. */
export function renderEntry(state: InboxState, ledger: LedgerName, id: number): string {
  const request = state.requests.find((entry) => entry.id === id);
  const message = state.messages.find((entry) => entry.id === id);
  if (ledger === 'messages') return message ? renderMessage(message, request) : '';
  return request ? renderRequest(request, message !== undefined) : '';
}

/** Renders the whole page of a ledger. Without its script it is complete except for the search. */
export function renderPage(state: InboxState, ledger: LedgerName): string {
  // The newest first.
  const entries = state[ledger].map(({ id }) => renderEntry(state, ledger, id)).reverse();
  const link = (href: string, name: LedgerName) =>
    `<a href="${href}"${name === ledger ? ' aria-current="page"' : ''}>${titles[name]}</a>`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${titles[ledger]}</title>
<link rel="stylesheet" href="/style.css">
<link rel="icon" href="data:,">
<script src="/live.js" defer></script>
</head>
<body data-ledger="${ledger}">
<header>
<h1>Local inbox</h1>
<p>Every message that a form sends to this machine arrives here. Nothing leaves it, and everything is forgotten when the inbox stops.</p>
<nav aria-label="Ledgers">${link('/', 'messages')} ${link('/requests', 'requests')}</nav>
</header>
<main>
${tryForm}
<form id="reset" method="post" action="/reset">
<span id="count" role="status">${titles[ledger]}: ${entries.length}</span>
<label id="search" hidden>Search <input id="query" type="search" autocomplete="off" spellcheck="false"></label>
<button>Forget everything</button>
</form>
<section id="empty"${entries.length > 0 ? ' hidden' : ''}>
${emptyTexts[ledger]}
</section>
<div id="list">${entries.join('\n')}</div>
</main>
</body>
</html>
`;
}
