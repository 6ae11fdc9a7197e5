import type { InboxState } from '../state';
import { emptyTexts } from './empty-texts';
import { renderMessage } from './render-message';
import { renderRequest } from './render-request';
import { renderTryForm } from './render-try-form';

/** The content of a page of the inbox. */
export type LedgerName = 'messages' | 'requests';

/** Renders the entries of a ledger as HTML, the newest first. */
function renderEntries(state: InboxState, ledger: LedgerName): string[] {
  return state[ledger]
    .all()
    .map(({ id }) => renderEntry(state, ledger, id))
    .reverse();
}

/** Renders one entry of a ledger as HTML; empty if there is none with that id. */
export function renderEntry(state: InboxState, ledger: LedgerName, id: number): string {
  const request = state.requests.find((entry) => entry.id === id);
  const message = state.messages.find((entry) => entry.id === id);
  if (ledger === 'messages') return message ? renderMessage(message, request) : '';
  return request ? renderRequest(request, message !== undefined) : '';
}

/** Renders the whole page of a ledger. Without its script it is complete except for the search. */
export function renderPage(state: InboxState, ledger: LedgerName): string {
  const entries = renderEntries(state, ledger);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${ledger === 'messages' ? 'Inbox' : 'Requests'}</title>
<link rel="stylesheet" href="/style.css">
<link rel="icon" href="data:,">
<script src="/live.js" defer></script>
</head>
<body data-ledger="${ledger}">
<header>
<p class="thread" aria-hidden="true"></p>
<h1>Local inbox</h1>
<p>Every message that a form sends to this machine arrives here. Nothing leaves it, and everything is forgotten when the inbox stops.</p>
<nav aria-label="Ledgers">
${renderLink('/', 'Messages', ledger === 'messages')}
${renderLink('/requests', 'Requests', ledger === 'requests')}
</nav>
</header>
<main>
${renderTryForm()}
<div class="bar">
<p id="count" role="status">${countText(ledger, entries.length)}</p>
<form id="reset" method="post" action="/reset"><button>Forget everything</button></form>
<p id="search" hidden><label for="query">Search</label> <input id="query" type="search" autocomplete="off" spellcheck="false"></p>
</div>
<section id="empty"${entries.length > 0 ? ' hidden' : ''}>
${emptyTexts[ledger]}
</section>
<div id="list">${entries.join('\n')}</div>
</main>
</body>
</html>
`;
}

const renderLink = (href: string, name: string, isCurrent: boolean) =>
  `<a href="${href}"${isCurrent ? ' aria-current="page"' : ''}>${name}</a>`;

/** Returns the number of entries in words; the page's script uses the same words. */
function countText(ledger: LedgerName, count: number): string {
  return `${count || 'No'} ${count === 1 ? ledger.slice(0, -1) : ledger}`;
}
