import type { Part } from '../message';

/** Escapes external text for HTML, in an element or an attribute. */
export function escape(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** Renders the time of day of an ISO 8601 time. */
export function renderTime(at: string): string {
  return `<time datetime="${at}">${new Date(at).toLocaleTimeString('en-GB')}</time>`;
}

/** Renders parts in order, each with its name and value. */
export function renderParts(parts: readonly Part[]): string {
  const rows = parts.map(
    (part) => `<div><dt>${escape(part.name)}</dt><dd dir="auto">${renderValue(part)}</dd></div>`,
  );
  return `<dl>${rows.join('')}</dl>`;
}

function renderValue(part: Part): string {
  if (part.filename !== undefined) {
    return `<em>File ${escape(part.filename || 'without a name')}, ${part.size ?? 0} bytes</em>`;
  }
  return part.value === '' ? '<em>empty</em>' : escape(part.value);
}
