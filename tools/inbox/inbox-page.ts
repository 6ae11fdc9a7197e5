import { isAddedByLibrary, valueOf, type Part } from './message-parts';
import { choices } from './replies';
import type { InboxRequest, InboxState } from './state';

/** Escapes external text for HTML. */
const escape = (text: string) =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

function renderParts(parts: readonly Part[]): string {
  const rows = parts.map(
    ({ name, value }) =>
      `<dt>${escape(name)}</dt>\n<dd dir="auto">${escape(value) || '<em>empty</em>'}</dd>`,
  );
  return `<dl>${rows.join('')}</dl>`;
}

function renderRequest({ id, at, method, path, parts, delivered, reply }: InboxRequest): string {
  const title = valueOf(parts, 'template_id') || `${method} ${path}`;
  return `<hr><article aria-labelledby="heading-${id}">
<h2 id="heading-${id}">${escape(title)} <small>${id}</small></h2>
<p><time datetime="${at}">${new Date(at).toLocaleTimeString('en-GB')}</time>
${delivered ? 'Delivered.' : '<strong>Not delivered.</strong>'} Reply: ${reply}.</p>
${renderParts(parts.filter((part) => !isAddedByLibrary(part)))}
<details id="technical-${id}"><summary>Added by the sending library</summary>${renderParts(parts.filter(isAddedByLibrary))}</details>
</article>`;
}

/** Returns the page. Without its script it is complete, but does not show new requests by itself. */
export function renderPage({ requests, choice }: InboxState): string {
  const options = choices.map(
    ({ word, label }) =>
      `<option value="${word}"${word === choice.word ? ' selected' : ''}>${label} (+${word})</option>`,
  );
  // The newest first.
  const entries = requests.map(renderRequest).reverse();
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>(${requests.length}) Local inbox</title>
<link rel="stylesheet" href="/page.css">
<link rel="icon" href="data:,">
<script src="/live.js" defer></script>
<main>
<h1>Local inbox</h1>
<p>Every message that a form sends to this machine arrives here. Nothing leaves it, and nothing is kept when the inbox stops.</p>
<form method="post" action="/reply">
<label for="reply">Reply to every message</label>
<select id="reply" name="reply" aria-describedby="one-message">${options.join('')}</select>
<button>Set</button>
</form>
<p id="one-message">To choose the reply to one message, send it from an address with the word in brackets: <code>you+503@example.com</code>.</p>
<form method="post" action="/reset"><span id="count" role="status">Received: ${requests.length}</span> <button>Delete everything</button></form>
<div id="list">${entries.join('\n')}</div>
<p>Nothing has arrived yet. Send a form of the site: it appears here at once.</p>
</main>
`;
}
