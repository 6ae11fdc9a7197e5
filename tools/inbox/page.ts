import { localAccount } from './local-account';
import { isTechnical, type Message, type Part } from './message';

const formNames = new Map<string, string>([
  [localAccount.contactTemplateId, 'Contact form'],
  [localAccount.newsletterTemplateId, 'Newsletter form'],
]);

/** The whole page: the newest message first, complete without its script. */
export function renderPage(messages: readonly Message[]): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Inbox</title>
<link rel="stylesheet" href="/style.css">
<link rel="icon" href="data:,">
<script src="/live.js" defer></script>
</head>
<body>
<header>
<p class="thread" aria-hidden="true"></p>
<h1>Local inbox</h1>
<p>Every message that a form of the site sends on this machine arrives here. Nothing leaves it, and everything is forgotten when the inbox stops.</p>
<p id="count" role="status">${countText(messages.length)}</p>
</header>
<main>
<section id="empty"${messages.length > 0 ? ' hidden' : ''}>
<h2>Nothing has arrived yet</h2>
<p>Open the site that was printed beside this address, fill in the form on its contact page or the newsletter field at the foot of any page, and send it. The message appears here a moment later; there is no need to reload.</p>
<p>To see what a visitor sees when sending goes wrong, use one of these addresses in the form:</p>
<dl>
<dt>you+503@example.com</dt><dd>The service answers with that error.</dd>
<dt>you+slow5000@example.com</dt><dd>The answer takes 5000 milliseconds.</dd>
<dt>you+hang@example.com</dt><dd>No answer comes at all.</dd>
<dt>you+reset@example.com</dt><dd>The connection breaks.</dd>
</dl>
</section>
<div id="messages">${[...messages].reverse().map(renderMessage).join('\n')}</div>
</main>
</body>
</html>
`;
}

/** One message as HTML; everything that came from outside is escaped. */
export function renderMessage(message: Message): string {
  const form = formNames.get(message.templateId) ?? `Template ${message.templateId}`;
  const time = new Date(message.at).toLocaleTimeString('en-GB');
  const heading = `message-${message.id}`;
  return `<article aria-labelledby="${heading}">
<h2 id="${heading}">${escape(form)} <time datetime="${message.at}">${time}</time></h2>
${renderParts(message.parts.filter((part) => !isTechnical(part)))}
<details><summary>What the sending library added</summary>
${renderParts(message.parts.filter(isTechnical))}
</details>
</article>`;
}

/** How many messages there are, in words. */
function countText(count: number): string {
  if (count === 0) return 'No messages';
  return count === 1 ? '1 message' : `${count} messages`;
}

function renderParts(parts: readonly Part[]): string {
  const rows = parts.map((part) => `<dt>${escape(part.name)}</dt><dd>${renderValue(part)}</dd>`);
  return `<dl>${rows.join('')}</dl>`;
}

function renderValue(part: Part): string {
  if (part.filename !== undefined) {
    return `<em>File ${escape(part.filename || 'without a name')}, ${part.size ?? 0} bytes</em>`;
  }
  return part.value === '' ? '<em>empty</em>' : escape(part.value);
}

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
