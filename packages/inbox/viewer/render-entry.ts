import { STATUS_CODES } from 'node:http';
import { localAccount } from '../local-account';
import { isTechnical, type Message, type Part, type RequestRecord } from '../message';

const formNames = new Map<string, string>([
  [localAccount.contactTemplateId, 'Contact form'],
  [localAccount.newsletterTemplateId, 'Newsletter form'],
]);

/** Escapes external text for HTML. */
const escape = (text: string) =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

/**
 * Renders one message as HTML, with all external text escaped.
 * @param request the request that brought it, unless the ledger has dropped it
 */
export function renderMessage(message: Message, request: RequestRecord | undefined): string {
  const { id, at, templateId, parts, duplicateOf } = message;
  const copy =
    duplicateOf === null
      ? ''
      : `<p class="note">Most likely a copy of <a href="#entry-${duplicateOf}">message ${duplicateOf}</a>: every part is the same.</p>`;
  return renderEntry(
    { id, at, title: formNames.get(templateId) ?? `Template ${templateId}` },
    renderEnding(request),
    `${copy}
${renderParts(parts.filter((part) => !isTechnical(part)))}
<details><summary>What the sending library added</summary>
${renderParts(parts.filter(isTechnical))}
</details>`,
  );
}

/**
 * Renders one request as HTML, with all external text escaped.
 * @param isDelivered whether it brought a message
 */
export function renderRequest(record: RequestRecord, isDelivered: boolean): string {
  const { id, at, method, path, origin, parts, problem } = record;
  const message = isDelivered ? `<a href="/#entry-${id}">Delivered</a>` : 'Not delivered';
  const from = origin === null ? 'without an origin' : `from ${escape(origin)}`;
  return renderEntry(
    { id, at, title: `${method} ${path}` },
    `${renderEnding(record)} <span>${message}</span> <span>${from}</span>`,
    `${problem === null ? '' : `<p class="note">${escape(problem)}</p>`}
<details><summary>Parts in order: ${parts.length}</summary>
${renderParts(parts)}
</details>`,
  );
}

/** Renders an entry of either ledger. */
const renderEntry = (
  { id, at, title }: { id: number; at: string; title: string },
  facts: string,
  body: string,
) => `<article id="entry-${id}" aria-labelledby="heading-${id}">
<h2 id="heading-${id}">${escape(title)} <small>${id}</small></h2>
<p class="facts"><time datetime="${at}">${new Date(at).toLocaleTimeString('en-GB')}</time> ${facts} <a href="/requests/${id}.txt" aria-label="Raw request ${id}">Raw request</a></p>
${body}
</article>`;

/** Renders parts in order, each with its name and value. */
function renderParts(parts: readonly Part[]): string {
  const rows = parts.map(
    (part) => `<div><dt>${escape(part.name)}</dt><dd dir="auto">${renderValue(part)}</dd></div>`,
  );
  return `<dl>${rows.join('')}</dl>`;
}

function renderValue({ value, filename, size = 0 }: Part): string {
  if (filename === undefined) return value === '' ? '<em>empty</em>' : escape(value);
  return `<em>File ${escape(filename || 'without a name')}, ${size} bytes</em>`;
}

/** What the status line says before the answer. */
const endings = {
  open: 'Not finished:',
  answered: 'Answered',
  broken: 'Connection broken,',
  aborted: 'The browser went away,',
};

/** Renders the outcome of a request, and its fault; this element changes while a page is open. */
function renderEnding(record: RequestRecord | undefined): string {
  if (!record) return '<span class="ending">Too long ago to tell</span>';
  const { ending, status, fault } = record;
  const isGood = ending === 'answered' && status !== null && status < 300;
  const answer = status === null ? 'no answer' : `${status} ${STATUS_CODES[status] ?? ''}`.trim();
  const cause = fault === null ? '' : ` by the fault ${JSON.stringify(fault).slice(0, 80)}`;
  return `<span class="ending${isGood ? ' good' : ''}">${endings[ending]} ${answer}${escape(cause)}</span>`;
}
