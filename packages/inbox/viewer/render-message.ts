import { localAccount } from '../local-account';
import { isTechnical, type Message, type RequestRecord } from '../message';
import { escape, renderParts, renderTime } from './html';
import { renderEnding, renderFault } from './render-ending';

const formNames = new Map<string, string>([
  [localAccount.contactTemplateId, 'Contact form'],
  [localAccount.newsletterTemplateId, 'Newsletter form'],
]);

/**
 * Renders one message as HTML, with all external text escaped.
 * @param request the request that brought it, unless the ledger has dropped it
 */
export function renderMessage(message: Message, request: RequestRecord | undefined): string {
  const { id, templateId, parts, duplicateOf } = message;
  const form = formNames.get(templateId) ?? `Template ${templateId}`;
  const copy =
    duplicateOf === null
      ? ''
      : `<p class="duplicate">Most likely a copy of <a href="#entry-${duplicateOf}">message ${duplicateOf}</a>: every part is the same.</p>\n`;
  return `<article id="entry-${id}" aria-labelledby="heading-${id}">
<h2 id="heading-${id}">${escape(form)} <small>${id}</small></h2>
<p class="facts">${renderTime(message.at)} ${renderEnding(request)}${renderFault(request)} <a href="/requests/${id}.txt">Raw request<span class="hidden"> ${id}</span></a></p>
${copy}${renderParts(parts.filter((part) => !isTechnical(part)))}
<details><summary>What the sending library added</summary>
${renderParts(parts.filter(isTechnical))}
</details>
</article>`;
}
