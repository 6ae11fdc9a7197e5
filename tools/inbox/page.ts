import { choices } from './answers';
import { isTechnical, valueOf, type InboxRequest, type Part } from './message';
import type { InboxState } from './state';

/** Escapes external text for HTML. */
const escape = (text: string) =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

/** Returns one request as HTML, with all external text escaped. */
export function renderRequest(request: InboxRequest): string {
  const { id, at, method, path, parts, delivered, answer } = request;
  const title = valueOf(parts, 'template_id') || `${method} ${path}`;
  return `<article id="request-${id}" aria-labelledby="heading-${id}">
<h2 id="heading-${id}">${escape(title)} <small>${id}</small></h2>
<p><time datetime="${at}">${new Date(at).toLocaleTimeString('en-GB')}</time>
${delivered ? 'Delivered.' : '<strong>Not delivered.</strong>'} Answer: ${answer}.</p>
${renderParts(parts.filter((part) => !isTechnical(part)))}
<details><summary>Added by the sending library</summary>${renderParts(parts.filter(isTechnical))}</details>
</article>`;
}

function renderParts(parts: readonly Part[]): string {
  const rows = parts.map(
    ({ name, value, filename }) =>
      `<dt>${escape(filename === undefined ? name : `${name} (file ${filename})`)}</dt>
<dd dir="auto">${escape(value) || '<em>empty</em>'}</dd>`,
  );
  return `<dl>${rows.join('')}</dl>`;
}

/** Returns the whole page. It is complete without its script, but does not follow what arrives. */
export function renderPage({ requests, chosen }: InboxState): string {
  const options = choices.map(
    ({ word, label }) =>
      `<option value="${word}"${word === chosen ? ' selected' : ''}>${label} (+${word})</option>`,
  );
  // The newest first.
  const entries = requests.map(renderRequest).reverse();
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Local inbox</title>
<link rel="stylesheet" href="/page.css">
<link rel="icon" href="data:,">
<script src="/live.js" defer></script>
<main>
<h1>Local inbox</h1>
<p>Every message that a form sends to this machine arrives here. Nothing leaves it, and everything is forgotten when the inbox stops.</p>
<form method="post" action="/answer">
<label for="answer">Answer to every message</label>
<select id="answer" name="answer">${options.join('')}</select>
<button>Set the answer</button>
</form>
<p>One message alone gets another answer by a word in its address: <code>you+503@example.com</code>, <code>you+hang@example.com</code>.</p>
<form method="post" action="/reset"><span id="count" role="status">Received: ${entries.length}</span> <button>Forget everything</button></form>
<div id="list">${entries.join('\n')}</div>
<p>Nothing has arrived yet. Send a form of the site: it appears here at once.</p>
</main>
`;
}
