import { choices, isTechnical, valueOf, type Part } from './answers';
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

function renderRequest({ id, at, method, path, parts, delivered, answer }: InboxRequest): string {
  const title = valueOf(parts, 'template_id') || `${method} ${path}`;
  return `<hr><article aria-labelledby="heading-${id}">
<h2 id="heading-${id}">${escape(title)} <small>${id}</small></h2>
<p><time datetime="${at}">${new Date(at).toLocaleTimeString('en-GB')}</time>
${delivered ? 'Delivered.' : '<strong>Not delivered.</strong>'} Answer: ${answer}.</p>
${renderParts(parts.filter((part) => !isTechnical(part)))}
<details id="technical-${id}"><summary>Added by the sending library</summary>${renderParts(parts.filter(isTechnical))}</details>
</article>`;
}

/** Returns the page. Without its script it is complete, but does not show new requests by itself. */
export function renderPage({ requests }: InboxState): string {
  const words = choices.map(
    ({ word, label }) => `<dt>you+${word}@example.com</dt><dd>${label}</dd>`,
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
<details id="answers"><summary>A word in the address of a message chooses its answer</summary><dl>${words.join('')}</dl></details>
<form method="post" action="/reset"><span id="count" role="status">Received: ${requests.length}</span> <button>Delete everything</button></form>
<div id="list">${entries.join('\n')}</div>
<p>Nothing has arrived yet. Send a form of the site: it appears here at once.</p>
</main>
`;
}
