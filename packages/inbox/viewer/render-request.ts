import type { RequestRecord } from '../message';
import { escape, renderParts, renderTime } from './html';
import { renderEnding, renderFault } from './render-ending';

/**
 * Renders one request as HTML, with all external text escaped.
 * @param isDelivered whether it brought a message
 */
export function renderRequest(record: RequestRecord, isDelivered: boolean): string {
  const { id, at, method, path, origin, parts, problem } = record;
  const message = isDelivered ? `<a href="/#entry-${id}">Delivered</a>` : 'Not delivered';
  const from = origin === null ? 'without an origin' : `from ${escape(origin)}`;
  const reason = problem === null ? '' : `<p class="duplicate">${escape(problem)}</p>\n`;
  const count = parts.length === 1 ? '1 part' : `${parts.length} parts`;
  const body =
    parts.length === 0
      ? ''
      : `<details><summary>${count} in order</summary>\n${renderParts(parts)}\n</details>\n`;
  return `<article id="entry-${id}" aria-labelledby="heading-${id}">
<h2 id="heading-${id}" class="code">${escape(`${method} ${path}`)} <small>${id}</small></h2>
<p class="facts">${renderTime(at)} ${renderEnding(record)}${renderFault(record)} <span>${message}</span> <span>${from}</span> <a href="/requests/${id}.txt">Raw request<span class="hidden"> ${id}</span></a></p>
${reason}${body}</article>`;
}
